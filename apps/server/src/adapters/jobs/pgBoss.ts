import type { ClientConfig } from 'pg';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Database } from '../../ports/database.ts';
import type { Jobs } from '../../ports/jobs.ts';
import { serverRole } from '../database/roles.ts';

const schema = 'jobs';

const hour = 3600;
/** A job is given out again when its worker has been silent for so long; 10 s is the least that pg-boss allows. */
const queueOptions = {
  heartbeatSeconds: 10,
  expireInSeconds: 24 * hour,
  retryLimit: 10,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 60,
  retentionSeconds: 90 * 24 * hour,
  deleteAfterSeconds: 7 * 24 * hour,
  notify: true,
};

/** Recurring work has at most one run that waits and one that is active, on all nodes together. */
const recurringOptions = { ...queueOptions, policy: 'stately', deleteAfterSeconds: hour } as const;

const timeoutMs = 5_000;

type Parts = {
  readonly log: (message: string) => void;
  readonly listen: Database['listen'];
  /** Whether this process watches for the times of recurring work. */
  readonly hasSchedules: boolean;
};

/** Job queues of pg-boss in the schema `jobs`, made and owned by the role of these connections. */
export async function pgBossJobs(config: ClientConfig, { log, listen, hasSchedules }: Parts): Promise<Jobs> {
  const boss = new PgBoss({
    ...connectionOf(config),
    schema,
    application_name: 'norma-jobs',
    max: 4,
    schedule: hasSchedules,
    useListenNotify: true,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    monitorVacuum: false,
  });
  boss.on('error', (error) => log(`Job queue error: ${error.message}`));
  await boss.start();
  await letServerEnqueue(boss);

  const closing = new AbortController();
  const stopListening: (() => Promise<void>)[] = [];
  const running = new Set<Promise<void>>();
  const known = new Map<string, Promise<void>>();
  const open = (queue: string, options: typeof queueOptions = queueOptions): Promise<void> => {
    const opening = known.get(queue) ?? boss.createQueue(queue, options);
    known.set(queue, opening);
    return opening;
  };
  const work = async (queue: string, handler: (data: unknown) => Promise<void>): Promise<void> => {
    const options = {
      batchSize: 1,
      pollingIntervalSeconds: 2,
      notifyPollingIntervalSeconds: 2,
      burstWhenBatchFull: true,
    };
    await boss.work(queue, options, async ([job]) => {
      const done = handler(job?.data);
      running.add(done);
      await done.finally(() => running.delete(done));
    });
  };

  return {
    enqueue: async (queue, data, { startAt, within, isRecurring = false } = {}) => {
      await open(queue, isRecurring ? recurringOptions : queueOptions);
      await boss.send(queue, data, {
        ...(startAt && { startAfter: startAt }),
        ...(within && { db: fromKysely(within) }),
      });
    },
    work: async (queue, handler) => {
      await open(queue);
      await work(queue, (data) => handler(data, closing.signal));
    },
    schedule: async ({ queue, cron, wakeOn }, handler) => {
      await open(queue, recurringOptions);
      await work(queue, (data) => handler(isScheduled(data) ? 'schedule' : 'wake', closing.signal));
      await boss.schedule(queue, cron, scheduled, { missed: 'once' });
      const wake = async (): Promise<void> => {
        if (!closing.signal.aborted) await boss.send(queue, {});
      };
      if (wakeOn !== undefined)
        stopListening.push(
          await listen(wakeOn, () => {
            wake().catch((error: unknown) =>
              log(`The job queue ${queue} could not be notified: ${String(error)}`),
            );
          }),
        );
      await wake();
    },
    close: async () => {
      closing.abort();
      await Promise.all(stopListening.map((stop) => stop()));
      await Promise.allSettled(running);
      await boss.stop({ graceful: true, timeout: timeoutMs, close: true });
    },
  };
}

const scheduled = { cause: 'schedule' };
const isScheduled = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'cause' in data && data.cause === scheduled.cause;

const connectionOf = ({ host, port, user, database, connectionString, options }: ClientConfig) => ({
  ...(host !== undefined && { host }),
  ...(port !== undefined && { port }),
  ...(user !== undefined && { user }),
  ...(database !== undefined && { database }),
  ...(connectionString !== undefined && { connectionString }),
  ...(options !== undefined && { options }),
});

/** The serving role may put a job into a queue within its own transaction, and nothing else. */
async function letServerEnqueue(boss: PgBoss): Promise<void> {
  await boss.getDb().executeSql(`
    grant usage on schema ${schema} to ${serverRole};
    grant select on ${schema}.version, ${schema}.queue to ${serverRole};
    grant select, insert on ${schema}.job, ${schema}.job_common to ${serverRole}`);
}
