import type { Kysely } from 'kysely';
import type { DocumentTables } from './tables.ts';

type Query = {
  readonly importId: number;
  /** The publishers whose documents are of interest; null for all. */
  readonly publishers: readonly string[] | null;
  /** The number of the last one that is known. */
  readonly after: number;
  readonly max: number;
};

/** What an import has changed about documents, in the order in which it did. */
export async function eventsOfImport(
  db: Kysely<DocumentTables>,
  { importId, publishers, after, max }: Query,
) {
  return db
    .selectFrom('document_events')
    .select(['id', 'content_code', 'type', 'changed', 'status_before', 'status_after'])
    .where('import_id', '=', importId)
    .where('id', '>', after)
    .$if(publishers !== null, (query) =>
      query.where('publisher_code', '=', ({ fn, val }) => fn.any(val([...(publishers ?? [])]))),
    )
    .orderBy('id')
    .limit(max)
    .execute();
}
