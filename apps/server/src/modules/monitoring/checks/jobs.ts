import { sql, type Kysely } from 'kysely';
import { fails, needsCare, works, type Check } from './check.ts';

type Parts = { readonly db: Kysely<unknown>; readonly now: () => Date };

type Queue = {
  readonly name: string;
  readonly waiting: number;
  readonly inHand: number;
  readonly failed: number;
  readonly oldest: Date | null;
};

/** A job that waits longer than this although none of its queue is being done: no one takes it. */
const maxWaitMs = 5 * 60_000;

/** Whether jobs such as imports are being done. */
export function jobsCheck({ db, now }: Parts): Check {
  return async () => {
    const queues = await queuesOf(db, now());
    if (!queues) return fails('queues-missing', {});
    const sum = (of: 'waiting' | 'inHand' | 'failed'): number =>
      queues.reduce((all, queue) => all + queue[of], 0);
    const waitsFor = ({ oldest }: Queue): number => (oldest ? now().getTime() - oldest.getTime() : 0);
    const details = {
      queues: queues.length,
      jobsWaiting: sum('waiting'),
      jobsInHand: sum('inHand'),
      jobsFailed: sum('failed'),
      oldestWaitingMs: Math.max(0, ...queues.map(waitsFor)),
    };
    const isStuck = queues.some((queue) => queue.inHand === 0 && waitsFor(queue) > maxWaitMs);
    if (isStuck) return needsCare('jobs-not-taken', details);
    return details.jobsFailed > 0 ? needsCare('jobs-failed', details) : works(details);
  };
}

/** What is in the queues now; failures count for a day. Null where there are no queues at all. */
async function queuesOf(db: Kysely<unknown>, now: Date): Promise<Queue[] | null> {
  const { rows: found } = await sql<{ is_there: boolean }>`
    select exists (select from pg_tables where schemaname = 'jobs' and tablename = 'queue') as is_there`.execute(
    db,
  );
  if (!found[0]?.is_there) return null;
  const dayBefore = new Date(now.getTime() - 24 * 3_600_000);
  const { rows } = await sql<{
    name: string;
    waiting: number;
    active: number;
    failed: number;
    oldest: Date | null;
  }>`
    select queue.name,
      count(*) filter (where job.state in ('created', 'retry') and job.start_after <= ${now})::int as waiting,
      count(*) filter (where job.state = 'active')::int as active,
      count(*) filter (where job.state = 'failed' and job.completed_on > ${dayBefore})::int as failed,
      min(job.start_after) filter (where job.state in ('created', 'retry') and job.start_after <= ${now}) as oldest
    from jobs.queue left join jobs.job on job.name = queue.name and job.state in ('created', 'retry', 'active', 'failed')
    group by queue.name`.execute(db);
  return rows.map(({ active: inHand, ...queue }) => ({ ...queue, inHand }));
}
