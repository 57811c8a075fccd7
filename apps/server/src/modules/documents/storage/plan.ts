import { foldedWord } from '@norma/editions';
import type { Kysely } from 'kysely';
import type { DocumentEvent, DocumentTables } from '../tables.ts';
import { columnTypes } from './columns.ts';
import { meaningsOf, type Meanings } from './meanings.ts';
import { isText, type NewDocument } from './newDocument.ts';
import { isUnchangedBy, correctedColumns, withStored, type StoredDocument } from './withStored.ts';
import { editionStatusOf } from './editionStatus.ts';

type Db = Kysely<DocumentTables>;

/** What an upsert of a document would do. */
export type Planned = {
  readonly document: NewDocument;
  /** `passed-over`: its own publisher's record takes precedence. `corrected`: a record changes metadata of a text. */
  readonly result: 'added' | 'replaced' | 'corrected' | 'unchanged' | 'passed-over';
  readonly event: DocumentEvent | null;
  readonly changed: readonly string[];
  readonly statusBefore: string | null;
  /** The key of the family that the document was in; null where it is new or its family has none. */
  readonly familyBefore: string | null;
  /** The word of status that its source gives, and no one knows. */
  readonly unknownStatus: string | null;
};

const compared = [
  'designation',
  'edition',
  'language',
  'title_text',
  'description_text',
  'document_type',
  'status',
  'stage',
  'published',
  'committee',
  'ics',
  'keywords',
  'industries',
  'topics',
  'languages',
  'asset_type',
  'content_access_url',
  'is_downloadable',
  'is_available',
] as const satisfies readonly (keyof DocumentTables['documents'])[];

/** Plans the upsert of documents of distinct content codes, without changing anything. */
export async function planDocuments(
  db: Db,
  delivered: readonly NewDocument[],
  importId: number | null,
): Promise<Planned[]> {
  const meanings = await meaningsOf(
    db,
    delivered.map(({ publisher_code }) => publisher_code),
  );
  const interpreted = delivered.map((document) => withMeaning(document, meanings));
  const documents = await withFamilies(
    db,
    interpreted.map(({ document }) => document),
  );
  const known = await knownOf(
    db,
    documents.map(({ content_code }) => content_code),
  );
  const results = documents.map((document) => resultOf(document, known.get(document.content_code)));
  const before = await rowsOf(
    db,
    documents.filter((_, at) => ['replaced', 'corrected'].includes(results[at] ?? '')),
  );
  const familiesBefore = await familiesFromBefore(
    db,
    documents.filter((_, at) => results[at] === 'added'),
    importId,
  );
  return documents.map((asDelivered, at) => {
    const row = before.get(asDelivered.content_code);
    const document = row ? withStored(asDelivered, row) : asDelivered;
    const result = unlessUnchanged(results[at] ?? 'unchanged', document, row);
    const changed = row ? changedFields(result, document, row) : [];
    const event = eventOf({
      document,
      result,
      row,
      changed,
      isInKnownFamily: familiesBefore.has(document.family.key),
    });
    return {
      document,
      result,
      event,
      changed,
      statusBefore: row?.status ?? null,
      familyBefore: row?.family_key ?? null,
      unknownStatus: interpreted[at]?.unknown ?? null,
    };
  });
}

/** A document with the status that its word means, where someone has said so, and the word that still no one knows. */
function withMeaning(
  document: NewDocument,
  meanings: Meanings,
): { document: NewDocument; unknown: string | null } {
  const words = [document.source_status, document.source_stage].filter((each) => each !== null);
  if (words.length === 0) return { document, unknown: null };
  const own = meanings.get(document.publisher_code);
  const { columns, unknown } = editionStatusOf(document, own);
  const hasMeaning = own !== undefined && words.some((word) => own.has(foldedWord(word)));
  // What was staged may follow a meaning that is gone.
  return { document: hasMeaning || unknown !== null ? { ...document, ...columns } : document, unknown };
}

/** Documents in the family that a source has named for what is the same work, where they name none themselves. */
async function withFamilies(db: Db, documents: readonly NewDocument[]): Promise<readonly NewDocument[]> {
  const needsFamily = ({ given_family, sameWork = [] }: NewDocument) => !given_family && sameWork.length > 0;
  const works = documents.filter(needsFamily).flatMap(({ sameWork = [] }) => sameWork);
  if (works.length === 0) return documents;
  const stored = await db
    .selectFrom('documents')
    .innerJoin('families', 'families.id', 'documents.family_id')
    .select(['documents.publisher_code', 'documents.designation', 'documents.given_family', 'families.key'])
    .where('documents.designation', '=', ({ fn, val }) => fn.any(val([...new Set(works)])))
    .where('documents.given_family', 'is not', null)
    .execute();
  const nameOf = (publisher: string, designation: string) => `${publisher}\n${designation}`;
  const families = new Map<string, NewDocument['family']>();
  for (const { publisher_code, designation, given_family, key } of stored)
    if (given_family !== null && key !== null)
      families.set(nameOf(publisher_code, designation), { key, designation: given_family });
  for (const { publisher_code, designation, given_family, family } of documents)
    if (given_family) families.set(nameOf(publisher_code, designation), family);
  return documents.map((document) => {
    if (!needsFamily(document)) return document;
    const found = document.sameWork?.map((work) => families.get(nameOf(document.publisher_code, work)));
    const family = found?.find((each) => each !== undefined);
    return family ? { ...document, family } : document;
  });
}

/** A record by which nothing changes leaves its document alone, however it is worded. */
function unlessUnchanged(
  result: Planned['result'],
  document: NewDocument,
  row: StoredDocument | undefined,
): Planned['result'] {
  if (!row || isText(document.source)) return result;
  return isUnchangedBy(document, row, { isCorrection: result === 'corrected' }) ? 'unchanged' : result;
}

type Known = { source: string; source_hash: string; record_hash: string | null };

async function knownOf(db: Db, codes: readonly string[]): Promise<Map<string, Known>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .selectFrom('documents')
    .select(['content_code', 'source', 'source_hash', 'record_hash'])
    .where('content_code', '=', ({ fn, val }) => fn.any(val(codes)))
    .execute();
  return new Map(rows.map((row) => [row.content_code, row]));
}

function resultOf(document: NewDocument, known: Known | undefined): Planned['result'] {
  if (!known) return 'added';
  const isKnown = (hash: string | null): boolean =>
    hash !== null && [document.source_hash, document.former_hash].includes(hash);
  if (isText(document.source)) return isKnown(known.source_hash) ? 'unchanged' : 'replaced';
  if (isKnown(known.record_hash)) return 'unchanged';
  if (isText(known.source)) return 'corrected';
  return isOutranked(document, known.source) ? 'passed-over' : 'replaced';
}

/**
 * Two catalogs may tell of one document. The one of its own publisher counts; between two others the first by name,
 * so that it never matters in which order they come.
 */
function isOutranked({ source, publisher_code }: NewDocument, other: string): boolean {
  if (source === other) return false;
  const bodies = publisher_code.toLowerCase().split('/');
  const rank = (catalog: string): number => {
    const place = bodies.findIndex((body) => body === catalog || body.startsWith(`${catalog}-`));
    return place === -1 ? bodies.length : place;
  };
  return rank(source) === rank(other) ? source > other : rank(source) > rank(other);
}

const storedColumns = Object.keys(columnTypes).filter(
  (name): name is Exclude<keyof typeof columnTypes, 'family_id'> => name !== 'family_id',
);

async function rowsOf(db: Db, documents: readonly NewDocument[]): Promise<Map<string, StoredDocument>> {
  if (documents.length === 0) return new Map();
  const codes = documents.map(({ content_code }) => content_code);
  const rows = await db
    .selectFrom('documents')
    .innerJoin('families', 'families.id', 'documents.family_id')
    .select([
      'content_id',
      'families.key as family_key',
      ...storedColumns.map((name) => `documents.${name}` as const),
    ])
    .where('content_code', '=', ({ fn, val }) => fn.any(val(codes)))
    .execute();
  const relations = await db
    .selectFrom('document_relations')
    .select(['content_id', 'type', 'designation', 'note', 'title'])
    .where('content_id', '=', ({ fn, val }) => fn.any(val(rows.map(({ content_id }) => content_id))))
    .execute();
  const ofDocument = Map.groupBy(relations, ({ content_id }) => content_id);
  return new Map(
    rows.map((row) => [row.content_code, { ...row, relations: ofDocument.get(row.content_id) ?? [] }]),
  );
}

/** The families that had documents before this import began. */
async function familiesFromBefore(
  db: Db,
  documents: readonly NewDocument[],
  importId: number | null,
): Promise<Set<string>> {
  if (documents.length === 0) return new Set();
  const keys = [...new Set(documents.map(({ family }) => family.key))];
  const rows = await db
    .selectFrom('families')
    .select('key')
    .where('key', '=', ({ fn, val }) => fn.any(val(keys)))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('documents')
          .select('content_id')
          .whereRef('documents.family_id', '=', 'families.id')
          .where('first_import', 'is distinct from', importId),
      ),
    )
    .execute();
  return new Set(rows.flatMap(({ key }) => (key === null ? [] : [key])));
}

function changedFields(result: Planned['result'], document: NewDocument, row: StoredDocument): string[] {
  const corrected = new Set<string>(correctedColumns(document));
  const fields = result === 'corrected' ? compared.filter((field) => corrected.has(field)) : compared;
  const differ: string[] = fields.filter(
    (field) => JSON.stringify(document[field]) !== JSON.stringify(row[field]),
  );
  const isMoved = result === 'replaced' && document.family.key !== row.family_key;
  return isMoved ? [...differ, 'family'] : differ;
}

function eventOf({
  document,
  result,
  row,
  changed,
  isInKnownFamily,
}: {
  document: NewDocument;
  result: Planned['result'];
  row: StoredDocument | undefined;
  changed: readonly string[];
  isInKnownFamily: boolean;
}): DocumentEvent | null {
  if (result === 'added') {
    if (!isInKnownFamily) return 'new-document';
    return document.isSupplement ? 'amendment' : 'new-edition';
  }
  if (result !== 'replaced' && result !== 'corrected') return null;
  if (changed.includes('status')) return statusEvent(row?.status ?? '', document.status);
  return isText(document.source) && row?.source_hash !== document.source_hash ? 'text' : 'metadata';
}

/** What has happened to a document whose status is another one now. */
export const statusEvent = (before: string, after: string): 'withdrawal' | 'status' =>
  after.startsWith('Withdrawn') && !before.startsWith('Withdrawn') ? 'withdrawal' : 'status';
