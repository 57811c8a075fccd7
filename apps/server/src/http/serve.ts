import { Readable } from 'node:stream';
import { Failed, isFile, statusesOf, type Call, type Contract, type FileAnswer } from '@norma/contracts/kit';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Kysely } from 'kysely';
import type { Context, Delivery, Handlers, Reader, WrittenFile } from '../context.ts';
import type { Audit } from '../ports/audit.ts';
import type { Tenant } from '../tenant/index.ts';
import { asksForRange, deliver, deliverWritten } from './deliver.ts';
import { rangeCost } from './rateLimit.ts';
import { ifMatchOf } from './ifMatch.ts';
import { languageOfRequest } from './language.ts';
import { findNulPath } from '../lib/findNulPath.ts';
import { invalidRequest, problem, Refusal, wrongField } from './problems.ts';
import { noPage } from './security.ts';
import { refuseOthers } from './authenticate.ts';

/** What serving a call takes from the rest of the server. */
export type Edge = {
  readonly tenantOf: (request: FastifyRequest) => Tenant;
  readonly personOf: (
    tenant: Tenant,
    sent: { authorization: string | undefined; remoteAddress: string },
  ) => Promise<Reader>;
  readonly db: (tenantKey: string) => Kysely<unknown>;
  readonly now: () => Date;
  readonly audit: Audit;
  /** Whether an Authorization header is that of a program which may watch the server. */
  readonly isWatcher: (authorization: string | undefined) => boolean;
  /** Whether to hold an answer against its contract; all of them in tests, a sample in production. */
  readonly checksAnswer: () => boolean;
  /** Throws a Refusal where a reader asks too often for what costs much; the amount is 1 unless a part is asked for. */
  readonly enforceRateLimit: (call: Call, context: Context, amount?: number) => void;
  readonly onRefused: (
    ctx: Pick<Context, 'tenant' | 'person' | 'remoteAddress' | 'requestId'>,
    call: Call,
    code: string,
  ) => void;
};

type AnyHandler = (input: unknown, context: Context) => Promise<unknown>;

const parts = ['params', 'query', 'body'] as const;

const received = (call: Call, request: FastifyRequest): Record<string, unknown> => {
  const parsed: Record<string, unknown> = {};
  for (const part of parts) {
    const schema = call[part];
    if (!schema) continue;
    const given = part === 'body' ? (request.body ?? {}) : request[part];
    const result = schema.safeParse(given);
    if (!result.success) throw invalidRequest(part, result.error);
    const place = findNulPath(result.data, part);
    if (place !== null) throw wrongField(place, 'holds a character that no text may hold');
    parsed[part] = result.data;
  }
  if (call.sends) {
    if (!(request.body instanceof Readable)) throw wrongField('body', 'is missing');
    parsed['bytes'] = request.body;
  }
  return parsed;
};

/** Who asks; that no one of this library does is told on, and refused. */
async function knownPerson(edge: Edge, call: Call, request: FastifyRequest, tenant: Tenant): Promise<Reader> {
  try {
    const { authorization } = request.headers;
    return await edge.personOf(tenant, { authorization, remoteAddress: request.ip });
  } catch (error) {
    const { ip: remoteAddress, id: requestId } = request;
    if (error instanceof Refusal)
      edge.onRefused({ tenant, person: null, remoteAddress, requestId }, call, error.code);
    throw error;
  }
}

const contextOf = async (
  edge: Edge,
  call: Call,
  request: FastifyRequest,
  signal: AbortSignal,
): Promise<Context> => {
  const tenant = edge.tenantOf(request);
  const { authorization } = request.headers;
  const personOf = () => knownPerson(edge, call, request, tenant);
  const isOpen = call.who === 'anyone' || (call.who === 'watcher' && edge.isWatcher(authorization));
  const person = isOpen ? null : await personOf();
  const context: Context = {
    tenant,
    db: edge.db(tenant.key),
    requestId: request.id,
    remoteAddress: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    language: languageOfRequest(request.headers, tenant),
    now: edge.now,
    ifMatch: ifMatchOf(request.headers['if-match']),
    signal,
    person,
    signedIn: async () => person ?? (authorization ? personOf() : null),
    audit: (type, message, { within, principal = person?.signInName ?? '' } = {}) => {
      const { ip: remoteAddress, id: requestId } = request;
      return edge.audit.record(tenant.key, { type, principal, message, remoteAddress, requestId }, within);
    },
  };
  return person ? Object.assign(context, { reader: person }) : context;
};

const statusOf = (call: Call, { code }: Failed): number | undefined =>
  call.failures?.find((failure) => failure.code === code)?.status;

const sendRefused = (reply: FastifyReply, call: Call, failed: Failed): unknown => {
  const failure = call.failures?.find(({ code }) => code === failed.code);
  if (!failure)
    throw new Error(
      `${call.method} ${call.path} failed with ${failed.code}, which its contract does not declare`,
    );
  return reply
    .code(failure.status)
    .headers({ ...failure.headers, 'cache-control': 'no-store' })
    .type('application/problem+json')
    .send(
      problem({ ...failure, params: failed.params, fieldErrors: [...failed.fieldErrors] }, reply.request.id),
    );
};

type Sending = {
  readonly call: Call;
  readonly answer: unknown;
  readonly isChecked: boolean;
  readonly charge: (amount: number) => void;
};

const sendAnswer = (reply: FastifyReply, { call, answer, isChecked, charge }: Sending): unknown => {
  const { body, headers } = call.answerHeaders
    ? {
        body: (answer as { answer: unknown }).answer,
        headers: (answer as { headers: Record<string, string> }).headers,
      }
    : { body: answer, headers: {} };
  if (isFile(call.answer)) {
    const file = body as Delivery | WrittenFile;
    void reply.headers(headers);
    return 'pieces' in file
      ? deliverWritten(reply, file)
      : deliver(reply.request, reply, file, { hasRanges: call.ranges ?? false, charge });
  }
  if (isChecked) call.answer.parse(body);
  return reply
    .code(call.status ?? 200)
    .headers(headers)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(typeof body === 'string' ? JSON.stringify(body) : body);
};

/** Says when the one who asked has hung up before the answer was there. */
function abortSignalOf(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

/** What was given up because no one waits for it is no failure: there is no one to tell. */
const isAborted = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/** Mounts one route for each call of a contract: who asks, what they sent, the handler, its answer or refusal. */
export function serve<T extends Contract, Tables>(
  app: FastifyInstance,
  edge: Edge,
  calls: T,
  handlers: Handlers<T, Tables>,
): void {
  for (const [name, call] of Object.entries(calls)) {
    const handle = handlers[name] as unknown as AnyHandler;
    const statuses = statusesOf(call);
    const route: RouteOptions = {
      onSend: async (_request, { statusCode }) => {
        if (edge.checksAnswer() && !statuses.has(statusCode))
          throw new Error(
            `${call.method} ${call.path} was answered with ${statusCode}, which its contract does not declare`,
          );
      },
      method: call.method,
      url: call.path.replace(/\{(\w+)\}/g, ':$1'),
      ...(call.bodyLimit !== undefined && { bodyLimit: call.bodyLimit }),
      config: { call },
      handler: async (request, reply) => {
        void reply.headers(noPage);
        const signal = abortSignalOf(reply);
        const context = await contextOf(edge, call, request, signal);
        const refusing = (refuse: () => void): void => {
          try {
            refuse();
          } catch (error) {
            if (error instanceof Refusal) edge.onRefused(context, call, error.code);
            throw error;
          }
        };
        const charge = (amount: number) => refusing(() => edge.enforceRateLimit(call, context, amount));
        refusing(() => {
          if (context.person) refuseOthers(call, context.person);
        });
        charge(asksForRange(request, call.ranges) ? rangeCost : 1);
        const input = received(call, request);
        let answer: unknown;
        try {
          answer = await handle(input, context);
        } catch (error) {
          if (signal.aborted && isAborted(error)) return reply.hijack();
          throw error;
        }
        if (answer instanceof Failed) {
          if (statusOf(call, answer) === 403) edge.onRefused(context, call, answer.code);
          return sendRefused(reply, call, answer);
        }
        return sendAnswer(reply, { call, answer, isChecked: edge.checksAnswer(), charge });
      },
    };
    if (call.sends) takeFiles(app, call.sends, route);
    else app.route(route);
  }
}

/** Files come to a handler as they are sent, of whatever length: nothing of one is held in memory. */
function takeFiles(app: FastifyInstance, { mediaTypes }: FileAnswer, route: RouteOptions): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser([...mediaTypes], (_request, payload, done) => done(null, payload));
    scope.route(route);
  });
}
