import type { Kysely } from 'kysely';
import { meaningsOf, editionStatusOf, type DocumentTables, type RelationRow } from '../documents/index.ts';

type Db = Kysely<DocumentTables>;

/** A document with all that is looked at. */
export type Subject = {
  readonly contentId: number;
  readonly isAvailable: boolean;
  /** The word for its status that no table knows, and of which no one has said what it means. */
  readonly unknownStatus: string | null;
  readonly files: readonly { readonly kind: string; readonly key: string; readonly bytes: number }[];
  readonly relations: readonly Pick<RelationRow, 'type' | 'designation'>[];
  /** Whether what its text cites has still to be read. */
  readonly isUnread: boolean;
};

/** The ids of the documents after a place, in the order of their numbers. */
export async function idsAfter(db: Db, after: number, max: number): Promise<number[]> {
  const rows = await db
    .selectFrom('documents')
    .select('content_id')
    .where('content_id', '>', after)
    .orderBy('content_id')
    .limit(max)
    .execute();
  return rows.map(({ content_id }) => content_id);
}

/** Documents with all that is looked at; those that are gone are left out. */
export async function subjectsOf(db: Db, contentIds: readonly number[]): Promise<Subject[]> {
  if (contentIds.length === 0) return [];
  const [documents, files, relations, unread] = await Promise.all([
    db
      .selectFrom('documents')
      .select(['content_id', 'publisher_code', 'is_available', 'source_status', 'source_stage'])
      .where('content_id', 'in', contentIds)
      .orderBy('content_id')
      .execute(),
    db
      .selectFrom('document_files')
      .select(['content_id', 'kind', 'file_key', 'bytes'])
      .where('content_id', 'in', contentIds)
      .orderBy('kind')
      .orderBy('name')
      .execute(),
    db
      .selectFrom('document_relations')
      .select(['content_id', 'type', 'designation'])
      .where('content_id', 'in', contentIds)
      .orderBy('place')
      .execute(),
    db.selectFrom('unread_references').select('content_id').where('content_id', 'in', contentIds).execute(),
  ]);
  const meanings = await meaningsOf(
    db,
    documents.map(({ publisher_code }) => publisher_code),
  );
  return documents.map((document) => ({
    contentId: document.content_id,
    isAvailable: document.is_available,
    unknownStatus: editionStatusOf({ ...document, relations: [] }, meanings.get(document.publisher_code))
      .unknown,
    files: files
      .filter(({ content_id }) => content_id === document.content_id)
      .map(({ kind, file_key, bytes }) => ({ kind, key: file_key, bytes })),
    relations: relations.filter(({ content_id }) => content_id === document.content_id),
    isUnread: unread.some(({ content_id }) => content_id === document.content_id),
  }));
}
