import type { IncomingMessage } from 'node:http';
import type { Visit } from '../../ports/identity.ts';
import type { Tenant } from '../../tenant/index.ts';
import { isDatabaseUnreachable } from '../database/isDatabaseUnreachable.ts';
import type { FailureReason, ProviderPages } from './pages.ts';

/** After how many seconds a client may ask again while the database is away. */
const retrySeconds = 5;

/** How an error is answered. */
type Answered = {
  readonly status: 500 | 503;
  readonly headers: Readonly<Record<string, string>>;
};

/** Answers requests to the provider that failed, so that none of them stays without an answer. */
export type Failures = {
  /** How an error that was thrown is to be answered; it is logged. */
  readonly answerOf: (error: unknown, request: IncomingMessage) => Answered;
  /** Answers with 500, or with 503 while the database is away. */
  readonly fail: (tenant: Tenant, visit: Visit, error: unknown) => void;
  /** Answers with 400 what none of our pages sends, such as text with NUL, which no text of the database holds. */
  readonly refuse: (tenant: Tenant, visit: Visit) => void;
};

/** Answers failed requests with the page of the tenant. */
export function answersFailures(
  pages: ProviderPages,
  onFailed: (error: unknown, requestId: string) => void,
): Failures {
  const answerOf = (error: unknown, { headers }: IncomingMessage): Answered => {
    onFailed(error, String(headers['x-request-id'] ?? ''));
    return isDatabaseUnreachable(error)
      ? { status: 503, headers: { 'retry-after': String(retrySeconds) } }
      : { status: 500, headers: {} };
  };

  const send = (
    tenant: Tenant,
    { request, response }: Visit,
    { status, headers }: { status: number; headers: Answered['headers'] },
    reason: FailureReason,
  ): void => {
    const { html, policy } = pages.failed(tenant, request.headers, reason);
    response
      .writeHead(status, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
        'cache-control': 'no-store',
        ...headers,
      })
      .end(html);
  };

  return {
    answerOf,
    fail: (tenant, visit, error) => {
      const { response } = visit;
      // A client that has hung up waits for no answer.
      if (response.destroyed) return;
      const answered = answerOf(error, visit.request);
      if (response.headersSent) response.destroy();
      else send(tenant, visit, answered, { kind: 'unexpected' });
    },
    refuse: (tenant, visit) => send(tenant, visit, { status: 400, headers: {} }, { kind: 'malformed' }),
  };
}
