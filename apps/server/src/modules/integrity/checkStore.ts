import { sql, type Kysely, type Selectable } from 'kysely';
import type { IntegrityTables } from './tables.ts';

type Db = Kysely<IntegrityTables>;

/** The check as its row keeps it. */
export type Check = Selectable<IntegrityTables['document_check']>;

const columns = [
  'is_only',
  'is_asked',
  'asked_by',
  'started_at',
  'finished_at',
  'position',
  'looked_at',
  'total',
] as const;

/** The status of the check. */
export const checkNow = (db: Db): Promise<Check> =>
  db.selectFrom('document_check').select(columns).executeTakeFirstOrThrow();

/** Whether documents are being looked at. */
export const isRunning = ({ started_at, finished_at }: Check): boolean =>
  started_at !== null && finished_at === null;

/** The channel that tells of a check that is asked for. */
export const checkChannel = 'document_check';

/** Asks for a check of all documents, and wakes anyone who does it; while one is asked for or under way that one counts. */
export async function requestCheck(db: Db, by: string | null): Promise<void> {
  await db
    .updateTable('document_check')
    .set({ is_asked: true, asked_by: by })
    .where('is_asked', '=', false)
    .where((eb) => eb.or([eb('started_at', 'is', null), eb('finished_at', 'is not', null)]))
    .execute();
  await sql`select pg_notify(${checkChannel}, '')`.execute(db);
}

/** Begins the check that is asked for, from the first document; false where none is asked for. */
export async function beginCheck(db: Db, { now, total }: { now: Date; total: number }): Promise<boolean> {
  const started = await db
    .updateTable('document_check')
    .set({ is_asked: false, started_at: now, finished_at: null, position: 0, looked_at: 0, total })
    .where('is_asked', '=', true)
    .returning('total')
    .executeTakeFirst();
  return started !== undefined;
}

/** Moves the check on from a place; returns whether no one else has in the meantime. */
export async function moveCheck(
  db: Db,
  { from, to, count }: { from: number; to: number; count: number },
): Promise<boolean> {
  const moved = await db
    .updateTable('document_check')
    .set(({ ref }) => ({ position: to, looked_at: sql<number>`${ref('looked_at')} + ${count}` }))
    .where('position', '=', from)
    .where('finished_at', 'is', null)
    .returning('position')
    .executeTakeFirst();
  return moved !== undefined;
}

/** Ends the check: all documents have been looked at. */
export async function endCheck(db: Db, now: Date): Promise<void> {
  await db.updateTable('document_check').set({ finished_at: now }).where('finished_at', 'is', null).execute();
}
