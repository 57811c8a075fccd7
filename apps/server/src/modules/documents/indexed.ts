import { sql, type Kysely } from 'kysely';
import type { DocumentTables } from './tables.ts';

type Db = Kysely<DocumentTables>;

/** What the search index takes of a document. */
export type IndexedDocument = {
  contentCode: string;
  designation: string;
  title: string;
  description: string;
  body: string;
  publisher: string;
  documentType: string;
  status: string;
  language: string;
  committee: string | null;
  ics: string[];
  categories: string[];
};

/**
 * Reads what the index lacks: every document at first, then those changed since a mark.
 *
 * Change numbers commit out of order, so a mark is not the highest number seen but the oldest transaction that was
 * still running when the changes were read: what it may yet commit is read again next time.
 */
export async function indexedDocuments(
  db: Db,
  since: string | null,
): Promise<{ documents: IndexedDocument[]; removed: string[]; mark: string }> {
  const { rows } = await sql<{
    mark: string;
  }>`select pg_snapshot_xmin(pg_current_snapshot())::text as mark`.execute(db);
  const mark = rows[0]?.mark ?? '0';
  if (since === null) return { documents: await documentsOf(db, null), removed: [], mark };
  const changed = await db
    .selectFrom('document_changes')
    .select('content_code')
    .distinct()
    .where('transaction', '>=', since)
    .execute();
  const codes = changed.map(({ content_code }) => content_code);
  const documents = await documentsOf(db, codes);
  const present = new Set(documents.map(({ contentCode }) => contentCode));
  return { documents, removed: codes.filter((code) => !present.has(code)), mark };
}

async function documentsOf(db: Db, codes: readonly string[] | null): Promise<IndexedDocument[]> {
  if (codes?.length === 0) return [];
  const all = db
    .selectFrom('documents')
    .select([
      'content_code as contentCode',
      'designation',
      'title_text as title',
      'description_text as description',
      'body_text as body',
      'publisher_code as publisher',
      'document_type as documentType',
      'status',
      'language',
      'committee',
      'ics',
      'categories',
    ]);
  return (codes ? all.where('content_code', 'in', codes) : all).execute();
}
