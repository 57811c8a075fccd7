import type { Edge } from './serve.ts';
import type { Audit } from '../ports/audit.ts';
import type { Logger } from '../ports/loggers.ts';
import { createRateLimiter } from '../concurrency/rateLimiter.ts';

// These tell nothing: a visitor who is not there yet, and a sign-in that is renewed next.
const ordinary = new Set(['not-signed-in', 'token-expired']);
// A document that is refused is stored as such, by `modules/documents/opening.ts`.
const auditedElsewhere = new Set(['document-not-entitled']);
/** Of one person or address the audit keeps so much: a flood of refusals must not become a flood of rows. */
const auditRate = { atOnce: 100, perSecond: 1 / 10 };

/** Keeps which calls were refused to whom. */
export function auditRefusals(audit: Audit, logger: Logger, now: () => Date): Edge['onRefused'] {
  const limiter = createRateLimiter(auditRate, () => now().getTime());
  return ({ tenant, person, remoteAddress, requestId }, call, code) => {
    if (ordinary.has(code) || auditedElsewhere.has(code)) return;
    if (!limiter.take(`${tenant.key} ${person?.personId ?? remoteAddress}`).isTaken) return;
    const event = {
      type: 'call-refused',
      principal: person?.signInName ?? '',
      message: `${call.method} ${call.path}: ${code}`,
      remoteAddress,
      requestId,
    } as const;
    audit
      .record(tenant.key, event)
      .catch((error: unknown) =>
        logger.error({ err: error }, 'denied request could not be written to the audit log'),
      );
  };
}
