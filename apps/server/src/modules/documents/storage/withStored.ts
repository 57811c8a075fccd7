import { isDeepStrictEqual } from 'node:util';
import type { Selectable } from 'kysely';
import type { DocumentTables } from '../tables.ts';
import { columnTypes } from './columns.ts';
import { isText, type NewDocument, type OptionalColumn } from './newDocument.ts';
import { relationsAfter, type StoredRelation } from './relations.ts';

type Column = Exclude<keyof typeof columnTypes, 'family_id'>;

/** A document as it is stored, as far as an import writes it. */
export type StoredDocument = Pick<Selectable<DocumentTables['documents']>, Column> & {
  readonly relations: readonly StoredRelation[];
  readonly family_key: string | null;
};

/** What a catalog's record may change of a document whose text is here. */
const correctable = [
  'status',
  'edition_status',
  'stage',
  'source_status',
  'source_stage',
  'committee_name',
  'published',
  'published_on',
  'ics',
  'keywords',
  'industries',
  'topics',
] as const satisfies readonly Column[];

/** What a record says of that; what it does not name stays. */
export const correctedColumns = ({ unspecified }: NewDocument): (typeof correctable)[number][] =>
  correctable.filter((column) => !unspecified.includes(column));

/** A document with what its source does not name as it is stored. */
export function withStored(document: NewDocument, stored: StoredDocument): NewDocument {
  const columns = document.unspecified.filter(
    (name): name is Exclude<OptionalColumn, 'relations'> => name !== 'relations',
  );
  const merged: NewDocument = {
    ...document,
    ...Object.fromEntries(columns.map((column) => [column, stored[column]])),
    ...(columns.includes('updated_on') && { updated: stored.updated }),
    ...retainedPublished(document, stored),
    abstracts: abstractsOf(document, stored),
    ...retainedFamily(document, stored),
  };
  return { ...merged, body_text: withWords(merged, columns) };
}

/** A record that names no family takes none away that another has named. */
function retainedFamily(
  { given_family: given = null }: NewDocument,
  { given_family, family_key }: StoredDocument,
): Partial<NewDocument> {
  if (given !== null || given_family === null || family_key === null) return {};
  return { given_family, family: { key: family_key, designation: given_family } };
}

/** A record that gives the year or month of a text's date leaves it the day. */
function retainedPublished(
  { published: given }: NewDocument,
  { source, published, published_on }: StoredDocument,
): Partial<NewDocument> {
  const isLessExact = given !== null && published !== null && published.startsWith(`${given}-`);
  return isLessExact && isText(source) ? { published, published_on } : {};
}

/** The abstracts by language, one of which is the one that is shown: either may be named without the other. */
function abstractsOf(
  { unspecified, abstracts }: NewDocument,
  stored: StoredDocument,
): NewDocument['abstracts'] {
  if (unspecified.includes('abstracts')) return { ...stored.abstracts, ...abstracts };
  if (!unspecified.includes('description_text')) return abstracts;
  const shown = Object.entries(stored.abstracts).filter(([, text]) => text === stored.description_text);
  return { ...Object.fromEntries(shown), ...abstracts };
}

/** The searched text with the words of what stays. */
function withWords(document: NewDocument, retained: readonly OptionalColumn[]): string {
  const { body_text, title_text, description_text } = document;
  const words = [
    ...(retained.includes('titles') ? Object.values(document.titles) : []),
    ...(retained.includes('abstracts') ? Object.values(document.abstracts) : []),
    ...(retained.includes('keywords') ? document.keywords : []),
  ];
  const missing = words.filter(
    (text) => text !== title_text && text !== description_text && !body_text.includes(text),
  );
  // In front: behind the text they would are on its last page.
  return [...new Set(missing), body_text].filter(Boolean).join('\n');
}

/** What follows from other columns, or tells only where and when the document came from. */
const derived = new Set<string>([
  'family_id',
  'body_text',
  'text_places',
  'source_hash',
  'record_hash',
  'imported_at',
  'first_import',
  'given_family',
] satisfies (keyof typeof columnTypes)[]);

const columnsOfRecord = Object.keys(columnTypes).filter((name): name is Column => !derived.has(name));

/** Whether writing a record would leave a document as it is stored. */
export function isUnchangedBy(
  document: NewDocument,
  stored: StoredDocument,
  { isCorrection }: { isCorrection: boolean },
): boolean {
  if (!isCorrection && document.family.key !== stored.family_key) return false;
  const columns: readonly Column[] = isCorrection ? correctedColumns(document) : columnsOfRecord;
  if (!columns.every((column) => isDeepStrictEqual(document[column as keyof NewDocument], stored[column])))
    return false;
  if (document.unspecified.includes('relations')) return true;
  const after = relationsAfter(document.relations, stored.relations, isCorrection);
  return isDeepStrictEqual(sorted(after), sorted(stored.relations));
}

const sorted = (relations: readonly StoredRelation[]): string[] =>
  relations
    .map(({ type, designation, note, title }) => JSON.stringify([type, designation, note, title ?? '']))
    .sort();
