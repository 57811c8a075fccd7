import { sql, type Kysely } from 'kysely';
import { assetIdOf, type DocumentTables, type Edition } from '../documents/index.ts';
import type { SessionTables } from '../session/index.ts';
import { belonging, lockedGroup, type GroupViewer } from './store.ts';
import type { GroupTables } from './tables.ts';

type Db = Kysely<GroupTables & SessionTables>;
type Tables = GroupTables & SessionTables & DocumentTables;

/** Documents that one group may have. */
export const maxDocuments = 10_000;

/** A document that comes into a group. */
export type ComingDocument = Pick<
  Edition,
  'content_id' | 'content_code' | 'publisher_code' | 'designation' | 'title_text' | 'asset_id'
>;

type Coming = {
  readonly tenant: string;
  readonly groupId: number;
  readonly documents: readonly ComingDocument[];
  readonly by: string;
  readonly now: Date;
};

/** Puts documents into a group, those that are in it already stay as they are; returns which are new. */
export async function insertDocuments(
  db: Db,
  { tenant, groupId, documents, by, now }: Coming,
): Promise<number[]> {
  const came: number[] = [];
  for (let from = 0; from < documents.length; from += atOnce) {
    const rows = documents.slice(from, from + atOnce).map((document) => ({
      tenant,
      group_id: groupId,
      content_id: document.content_id,
      content_code: document.content_code,
      publisher_code: document.publisher_code,
      designation: document.designation,
      asset_id: assetIdOf(document),
      title: document.title_text,
      added_by: by,
      added_at: now,
    }));
    const inserted = await db
      .insertInto('group_documents')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .returning('content_id')
      .execute();
    came.push(...inserted.map(({ content_id }) => content_id));
  }
  return came;
}

// A statement has at most 65,535 parameters.
const atOnce = 1_000;

/** How many documents a group has. */
export async function documentCount(db: Db, groupId: number): Promise<number> {
  const { count } = await db
    .selectFrom('group_documents')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('group_id', '=', groupId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Takes documents out of a group; what is not in it stays out. */
export async function removeDocuments(db: Db, groupId: number, contentIds: readonly number[]): Promise<void> {
  if (contentIds.length === 0) return;
  await db
    .deleteFrom('group_documents')
    .where('group_id', '=', groupId)
    .where('content_id', '=', ({ fn, val }) => fn.any(val([...contentIds])))
    .execute();
}

/** Puts a document into a group that anyone who does so belongs to, once however often it is asked. */
export async function putDocument(
  transaction: Kysely<Tables>,
  {
    tenant,
    groupId,
    document,
    whose: viewer,
    now,
  }: Pick<Coming, 'tenant' | 'groupId' | 'now'> & {
    readonly document: ComingDocument;
    readonly whose: GroupViewer;
  },
): Promise<'put' | 'there' | 'group-not-found' | 'group-documents-too-many'> {
  if (!(await lockedGroup(transaction, viewer, groupId))) return 'group-not-found';
  if ((await documentCount(transaction, groupId)) >= maxDocuments) return 'group-documents-too-many';
  const coming = { tenant, groupId, documents: [document], by: viewer.personId, now };
  return (await insertDocuments(transaction, coming)).length > 0 ? 'put' : 'there';
}

/**
 * The documents that others have put into groups of someone, each once, by whom it came to them last: a question to
 * be asked alone or together with others.
 */
export const documentsThroughGroups = (db: Db, viewer: GroupViewer) =>
  db
    .selectFrom('group_documents')
    .distinctOn('group_documents.content_id')
    .select([
      'group_documents.content_id',
      'group_documents.content_code',
      'group_documents.publisher_code',
      'group_documents.designation',
      'group_documents.title',
      'group_documents.added_by as shared_by',
      'group_documents.added_at as shared_at',
      'group_documents.group_id',
    ])
    .where('group_documents.group_id', 'in', belonging(db, viewer).select('groups.id'))
    .where('group_documents.added_by', '<>', viewer.personId)
    .orderBy('group_documents.content_id')
    .orderBy('group_documents.added_at', 'desc')
    .orderBy('group_documents.group_id');

/** The documents of a group as they are called now, by designation; what has gone is called as it was. */
export async function documentsIn(db: Kysely<Tables>, groupId: number) {
  return db
    .selectFrom('group_documents')
    .leftJoin('documents', 'documents.content_id', 'group_documents.content_id')
    .leftJoin('publishers', 'publishers.code', 'documents.publisher_code')
    .leftJoin('people', 'people.id', 'group_documents.added_by')
    .select(({ fn }) => [
      'group_documents.content_id',
      'group_documents.content_code',
      fn.coalesce('documents.publisher_code', 'group_documents.publisher_code').as('publisher_code'),
      fn.coalesce('documents.designation', 'group_documents.designation').as('designation'),
      fn.coalesce('documents.asset_id', 'group_documents.asset_id').as('asset_id'),
      fn.coalesce('documents.title_text', 'group_documents.title').as('title'),
      'documents.status',
      'documents.edition',
      'documents.document_type',
      'publishers.name as publisher_name',
      'documents.is_available',
      'documents.updated_on',
      'documents.published_on',
      'documents.updated',
      'documents.published',
      'group_documents.added_by',
      'people.first_name as added_by_first_name',
      'people.last_name as added_by_last_name',
      'group_documents.added_at',
    ])
    .where('group_documents.group_id', '=', groupId)
    .orderBy(sql`lower(coalesce(documents.designation, group_documents.designation))`)
    .orderBy('group_documents.content_id')
    .execute();
}

/** The documents of a group, the last added first, at most so many. */
export async function groupContentIds(
  db: Db,
  { groupId, limit }: { readonly groupId: number; readonly limit: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('group_documents')
    .select('content_id')
    .where('group_id', '=', groupId)
    .orderBy('added_at', 'desc')
    .orderBy('content_id')
    .limit(limit)
    .execute();
  return rows.map(({ content_id }) => content_id);
}
