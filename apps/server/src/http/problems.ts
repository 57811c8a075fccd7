import { STATUS_CODES } from 'node:http';
import type { Problem } from '@norma/contracts/kit';
import type { z } from 'zod';

type ProblemDetails = Pick<Problem, 'fieldErrors' | 'params'> & {
  headers?: Readonly<Record<string, string>>;
};

/** A refusal at the edge, before a handler is asked. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly fieldErrors: Problem['fieldErrors'];
  readonly params: Problem['params'];
  /** Headers, in lower case, that say it too. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    code: string,
    detail: string,
    { fieldErrors, params, headers = {} }: ProblemDetails = {},
  ) {
    super(detail);
    this.status = status;
    this.code = code;
    this.fieldErrors = fieldErrors;
    this.params = params;
    this.headers = headers;
  }
}

/** The body of a refused call. */
export function problem(
  refusal: {
    status: number;
    code: string;
    detail: string;
    /** Other than the status in words. */
    title?: string;
    params?: Problem['params'];
    fieldErrors?: Problem['fieldErrors'];
  },
  requestId: string,
): Problem {
  const { status, code, detail, title, params, fieldErrors } = refusal;
  return {
    title: title ?? STATUS_CODES[status] ?? 'Error',
    status,
    detail,
    message: detail,
    code,
    ...(params && Object.keys(params).length > 0 && { params }),
    ...(fieldErrors && fieldErrors.length > 0 && { fieldErrors }),
    requestId,
  };
}

const unfit = (fieldErrors: Problem['fieldErrors']): Refusal =>
  new Refusal(400, 'invalid-request', 'The request does not fit the contract', { fieldErrors });

/** Refuses input that does not fit the contract, naming each field by its path, e.g. `body.keywords`. */
export const invalidRequest = (part: string, error: z.ZodError): Refusal =>
  unfit(
    error.issues
      .slice(0, 20)
      .map(({ path, message, code }) => ({ field: [part, ...path.map(String)].join('.'), message, code })),
  );

/** Refuses one field of what was sent. */
export const wrongField = (field: string, message: string): Refusal => unfit([{ field, message }]);
