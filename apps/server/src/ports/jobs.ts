import type { Kysely } from 'kysely';

/** What a job is to do, as plain data; it may be done twice, so doing it again must change nothing. */
export type JobData = Readonly<Record<string, unknown>>;

type WhenAndHow = {
  /** Not before this time; at once when it is left out. */
  readonly startAt?: Date;
  /** The transaction that causes the job: it is enqueued when that commits, and not at all otherwise. */
  readonly within?: Pick<Kysely<unknown>, 'executeQuery'>;
  /** For a queue of recurring work: dropped where a run waits already. */
  readonly isRecurring?: boolean;
};

/** Work that comes again and again. */
export type Recurring = {
  readonly queue: string;
  /** When it is due (cron, UTC, to the minute); one run makes up for the times when no node was up. */
  readonly cron: string;
  /** The channel of the database whose notifications wake it. */
  readonly wakeOn?: string;
};

/** Why work runs: its time has come, or something woke it. */
export type RunCause = 'schedule' | 'wake';

/**
 * Work that must be done and survives the process that does it: a job stays until it is done. One whose worker is
 * killed, or fails, is given out again.
 */
export type Jobs = {
  readonly enqueue: (queue: string, data: JobData, options?: WhenAndHow) => Promise<void>;
  /** Works on a queue, one job after the other; `signal` asks the work to come to a good place and end. */
  readonly work: (
    queue: string,
    handler: (data: unknown, signal: AbortSignal) => Promise<void>,
  ) => Promise<void>;
  /**
   * Does work that comes again and again, on one node at a time: when it is due, when it is woken, and at the start. What
   * wakes it while it runs makes it run once more. Work that fails is given out again.
   */
  readonly schedule: (
    recurring: Recurring,
    handler: (cause: RunCause, signal: AbortSignal) => Promise<void>,
  ) => Promise<void>;
  /** Takes no more jobs, asks those in hand to end, and waits for them. */
  readonly close: () => Promise<void>;
};
