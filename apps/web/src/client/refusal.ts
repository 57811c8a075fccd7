import type { Call, Problem } from '@norma/contracts/kit';

type FieldError = NonNullable<Problem['fieldErrors']>[number];
type Called = Pick<Call, 'method' | 'path'>;
type Parts = {
  status: number;
  code: string;
  detail: string;
  requestId: string;
  /** What was called. */
  call?: Called | null;
  params?: Record<string, string> | undefined;
  fieldErrors?: FieldError[] | undefined;
};

/** A call that was refused or failed. Status 0 means that the network gave no answer at all. */
export class CallRefused extends Error {
  override name = 'CallRefused';
  readonly status: number;
  /** The failure of the contract; `unexpected` where the server broke, `unreachable` or `unnamed` where none was named. */
  readonly code: string;
  /** The server's message. */
  readonly detail: string;
  readonly requestId: string;
  readonly call: Called | null;
  readonly params: Record<string, string>;
  readonly fieldErrors: FieldError[];

  constructor(
    { status, code, detail, requestId, call, params = {}, fieldErrors = [] }: Parts,
    options?: ErrorOptions,
  ) {
    super(detail || `The call was refused with status ${status}`, options);
    this.status = status;
    this.code = code;
    this.detail = detail;
    this.requestId = requestId;
    this.call = call ?? null;
    this.params = params;
    this.fieldErrors = fieldErrors;
  }
}

/** Reads a refusal from a response. */
export async function refusalOf(call: Called, response: Response, sentId: string): Promise<CallRefused> {
  const { status, headers } = response;
  const body = await response.text().catch(() => '');
  const requestId = headers.get('x-request-id') ?? sentId;
  const problem = problemOf(body);
  const applicationError = headerEnding(headers, 'app-error');
  return new CallRefused({
    call,
    status,
    requestId,
    code: problem?.code ?? 'unnamed',
    detail: applicationError ?? problem?.detail ?? textOf(body, headers.get('content-type')),
    params: {
      ...problem?.params,
      ...(applicationError && { entityName: headerEnding(headers, 'app-params') ?? '' }),
    },
    // The code of the application takes precedence over field errors.
    fieldErrors: applicationError === undefined ? problem?.fieldErrors : undefined,
  });
}

/** The refusal of a call that got no answer. */
export const unreachable = (call: Called, requestId: string, cause: unknown): CallRefused =>
  new CallRefused(
    { call, status: 0, code: 'unreachable', detail: 'Server not reachable', requestId },
    { cause },
  );

// Applications put their own name before these: `x-library-app-error`.
const headerEnding = (headers: Headers, end: string): string | undefined =>
  [...headers].find(([name]) => name.endsWith(end))?.[1];

/** The body of a refusal; null where it does not come from the library, as from a gateway. */
function problemOf(body: string): Problem | null {
  try {
    const problem: unknown = JSON.parse(body);
    return isProblem(problem) ? problem : null;
  } catch {
    return null;
  }
}

// Who bears our marks is ours: the rest of it the server has checked against the contract.
const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' &&
  body !== null &&
  'code' in body &&
  typeof body.code === 'string' &&
  'detail' in body &&
  typeof body.detail === 'string' &&
  'requestId' in body;

// The page of a gateway in between is not for people to read.
const textOf = (body: string, type: string | null): string => (type?.includes('html') ? '' : body);
