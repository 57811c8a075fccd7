import { assetTypes, contentTypeOf, type AssetType, type ContentType } from '@norma/contracts';
import { sql, type Kysely, type OrderByItemBuilder } from 'kysely';
import type { DocumentTables } from './tables.ts';

type Db = Kysely<DocumentTables>;

/** Which documents a catalog is of. */
export type CatalogedDocuments = {
  readonly publishers: readonly string[];
  readonly assetTypes: readonly AssetType[];
  /** The title of one journal or series; null for all. */
  readonly container: string | null;
};

const cataloged = (db: Db, { publishers, container, ...of }: CatalogedDocuments) =>
  db
    .selectFrom('documents')
    .where('documents.publisher_code', '=', ({ fn, val }) => fn.any(val([...publishers])))
    .where('documents.asset_type', '=', ({ fn, val }) => fn.any(val([...of.assetTypes])))
    .$if(container !== null, (query) => query.where(sql`documents.credits->>'container'`, '=', container));

/** How many documents a catalog is of. */
export async function countCataloged(db: Db, of: CatalogedDocuments): Promise<number> {
  const { count } = await cataloged(db, of)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The ids of the documents that a catalog is of, in the order of their titles. */
export async function catalogedIds(db: Db, of: CatalogedDocuments): Promise<number[]> {
  const rows = await cataloged(db, of)
    .select('content_id')
    .orderBy('title_text')
    .orderBy('content_id')
    .execute();
  return rows.map(({ content_id }) => content_id);
}

const isOfType = (contentTypes: readonly ContentType[]) =>
  sql<boolean>`coalesce(content_type, asset_type) = any(${[
    ...contentTypes,
    ...assetTypes.filter((assetType) => contentTypes.includes(contentTypeOf(assetType))),
  ]})`;
const isArticle = isOfType(['JOURNALS']);
const isPart = isOfType(['JOURNALS', 'MANUAL_MONO_PAPERS', 'STP_PAPER', 'DATA_SERIES_PAPERS']);
const containerOfRow = sql<string>`credits->>'container'`;

/** A title that is subscribed to: a document of its own, or a journal by its title and publisher. */
type ListedTitle =
  | { readonly content_id: number; readonly serial: null }
  | { readonly content_id: null; readonly serial: JournalHeld };

/** A journal, and the first and the last of what is held of it. */
export type JournalHeld = { readonly first: ArticlePlace; readonly last: ArticlePlace };
type ArticlePlace = Awaited<ReturnType<typeof outermostArticles>>[number];

/** The titles that a catalog is of, in their order; an article or a paper is no title, its journal is one. */
export async function titlesCataloged(db: Db, of: CatalogedDocuments): Promise<ListedTitle[]> {
  const [rows, firsts, lasts] = await Promise.all([
    cataloged(db, of)
      .where((where) => where.not(isPart))
      .select([
        sql<number | null>`content_id`.as('content_id'),
        'title_text as title',
        sql<string | null>`null`.as('publisher_code'),
      ])
      .unionAll(
        cataloged(db, of)
          .where(isArticle)
          .where(containerOfRow, 'is not', null)
          .select([
            sql<number | null>`null::bigint`.as('content_id'),
            containerOfRow.as('title'),
            sql<string | null>`publisher_code`.as('publisher_code'),
          ])
          .distinct(),
      )
      .orderBy('title')
      .orderBy('publisher_code')
      .orderBy('content_id')
      .execute(),
    outermostArticles(db, of, 'asc'),
    outermostArticles(db, of, 'desc'),
  ]);
  const found = (articles: readonly ArticlePlace[], title: string, code: string | null) =>
    articles.find(({ container, publisher_code }) => container === title && publisher_code === code);
  return rows.flatMap(({ content_id, title, publisher_code }): ListedTitle[] => {
    if (content_id !== null) return [{ content_id, serial: null }];
    const first = found(firsts, title, publisher_code);
    const last = found(lasts, title, publisher_code);
    return first && last ? [{ content_id: null, serial: { first, last } }] : [];
  });
}

/** The first or the last article of each journal, by its day and then by its volume and issue. */
const outermostArticles = (db: Db, of: CatalogedDocuments, direction: 'asc' | 'desc') => {
  const number = (name: 'volume' | 'issue') =>
    sql`nullif(regexp_replace(credits->>${sql.lit(name)}, '\\D.*$', ''), '')::numeric`;
  const nullsLast = (order: OrderByItemBuilder) => order[direction]().nullsLast();
  return cataloged(db, of)
    .innerJoin('publishers', 'publishers.code', 'documents.publisher_code')
    .where(isArticle)
    .where(containerOfRow, 'is not', null)
    .distinctOn([sql`documents.publisher_code`, containerOfRow] as never)
    .select([
      'documents.publisher_code',
      'publishers.name as publisher_name',
      'documents.content_code',
      containerOfRow.as('container'),
      sql<string | null>`coalesce(documents.published, documents.edition_year::text)`.as('date'),
      sql<string | null>`credits->>'volume'`.as('volume'),
      sql<string | null>`credits->>'issue'`.as('issue'),
      sql<string | null>`credits->>'issn'`.as('issn'),
    ])
    .orderBy('documents.publisher_code')
    .orderBy(containerOfRow)
    .orderBy('date', nullsLast)
    .orderBy(number('volume'), nullsLast)
    .orderBy(number('issue'), nullsLast)
    .orderBy('documents.content_id', direction)
    .execute();
};

/** What catalog records say of these documents, in the order of their ids as they are given. */
export async function catalogedRows(db: Db, contentIds: readonly number[]) {
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

/** What a catalog record says of a document. */
export type CatalogedRow = Awaited<ReturnType<typeof catalogedRows>>[number];
