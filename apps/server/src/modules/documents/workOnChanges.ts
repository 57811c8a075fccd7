import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../ports/database.ts';
import type { Jobs } from '../../ports/jobs.ts';

/** An import tells of every batch: one job does for all that come in so short a time. */
const gatheredMs = 1_000;

type Parts = {
  readonly database: Pick<Database, 'listen'>;
  readonly jobs: Jobs;
  readonly queue: string;
  /** Does all that is missing; what is done already is left alone. */
  readonly work: (signal: AbortSignal) => Promise<void>;
  readonly signal: AbortSignal;
  readonly onFailed: (error: unknown) => void;
};

/** Work that follows the documents, as jobs: at the start what is missing, and from then on whatever comes, changes or goes. */
export async function workOnChanges({ database, jobs, queue, work, signal, onFailed }: Parts): Promise<void> {
  let isRequested = false;
  const request = async (): Promise<void> => {
    if (isRequested) return;
    isRequested = true;
    await sleep(gatheredMs, undefined, { signal, ref: false });
    isRequested = false;
    await jobs.enqueue(queue, {});
  };
  await jobs.work(queue, (_, closing) => work(AbortSignal.any([closing, signal])));
  await database.listen('document_changes', () => {
    request().catch((error: unknown) => {
      if (!signal.aborted) onFailed(error);
    });
  });
  await jobs.enqueue(queue, {});
}
