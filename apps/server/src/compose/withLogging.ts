import type { Audit } from '../ports/audit.ts';
import type { Database } from '../ports/database.ts';
import type { Jobs } from '../ports/jobs.ts';
import type { Logger } from '../ports/loggers.ts';
import type { Mailer } from '../ports/mailer.ts';

const msSince = (begun: number): number => Math.round(performance.now() - begun);

/** Job queues that log when jobs begin, end and fail. */
export function withJobLogging(jobs: Jobs, logger: Logger): Jobs {
  const logged = async (job: object, work: () => Promise<void>): Promise<void> => {
    const begun = performance.now();
    logger.debug(job, 'a job begins');
    try {
      await work();
      logger.debug({ ...job, ms: msSince(begun) }, 'a job has ended');
    } catch (cause) {
      logger.warn({ ...job, ms: msSince(begun), err: cause }, 'a job failed and is retried');
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

/** A way out for mails of which a logger hears what became of each; it is told no address and no text. */
export const withMailerLogging = (mailer: Mailer, logger: Logger): Mailer => ({
  ...mailer,
  send: async (mail) => {
    const begun = performance.now();
    const handover = await mailer.send(mail);
    const said = { mail: mail.id, outcome: handover.outcome, ms: msSince(begun) };
    if (handover.outcome === 'accepted') logger.debug(said, 'a mail was handed over');
    else logger.info(said, 'a mail was not taken');
    return handover;
  },
});

/** An audit of which a logger hears that something was kept, and of no name: what was typed as one may be a password. */
export const withAuditLogging = (audit: Audit, logger: Logger): Audit => ({
  record: async (tenant, event, within) => {
    await audit.record(tenant, event, within);
    const { type, remoteAddress, requestId } = event;
    logger.debug({ tenant, type, remoteAddress, requestId }, 'kept in the audit');
  },
});

/** What takes longer than this should not, unless something else is wrong. */
const slowMs = 2_000;

/** Tells a logger of every statement, and of slow ones where others stay unsaid. */
export function logStatements(database: Pick<Database, 'hearStatements'>, logger: Logger): void {
  database.hearStatements(({ sql, ms, isFailed }) => {
    const said = { sql, ms: Math.round(ms) };
    if (isFailed) logger.debug(said, 'a statement failed');
    else if (ms > slowMs) logger.warn(said, 'a statement was slow');
    else logger.trace(said, 'a statement');
  });
}
