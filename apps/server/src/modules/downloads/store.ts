import type { Kysely, Selectable } from 'kysely';
import type { DownloadTables } from './tables.ts';

type Db = Kysely<DownloadTables>;

const columns = [
  'id',
  'content_code',
  'with_notes',
  'state',
  'pages',
  'pages_done',
  'problem',
  'touched_at',
] as const;

/** A download that is, or was, made ready. */
export type DownloadRow = Pick<Selectable<DownloadTables['downloads']>, (typeof columns)[number]>;

/** What of a download changes while it is made ready. */
export type Change = Partial<Pick<DownloadRow, 'state' | 'pages' | 'pages_done' | 'problem'>>;

const live = ['waiting', 'stamping'] as const;

/** Keeps that a reader wants a download. */
export async function insertDownload(
  db: Db,
  request: {
    tenant: string;
    id: string;
    personId: string;
    contentCode: string;
    withNotes: boolean;
    now: Date;
  },
): Promise<DownloadRow> {
  const { tenant, id, personId, contentCode, withNotes, now } = request;
  return db
    .insertInto('downloads')
    .values({
      tenant,
      id,
      person_id: personId,
      content_code: contentCode,
      with_notes: withNotes,
      state: 'waiting',
      pages: null,
      pages_done: 0,
      problem: null,
      asked_at: now,
      touched_at: now,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** A reader's own download, or null. */
export async function downloadOf(db: Db, own: { personId: string; id: string }): Promise<DownloadRow | null> {
  const found = await db
    .selectFrom('downloads')
    .select(columns)
    .where('id', '=', own.id)
    .where('person_id', '=', own.personId)
    .executeTakeFirst();
  return found ?? null;
}

/** The same download of a reader that someone is making ready, or null. */
export async function liveDownloadOf(
  db: Db,
  request: { personId: string; contentCode: string; withNotes: boolean; touchedSince: Date },
): Promise<DownloadRow | null> {
  const found = await db
    .selectFrom('downloads')
    .select(columns)
    .where('person_id', '=', request.personId)
    .where('content_code', '=', request.contentCode)
    .where('with_notes', '=', request.withNotes)
    .where('state', 'in', live)
    .where('touched_at', '>', request.touchedSince)
    .orderBy('asked_at', 'desc')
    .executeTakeFirst();
  return found ?? null;
}

/** Says how far a download is; false when it is not wanted any more. */
export async function changeDownload(
  db: Db,
  { id, now, ...change }: Change & { id: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('downloads')
    .set({ ...change, touched_at: now })
    .where('id', '=', id)
    .where('state', 'in', live)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Takes over a download whose node is gone; false when another one did. */
export async function takeOver(
  db: Db,
  { id, untouchedSince, now }: { id: string; untouchedSince: Date; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('downloads')
    .set({ touched_at: now })
    .where('id', '=', id)
    .where('state', 'in', live)
    .where('touched_at', '<=', untouchedSince)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Forgets downloads that were asked for before a time. */
export async function forgetDownloads(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('downloads').where('asked_at', '<', before).execute();
}
