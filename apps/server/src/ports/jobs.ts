import type { Kysely } from 'kysely';

/** What a job is to do, as plain data; it may be done twice, so doing it again must change nothing. */
export type JobData = Readonly<Record<string, unknown>>;

type WhenAndHow = {
  /** Not before this time; at once when it is left out. */
  readonly startAt?: Date;
  /** The transaction that causes the job: it is enqueued when that commits, and not at all otherwise. */
  readonly within?: Pick<Kysely<unknown>, 'executeQuery'>;
};

/**
 * Work that must be done and survives whoever does it: a job stays until somebody has done it. One whose worker is
 * killed, or fails, is given out again.
 */
export type Jobs = {
  readonly enqueue: (queue: string, data: JobData, options?: WhenAndHow) => Promise<void>;
  /** Works on a queue, one job after the other; `signal` asks the work to come to a good place and end. */
  readonly work: (
    queue: string,
    handler: (data: unknown, signal: AbortSignal) => Promise<void>,
  ) => Promise<void>;
  /** Takes no more jobs, asks those in hand to end, and waits for them. */
  readonly close: () => Promise<void>;
};
