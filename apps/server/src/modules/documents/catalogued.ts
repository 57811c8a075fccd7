import type { AssetType } from '@norma/contracts';
import { sql, type Kysely } from 'kysely';
import type { DocumentTables } from './tables.ts';

type Db = Kysely<DocumentTables>;

/** Which documents a catalogue is of. */
export type CataloguedDocuments = {
  readonly publishers: readonly string[];
  readonly assetTypes: readonly AssetType[];
  /** The title of one journal or series; null for all. */
  readonly container: string | null;
};

const catalogued = (db: Db, { publishers, assetTypes, container }: CataloguedDocuments) =>
  db
    .selectFrom('documents')
    .where('publisher_code', '=', ({ fn, val }) => fn.any(val([...publishers])))
    .where('asset_type', '=', ({ fn, val }) => fn.any(val([...assetTypes])))
    .$if(container !== null, (query) => query.where(sql`credits->>'container'`, '=', container));

/** How many documents a catalogue is of. */
export async function countCatalogued(db: Db, of: CataloguedDocuments): Promise<number> {
  const { count } = await catalogued(db, of)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The ids of the documents that a catalogue is of, in the order of their titles. */
export async function cataloguedIds(db: Db, of: CataloguedDocuments): Promise<number[]> {
  const rows = await catalogued(db, of)
    .select('content_id')
    .orderBy('title_text')
    .orderBy('content_id')
    .execute();
  return rows.map(({ content_id }) => content_id);
}

/** What catalogue records say of these documents, in the order of their ids as they are given. */
export async function cataloguedRows(db: Db, contentIds: readonly number[]) {
  return db
    .selectFrom('documents')
    .innerJoin('publishers', 'publishers.code', 'documents.publisher_code')
    .innerJoin('families', 'families.id', 'documents.family_id')
    .leftJoin('document_files', (join) =>
      join
        .onRef('document_files.content_id', '=', 'documents.content_id')
        .on('document_files.kind', '=', 'pdf'),
    )
    .select([
      'documents.content_id',
      'documents.content_code',
      'documents.family_id',
      'documents.publisher_code',
      'publishers.name as publisher_name',
      'families.designation as family',
      'documents.designation',
      'documents.edition',
      'documents.edition_year',
      'documents.language',
      'documents.languages',
      'documents.is_translation',
      'documents.title_text',
      'documents.titles',
      'documents.description_text',
      'documents.status',
      'documents.published',
      'documents.committee',
      'documents.committee_name',
      'documents.ics',
      'documents.keywords',
      'documents.industries',
      'documents.topics',
      'documents.supersedes',
      'documents.asset_type',
      'documents.content_type',
      'documents.credits',
      'documents.imported_at',
      'document_files.pages',
    ])
    .where('documents.content_id', '=', ({ fn, val }) => fn.any(val([...contentIds])))
    .orderBy(sql`array_position(${[...contentIds]}::bigint[], documents.content_id::bigint)`)
    .execute();
}

/** What a catalogue record says of a document. */
export type CataloguedRow = Awaited<ReturnType<typeof cataloguedRows>>[number];
