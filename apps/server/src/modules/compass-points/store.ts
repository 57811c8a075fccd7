import { sql, type Kysely, type Selectable } from 'kysely';
import type { CompassPointTables, Selection } from './tables.ts';
import type { Texts } from './texts.ts';

type Db = Kysely<CompassPointTables>;

/** What is read of a compass point. */
export const columns = [
  'id',
  'uuid',
  'account_id',
  'content_id',
  'content_code',
  'publisher_code',
  'designation',
  'content_status',
  'created_by',
  'created_by_name',
  'created_by_email',
  'created_by_author',
  'created_at',
  'modified_at',
  'version',
  'name',
  'description',
  'overlay_details',
  'rich',
  'annotation_id',
  'selection',
  'is_shared',
  'is_deleted',
  'deleted_by_email',
  'deleted_at',
] as const;

/** A compass point as it is stored. */
export type Row = Pick<Selectable<CompassPointTables['compass_points']>, (typeof columns)[number]>;

/** The compass point of a number, or null. */
export async function compassPointOf(db: Db, id: number): Promise<Row | null> {
  const found = await db.selectFrom('compass_points').select(columns).where('id', '=', id).executeTakeFirst();
  return found ?? null;
}

/** The same, which no one else changes until the transaction ends. */
export async function lockedCompassPoint(transaction: Db, id: number): Promise<Row | null> {
  const found = await transaction
    .selectFrom('compass_points')
    .select(columns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return found ?? null;
}

/** The compass point of a link, or null; what is no uuid names none. */
export async function compassPointOfUuid(db: Db, uuid: string): Promise<Row | null> {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(uuid)) return null;
  const found = await db
    .selectFrom('compass_points')
    .select(columns)
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  return found ?? null;
}

/** Compass points of these numbers, in their order. */
export async function compassPointsOf(db: Db, ids: readonly number[]): Promise<Row[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('compass_points')
    .select(columns)
    .where('id', '=', ({ fn, val }) => fn.any(val([...ids])))
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Who makes a compass point, where. */
export type Creation = {
  readonly tenant: string;
  readonly accountId: string;
  readonly person: {
    readonly id: string;
    readonly name: string;
    readonly email: string;
    readonly author: string;
  };
  readonly document: {
    readonly content_id: number;
    readonly content_code: string;
    readonly publisher_code: string;
    readonly designation: string;
    readonly status: string;
    readonly document_type: string;
  };
  readonly now: Date;
};

/** Keeps a new compass point; null where its creator has one of the same annotation already. */
export async function insertCompassPoint(
  db: Db,
  { tenant, accountId, person, document, now }: Creation,
  { texts, selection }: { readonly texts: Texts; readonly selection: Selection },
): Promise<Row | null> {
  const stored = await db
    .insertInto('compass_points')
    .values({
      tenant,
      account_id: accountId,
      content_id: document.content_id,
      content_code: document.content_code,
      publisher_code: document.publisher_code,
      designation: document.designation.slice(0, 120),
      content_status: document.status,
      document_type: document.document_type,
      created_by: person.id,
      created_by_name: person.name,
      created_by_email: person.email.slice(0, 254),
      created_by_author: person.author,
      created_at: now,
      modified_at: now,
      ...textColumns(texts),
      annotation_id: annotationIn(selection),
      selection: JSON.stringify(selection),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst();
  return stored ?? null;
}

/** The compass point that someone made of an annotation, or null. */
export async function compassPointOfAnnotation(
  db: Db,
  { accountId, person, document }: Pick<Creation, 'accountId' | 'person' | 'document'>,
  selection: Selection,
): Promise<Row | null> {
  const found = await db
    .selectFrom('compass_points')
    .select(columns)
    .where('account_id', '=', accountId)
    .where('created_by', '=', person.id)
    .where('content_id', '=', document.content_id)
    .where('annotation_id', '=', annotationIn(selection))
    .executeTakeFirst();
  return found ?? null;
}

/** How many compass points someone has on a document. */
export async function countOn(
  db: Db,
  { accountId, person, document }: Pick<Creation, 'accountId' | 'person' | 'document'>,
): Promise<number> {
  const { count } = await db
    .selectFrom('compass_points')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('created_by', '=', person.id)
    .where('content_id', '=', document.content_id)
    .executeTakeFirstOrThrow();
  return count;
}

/** Writes what a compass point says and marks now. */
export async function changeCompassPoint(
  db: Db,
  { id, texts, selection, now }: { id: number; texts: Texts; selection: Selection; now: Date },
): Promise<Row> {
  return db
    .updateTable('compass_points')
    .set({
      ...textColumns(texts),
      selection: JSON.stringify(selection),
      modified_at: now,
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Deactivates a compass point, or puts it back where no one is named. */
export async function setDeleted(
  db: Db,
  { id, by, now }: { id: number; by: { readonly email: string } | null; now: Date },
): Promise<Row> {
  return db
    .updateTable('compass_points')
    .set({
      is_deleted: by !== null,
      deleted_by_email: by?.email.slice(0, 254) ?? null,
      deleted_at: by && now,
      modified_at: now,
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Opens a compass point to anyone who has its link; what it says stays as it is, and so does its version. */
export async function setShared(db: Db, { id, now }: { id: number; now: Date }): Promise<Row> {
  return db
    .updateTable('compass_points')
    .set({ is_shared: true, shared_at: now })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** What a compass point says. */
export const textsOf = ({ name, description, overlay_details, rich }: Row): Texts => ({
  name,
  description,
  overlayDetails: overlay_details,
  rich,
});

const textColumns = ({ name, description, overlayDetails, rich }: Texts) => ({
  name,
  description,
  overlay_details: overlayDetails,
  rich: [...rich],
});

/** An annotation without a name is another one each time. */
const annotationIn = ({ metadata }: Selection): string | null =>
  metadata.annotationID ? metadata.annotationID.replaceAll('\0', '').toWellFormed() : null;
