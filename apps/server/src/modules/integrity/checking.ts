import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { FileStore } from '../../ports/file-store.ts';
import type { RunCause } from '../../ports/jobs.ts';
import type { DeliveryReader } from '../imports/index.ts';
import { documentCount, type DocumentTables, type Texts } from '../documents/index.ts';
import {
  requestCheck,
  beginCheck,
  checkChannel,
  checkNow,
  endCheck,
  isRunning,
  moveCheck,
} from './checkStore.ts';
import { issuesOf, type Looking } from './checkDocument.ts';
import { replaceIssues } from './store.ts';
import { idsAfter, subjectsOf } from './subjects.ts';
import type { IntegrityTables } from './tables.ts';

type Db = Kysely<IntegrityTables & DocumentTables>;

type Parts = {
  readonly files: FileStore;
  /** Makes the PDFs that are missing; null where no one wants them made before they are asked for. */
  readonly texts: Pick<Texts, 'pdf'> | null;
  readonly openReader: () => Pick<DeliveryReader, 'readSource' | 'close'>;
  readonly now: () => Date;
  readonly signal: AbortSignal;
};

const atATime = 25;
/** As long as it has worked it rests, so that a disk serves readers first; no longer than this. */
const longestRestMs = 2_000;
const weekMs = 7 * 24 * 60 * 60 * 1000;

/** Hourly, to see whether a week has passed since the last check and to continue one whose process ended. */
export const documentCheckJob = {
  queue: 'document-checks',
  cron: '17 * * * *',
  wakeOn: checkChannel,
} as const;

/**
 * Checks all documents when an operator asks for it and once a week, some at a time. Progress is in the database: if the
 * process ends, the next run continues from there.
 */
export async function checkDocuments(db: Db, cause: RunCause, parts: Parts): Promise<void> {
  if (cause === 'schedule') {
    const { started_at } = await checkNow(db);
    if (!started_at || parts.now().getTime() - started_at.getTime() > weekMs) await requestCheck(db, null);
  }
  await runRequestedCheck(db, parts);
}

/**
 * Does the check that is asked for, or continues one that was begun. Two that run at once, because a job was given out
 * twice, do no harm: progress moves on from where it was read, or not at all.
 */
export async function runRequestedCheck(db: Db, parts: Parts): Promise<void> {
  const { now, signal } = parts;
  const documents = db.$pickTables<keyof DocumentTables>();
  const faults = db.$pickTables<keyof IntegrityTables>();
  const check = await checkNow(faults);
  if (!isRunning(check)) {
    const isStarted = await beginCheck(faults, { now: now(), total: await documentCount(documents) });
    if (!isStarted) return;
  }
  let { position } = await checkNow(faults);
  const reader = parts.openReader();
  try {
    while (!signal.aborted) {
      const startedAt = performance.now();
      const contentIds = await idsAfter(documents, position, atATime);
      const last = contentIds.at(-1);
      if (last === undefined) return await endCheck(faults, now());
      const isMine = await checkSome(db, { contentIds, from: position, to: last }, { ...parts, reader });
      // Another process has moved on from here: it continues.
      if (!isMine) return;
      position = last;
      const restMs = Math.min(performance.now() - startedAt, longestRestMs);
      await sleep(restMs, undefined, { signal }).catch(() => undefined);
    }
  } finally {
    await reader.close();
  }
}

type Some = { readonly contentIds: readonly number[]; readonly from: number; readonly to: number };

async function checkSome(
  db: Db,
  { contentIds, from, to }: Some,
  { files, texts, now, reader }: Pick<Parts, 'files' | 'texts' | 'now'> & Pick<Looking, 'reader'>,
): Promise<boolean> {
  const documents = db.$pickTables<keyof DocumentTables>();
  const subjects = await subjectsOf(documents, contentIds);
  const faults = await issuesOf(subjects, { db: documents, files, texts, reader });
  return db.transaction().execute(async (transaction) => {
    const within = transaction.$pickTables<keyof IntegrityTables>();
    if (!(await moveCheck(within, { from, to, count: contentIds.length }))) return false;
    await replaceIssues(within, contentIds, { faults, now: now() });
    return true;
  });
}
