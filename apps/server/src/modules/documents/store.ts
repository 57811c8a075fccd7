import { sql, type Kysely } from 'kysely';
import type { Credits, DocumentTables, FileKind } from './tables.ts';
import type { TextPlaces } from './textPlaces.ts';

type Db = Kysely<DocumentTables>;

const editionColumns = [
  'documents.content_id',
  'documents.content_code',
  'documents.family_id',
  'documents.publisher_code',
  'documents.designation',
  'documents.edition',
  'documents.edition_year',
  'documents.language',
  'documents.title_html',
  'documents.title_text',
  'documents.document_type',
  'documents.status',
  'documents.published_on',
  'documents.updated_on',
  'documents.published_online_on',
  'documents.published',
  'documents.updated',
  'documents.committee',
  'documents.asset_id',
  'publishers.name as publisher_name',
  'publishers.type_code as publisher_type_code',
  'families.designation as family',
] as const;

const editions = (db: Db) =>
  db
    .selectFrom('documents')
    .innerJoin('publishers', 'publishers.code', 'documents.publisher_code')
    .innerJoin('families', 'families.id', 'documents.family_id')
    .select(editionColumns);

/** A document as one of its family, without what only its own row and page show. */
export type Edition = Awaited<ReturnType<ReturnType<typeof editions>['execute']>>[number];

const cardColumns = [
  'documents.description_html',
  'documents.is_translation',
  'documents.asset_type',
  'documents.content_type',
  'documents.classification',
  'documents.organization_id',
  'documents.content_access_url',
  'documents.is_downloadable',
  'documents.is_available',
  'documents.may_track',
  'documents.may_favour',
  'documents.cites_excluded',
] as const;

const cards = (db: Db) => editions(db).select(cardColumns);

/** A document as lists and its own page show it. */
export type Card = Awaited<ReturnType<ReturnType<typeof cards>['execute']>>[number];

/** The document of a content code, or null. */
export async function cardOfCode(db: Db, contentCode: string): Promise<Card | null> {
  return (await cards(db).where('documents.content_code', '=', contentCode).executeTakeFirst()) ?? null;
}

/** The document of a content id, or null. */
export async function cardOfId(db: Db, contentId: number): Promise<Card | null> {
  return (await cards(db).where('documents.content_id', '=', contentId).executeTakeFirst()) ?? null;
}

/** The content codes of an asset id in any letter case, of these publishers in their order; the newest edition first. */
export async function codesOfAsset(
  db: Db,
  assetId: string,
  publishers: readonly string[],
): Promise<string[]> {
  const rows = await codesOfAssetQuery(db, assetId, publishers).execute();
  return rows.map(({ content_code }) => content_code);
}

/** The question that `codesOfAsset` asks. */
export const codesOfAssetQuery = (db: Db, assetId: string, publishers: readonly string[]) =>
  db
    .selectFrom('documents')
    .select('content_code')
    // As the index has it.
    .where(
      sql`upper(coalesce(asset_id, split_part(content_code, '|', 2)))`,
      '=',
      sql<string>`upper(${assetId})`,
    )
    .where('publisher_code', '=', ({ fn, val }) => fn.any(val([...publishers])))
    .orderBy(sql`array_position(${[...publishers]}::text[], publisher_code)`)
    .orderBy('edition_year', (order) => order.desc().nullsLast())
    .orderBy(sql`language <> 'en'`)
    .orderBy('content_code');

/** The documents of these content codes, in no order. */
export async function cardsOf(db: Db, contentCodes: readonly string[]): Promise<Card[]> {
  if (contentCodes.length === 0) return [];
  return cards(db).where('documents.content_code', 'in', contentCodes).execute();
}

/** The documents of these content codes without their descriptions, in no order. */
export async function editionsWithCodes(db: Db, contentCodes: readonly string[]): Promise<Edition[]> {
  if (contentCodes.length === 0) return [];
  return editions(db).where('documents.content_code', 'in', contentCodes).execute();
}

/** What the source of a document says of its status; null where the document is gone. */
export async function statusSourceOf(db: Db, contentId: number): Promise<StatusSource | null> {
  const found = await db
    .selectFrom('documents')
    .select(({ exists, selectFrom }) => [
      'source_status',
      'source_stage',
      exists(
        selectFrom('document_relations')
          .select('document_relations.content_id')
          .whereRef('document_relations.content_id', '=', 'documents.content_id')
          .where('document_relations.type', '=', 'replaced-by'),
      )
        .$castTo<boolean>()
        .as('is_replaced'),
    ])
    .where('content_id', '=', contentId)
    .executeTakeFirst();
  return found ?? null;
}

/** What the source of a document says of its status. */
export type StatusSource = {
  readonly source_status: string | null;
  readonly source_stage: string | null;
  /** Whether its record names what replaces it. */
  readonly is_replaced: boolean;
};

/** What the record of a document says beyond its card. */
export type RecordRow = {
  description_text: string;
  ics: string[];
  keywords: string[];
  supersedes: string[];
  credits: Credits | null;
  /** ISO 8601, as exact as known. */
  published: string | null;
};

/** What the record of a document says beyond its card. */
export async function recordRowOf(db: Db, contentId: number): Promise<RecordRow> {
  return db
    .selectFrom('documents')
    .select(['description_text', 'ics', 'keywords', 'supersedes', 'credits', 'published'])
    .where('content_id', '=', contentId)
    .executeTakeFirstOrThrow();
}

/** What the details of a document say beyond its card. */
export async function detailsOf(db: Db, contentId: number) {
  return db
    .selectFrom('documents')
    .select([
      'description_text',
      'abstracts',
      'languages',
      'ics',
      'keywords',
      'industries',
      'topics',
      'committee_name',
      'credits',
    ])
    .where('content_id', '=', contentId)
    .executeTakeFirstOrThrow();
}

/** The texts in which a search finds words that no card shows: author keywords, and the first pages of the text. */
export async function searchedTextsOf(db: Db, contentCodes: readonly string[]): Promise<SearchedText[]> {
  if (contentCodes.length === 0) return [];
  return db
    .selectFrom('documents')
    .select(({ fn, val }) => [
      'content_code',
      'keywords',
      fn<string>('left', ['body_text', val(maxSearched)]).as('body'),
      // Told without the text being read.
      fn<number>('octet_length', ['body_text']).as('bytes'),
      'text_places as places',
    ])
    .where('content_code', 'in', contentCodes)
    .execute();
}

type SearchedText = {
  readonly content_code: string;
  readonly keywords: string[];
  /** As much of the text as one looks at first. */
  readonly body: string;
  /** Of all of it, as UTF-8. */
  readonly bytes: number;
  readonly places: TextPlaces | null;
};

/** The searched text of a document to its end; '' where it has gone. */
export async function wholeTextOf(db: Db, contentCode: string): Promise<string> {
  const found = await db
    .selectFrom('documents')
    .select('body_text')
    .where('content_code', '=', contentCode)
    .executeTakeFirst();
  return found?.body_text ?? '';
}

/** Characters of a text; a long standard has some times as many. */
const maxSearched = 100_000;

/** Every edition of these families in every language, the newest first. */
export async function editionsOf(db: Db, familyIds: readonly number[]): Promise<Edition[]> {
  if (familyIds.length === 0) return [];
  return editions(db)
    .where('documents.family_id', 'in', familyIds)
    .orderBy('documents.edition_year', (order) => order.desc().nullsLast())
    .orderBy('documents.edition', 'desc')
    .orderBy('documents.language')
    .execute();
}

const members = (db: Db) =>
  db
    .selectFrom('documents')
    .innerJoin('families', 'families.id', 'documents.family_id')
    .innerJoin('publishers', 'publishers.code', 'documents.publisher_code')
    .select([
      'documents.content_id',
      'documents.content_code',
      'documents.family_id',
      'documents.publisher_code',
      'documents.designation',
      'documents.edition',
      'documents.edition_year',
      'documents.language',
      'documents.title_text',
      'documents.status',
      'documents.published_on',
      'documents.committee',
      'publishers.name as publisher_name',
      'families.designation as family',
    ]);

/** A document as far as it takes to tell which one of its family is meant. */
export type Member = Awaited<ReturnType<ReturnType<typeof members>['execute']>>[number];

/** The same documents with little of each: a list of references names the families of hundreds. */
export async function membersOf(db: Db, familyIds: readonly number[]): Promise<Member[]> {
  if (familyIds.length === 0) return [];
  return members(db)
    .where('documents.family_id', '=', ({ fn, val }) => fn.any(val([...familyIds])))
    .orderBy('documents.edition_year', (order) => order.desc().nullsLast())
    .orderBy('documents.edition', 'desc')
    .orderBy('documents.language')
    .execute();
}

/** A file of a document, or null. */
export async function fileOf(
  db: Db,
  contentId: number,
  kind: FileKind,
): Promise<{ file_key: string; bytes: number } | null> {
  const found = await db
    .selectFrom('document_files')
    .select(['file_key', 'bytes'])
    .where('content_id', '=', contentId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return found ?? null;
}

/** The keys of the HTML files of these documents that have one, by content id. */
export async function htmlKeysOf(db: Db, contentIds: readonly number[]): Promise<Map<number, string>> {
  if (contentIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('document_files')
    .select(['content_id', 'file_key'])
    .where('content_id', '=', ({ fn, val }) => fn.any(val([...contentIds])))
    .where('kind', '=', 'html')
    .execute();
  return new Map(rows.map(({ content_id, file_key }) => [content_id, file_key]));
}

/** The texts of these documents: which have a source, an HTML and a PDF. A PDF can be made of every source. */
export async function formatsOf(db: Db, contentIds: readonly number[]): Promise<Formats> {
  const formats: Formats = {
    sts: new Set(),
    html: new Set(),
    pdf: new Set(),
    madePdf: new Set(),
    traits: new Map(),
  };
  if (contentIds.length === 0) return formats;
  const rows = await db
    .selectFrom('document_files')
    .select(['content_id', 'kind', 'is_scan', 'is_tagged'])
    .where('content_id', '=', ({ fn, val }) => fn.any(val([...contentIds])))
    .where('kind', '<>', 'graphic')
    .execute();
  for (const { content_id, kind, is_scan, is_tagged } of rows) {
    if (kind === 'sts' || kind === 'html') formats[kind].add(content_id);
    if (kind === 'sts' || kind === 'pdf') formats.pdf.add(content_id);
    if (kind === 'pdf') formats.madePdf.add(content_id);
    if (kind === 'pdf' && is_scan !== null && is_tagged !== null)
      formats.traits.set(content_id, { isScan: is_scan, isTagged: is_tagged });
  }
  return formats;
}

/** Content ids by the format in which the document can be read. */
export type Formats = { readonly [Kind in 'sts' | 'html' | 'pdf']: Set<number> } & {
  /** Of those that can be read as PDF, those whose PDF is there; the others are still to be made. */
  readonly madePdf: Set<number>;
  /** What is known of the PDFs that were delivered. */
  readonly traits: Map<number, { isScan: boolean; isTagged: boolean }>;
};

/** The drawings of a document by the name that its text refers to. */
export async function graphicsOf(db: Db, contentId: number): Promise<{ name: string; file_key: string }[]> {
  return db
    .selectFrom('document_files')
    .select(['name', 'file_key'])
    .where('content_id', '=', contentId)
    .where('kind', '=', 'graphic')
    .execute();
}

/** Documents that have a source and no PDF made of it yet, the newest editions first. */
export async function documentsWithoutPdf(db: Db): Promise<{ content_id: number; source: string }[]> {
  return db
    .selectFrom('documents')
    .innerJoin('document_files as source', (join) =>
      join.onRef('source.content_id', '=', 'documents.content_id').on('source.kind', '=', 'sts'),
    )
    .leftJoin('document_files as pdf', (join) =>
      join.onRef('pdf.content_id', '=', 'documents.content_id').on('pdf.kind', '=', 'pdf'),
    )
    .where('pdf.content_id', 'is', null)
    .select(['documents.content_id', 'source.file_key as source'])
    .orderBy('documents.edition_year', (order) => order.desc().nullsLast())
    .execute();
}

/** Keeps which file a document has of a kind. */
export async function saveFile(
  db: Db,
  file: { contentId: number; kind: FileKind; name?: string; key: string; bytes: number; now: Date },
): Promise<void> {
  const { contentId, kind, name = '', key, bytes, now } = file;
  await db
    .insertInto('document_files')
    .values({ content_id: contentId, kind, name, file_key: key, bytes, made_at: now })
    .onConflict((conflict) =>
      conflict.columns(['content_id', 'kind', 'name']).doUpdateSet({ file_key: key, bytes, made_at: now }),
    )
    .execute();
}
