import { parseDesignation } from './designation.ts';

/** How one document bears on another, in one vocabulary. */
export type RelationType =
  | 'replaces'
  | 'replaced-by'
  | 'amends'
  | 'amended-by'
  | 'adopts'
  | 'adopted-as'
  | 'translation-of'
  | 'cites'
  | 'sop'
  | 'tma'
  | 'part-of'
  | 'revision-of'
  | 'related';

/** A document that another one bears on; with its title where the source says it. */
export type Relation = { type: RelationType; designation: string; title?: string };

/** A relation as a source writes it. */
export type SourceRelation = {
  type: string;
  designation: string;
  note?: string | undefined;
  title?: string | undefined;
};

type Related = { designation: string; year?: number | null; relations: readonly SourceRelation[] };

/** What the types of the Relaton model, and of NISO STS, say; a type with a note comes first. */
const meanings: Readonly<Record<string, RelationType>> = {
  'updates:revises': 'replaces',
  'updates:amends': 'amends',
  'updates:corrects': 'amends',
  updates: 'replaces',
  updatedBy: 'replaced-by',
  obsoletes: 'replaces',
  obsoletedBy: 'replaced-by',
  replaces: 'replaces',
  replacedBy: 'replaced-by',
  supersedes: 'replaces',
  supersededBy: 'replaced-by',
  revises: 'replaces',
  revisedBy: 'replaced-by',
  successorOf: 'replaces',
  hasSuccessor: 'replaced-by',
  merges: 'replaces',
  mergedInto: 'replaced-by',
  splits: 'replaces',
  splitInto: 'replaced-by',
  amends: 'amends',
  amendedBy: 'amended-by',
  hasAmendment: 'amended-by',
  corrects: 'amends',
  correctedBy: 'amended-by',
  adoptedFrom: 'adopts',
  adopts: 'adopts',
  adoptedAs: 'adopted-as',
  translatedFrom: 'translation-of',
  translationOf: 'translation-of',
  cites: 'cites',
  normativeReference: 'cites',
  sop: 'sop',
  tma: 'tma',
  partOf: 'part-of',
  includedIn: 'part-of',
  // What a work item is to revise when it is done.
  revisionOf: 'revision-of',
};

/**
 * The relations of a record in one vocabulary, those that name no document left out. Who replaces whom is decided
 * by the years where both are known, because sources disagree about the direction: ISO's `updates` mostly points
 * to the newer document, IEEE's to the older one.
 */
export function relationsOf(source: string, record: Related): Relation[] {
  const among = amongEditions(record);
  const relations = record.relations.flatMap((relation): Relation[] => {
    const designation = tidied(relation.designation);
    if (!/\d/.test(designation) || designation === tidied(record.designation)) return [];
    if (relation.type === 'hasEdition') return [{ type: among.get(designation) ?? 'related', designation }];
    const title = tidied(relation.title ?? '');
    const type = directed(meaningOf(source, relation), record, designation);
    return [{ type, designation, ...(title !== '' && { title }) }];
  });
  const unique = new Map(
    relations.map((relation) => [`${relation.type}\n${relation.designation}`, relation]),
  );
  return [...unique.values()];
}

/** Relations that say that another designation is the same work; the other direction, 'hasEdition', names no work. */
const sameWork = new Set(['editionOf', 'instanceOf', 'translatedFrom', 'translationOf', 'draftOf']);

/** The designations of which a source says that they name the same work: an edition, a language or a draft of it. */
export function sameWorkOf(relations: readonly SourceRelation[]): string[] {
  return relations.flatMap(({ type, designation }) => (sameWork.has(type) ? [tidied(designation)] : []));
}

/**
 * What the other editions of a standard are to this one, where a source lists them all as `hasEdition`: the next
 * older it replaces, the next newer replaces it, and amendments belong to the edition of the year they name.
 */
function amongEditions(record: Related): Map<string, RelationType> {
  const listed = record.relations.filter(({ type }) => type === 'hasEdition');
  if (listed.length === 0) return new Map();
  const own = timed(record.designation);
  const others = listed.map(({ designation }) => timed(tidied(designation)));
  const editions = others.filter(({ kind }) => kind === 'edition').toSorted((a, b) => a.time - b.time);
  const among = new Map<string, RelationType>();
  if (own.kind !== 'edition') {
    const base = editions.find(({ year }) => year === own.year);
    if (base) among.set(base.designation, 'amends');
    return among;
  }
  // What nothing dates stands for all of its editions: none of them replaces it.
  const time = own.time || (record.year ?? 0) * 12;
  if (time === 0) return among;
  const year = own.year ?? record.year;
  const before = editions.findLast((each) => each.time < time);
  const after = editions.find((each) => each.time > time);
  if (before) among.set(before.designation, 'replaces');
  if (after) among.set(after.designation, 'replaced-by');
  for (const other of others) {
    const isAttached = other.kind !== 'edition' && other.year !== null;
    if (isAttached && other.year === year) among.set(other.designation, 'amended-by');
  }
  return among;
}

function timed(designation: string) {
  const { kind, year, month } = parseDesignation(designation, { publisher: '' });
  return { designation, kind, year, time: (year ?? 0) * 12 + month };
}

function tidied(designation: string): string {
  return designation.replace(/\s+/g, ' ').trim();
}

function meaningOf(source: string, { type, note }: SourceRelation): RelationType {
  if (source.toLowerCase() === 'iso' && type === 'updates' && !note) return 'replaced-by';
  return meanings[`${type}:${note ?? ''}`] ?? meanings[type] ?? 'related';
}

function directed(type: RelationType, { year }: Related, designation: string): RelationType {
  if (type !== 'replaces' && type !== 'replaced-by') return type;
  const other = yearIn(designation);
  if (!year || !other || year === other) return type;
  return other > year ? 'replaced-by' : 'replaces';
}

function yearIn(designation: string): number | null {
  const years = [...designation.matchAll(/(?<=[-:/(\s])(?:18[5-9]\d|19\d\d|20\d\d)(?!\d|\.)/g)];
  return years.length > 0 ? Number(years.at(-1)?.[0]) : null;
}
