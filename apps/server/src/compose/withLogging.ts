import type { Audit } from '../ports/audit.ts';
import type { Database } from '../ports/database.ts';
import type { Jobs } from '../ports/jobs.ts';
import type { Logger } from '../ports/loggers.ts';
import type { Mailer } from '../ports/mailer.ts';

const msSince = (startedAt: number): number => Math.round(performance.now() - startedAt);

/** Job queues that log when jobs begin, end and fail. */
export function withJobLogging(jobs: Jobs, logger: Logger): Jobs {
  const logged = async (job: object, work: () => Promise<void>): Promise<void> => {
    const startedAt = performance.now();
    logger.debug(job, 'job started');
    try {
      await work();
      logger.debug({ ...job, ms: msSince(startedAt) }, 'job finished');
    } catch (cause) {
      logger.warn({ ...job, ms: msSince(startedAt), err: cause }, 'job failed, retrying');
      throw cause;
    }
  };
  return {
    ...jobs,
    work: (queue, handler) =>
      jobs.work(queue, (data, signal) => logged({ queue, data }, () => handler(data, signal))),
    schedule: (recurring, handler) =>
      jobs.schedule(recurring, (cause, signal) =>
        logged({ queue: recurring.queue, cause }, () => handler(cause, signal)),
      ),
  };
}

/** A way out for emails of which a logger hears what happened to each; it is told no address and no text. */
export const withMailerLogging = (mailer: Mailer, logger: Logger): Mailer => ({
  ...mailer,
  send: async (mail) => {
    const startedAt = performance.now();
    const handover = await mailer.send(mail);
    const fields = { mail: mail.id, outcome: handover.outcome, ms: msSince(startedAt) };
    if (handover.outcome === 'accepted') logger.debug(fields, 'email delivered');
    else logger.info(fields, 'email not accepted by the mail server');
    return handover;
  },
});

/** An audit of which a logger hears that something was stored, and of no name: what was typed as one may be a password. */
export const withAuditLogging = (audit: Audit, logger: Logger): Audit => ({
  record: async (tenant, event, within) => {
    await audit.record(tenant, event, within);
    const { type, remoteAddress, requestId } = event;
    logger.debug({ tenant, type, remoteAddress, requestId }, 'audit event recorded');
  },
});

/** What takes longer than this should not, unless something else is wrong. */
const slowMs = 2_000;

/** Tells a logger of every statement, and of slow ones where others stay unsaid. */
export function logStatements(database: Pick<Database, 'onStatement'>, logger: Logger): void {
  database.onStatement(({ sql, ms, isFailed }) => {
    const fields = { sql, ms: Math.round(ms) };
    if (isFailed) logger.debug(fields, 'statement failed');
    else if (ms > slowMs) logger.warn(fields, 'slow statement');
    else logger.trace(fields, 'statement');
  });
}
