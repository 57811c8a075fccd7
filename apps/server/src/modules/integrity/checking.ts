import { setInterval as everySoOften, setTimeout as sleep } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../ports/database.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { DeliveryReader } from '../imports/index.ts';
import { documentCount, type DocumentTables, type Texts } from '../documents/index.ts';
import {
  askForCheck,
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
  readonly database: Pick<Database, 'withoutTenant' | 'listen'>;
  readonly files: FileStore;
  /** Makes the PDFs that are missing; null where nobody wants them made before they are asked for. */
  readonly texts: Pick<Texts, 'pdf'> | null;
  readonly openReader: () => Pick<DeliveryReader, 'readSource' | 'close'>;
  readonly now: () => Date;
  readonly signal: AbortSignal;
  readonly onFailed: (error: unknown) => void;
};

/** Names the lock among all advisory locks of the database: one node checks at a time. */
const lock = 7_262_035;
const atATime = 25;
/** As long as it has worked it rests, so that a disk serves readers first; no longer than this. */
const longestRestMs = 2_000;
const hourMs = 60 * 60 * 1000;
const weekMs = 7 * 24 * hourMs;

/**
 * Looks at all documents when somebody asks for it and once a week, some at a time, and keeps what is broken. How far it
 * has come is in the database: whoever is killed at it, the next one goes on from there.
 */
export async function checkDocuments(parts: Parts): Promise<{ readonly ended: Promise<void> }> {
  const { database, signal, now, onFailed } = parts;
  const db: Db = database.withoutTenant();
  const told = (error: unknown): void => {
    if (!signal.aborted) onFailed(error);
  };
  let running: Promise<void> = Promise.resolve();
  const goOn = (): void => {
    running = running.then(() => checkWhatIsAsked(db, parts)).catch(told);
  };
  const askWeekly = async (): Promise<void> => {
    for await (const _ of everySoOften(hourMs, undefined, { signal, ref: false })) {
      const { started_at } = await checkNow(db);
      if (!started_at || now().getTime() - started_at.getTime() > weekMs) await askForCheck(db, null);
      // One that another node was killed at is taken up here as well.
      goOn();
    }
  };
  await database.listen(checkChannel, goOn);
  goOn();
  const weekly = askWeekly().catch(told);
  const asked = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  const end = async (): Promise<void> => {
    await asked;
    await running;
    await weekly;
  };
  return { ended: end() };
}

/** Does what is asked for, or goes on with what somebody has begun; nothing where another node is at it. */
export async function checkWhatIsAsked(db: Db, parts: Omit<Parts, 'database' | 'onFailed'>): Promise<void> {
  await db.connection().execute(async (connection) => {
    const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${lock}) as taken`.execute(
      connection,
    );
    if (!rows[0]?.taken) return;
    try {
      await checkAll(db, parts);
    } finally {
      await sql`select pg_advisory_unlock(${lock})`.execute(connection).catch(() => undefined);
    }
  });
}

async function checkAll(db: Db, parts: Omit<Parts, 'database' | 'onFailed'>): Promise<void> {
  const { now, signal } = parts;
  const documents = db.$pickTables<keyof DocumentTables>();
  const faults = db.$pickTables<keyof IntegrityTables>();
  const check = await checkNow(faults);
  if (!isRunning(check)) {
    if (!check.is_asked) return;
    await beginCheck(faults, { now: now(), total: await documentCount(documents) });
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
      // A lock is lost with its connection: whoever has it now goes on.
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
