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
  | 'related';

/** A document that another one bears on. */
export type Relation = { type: RelationType; designation: string };

/** A relation as a source writes it. */
export type SourceRelation = { type: string; designation: string; note?: string | undefined };

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
};

/**
 * The relations of a record in one vocabulary, those that name no document left out. Who replaces whom is decided
 * by the years where both are known, because sources disagree about the direction: ISO's `updates` mostly points
 * to the newer document, IEEE's to the older one.
 */
export function relationsOf(source: string, record: Related): Relation[] {
  const seen = new Set<string>();
  return record.relations.flatMap((relation) => {
    const designation = relation.designation.replace(/\s+/g, ' ').trim();
    if (!/\d/.test(designation) || designation === record.designation) return [];
    const type = directed(meaningOf(source, relation), record, designation);
    const key = `${type}\n${designation}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ type, designation }];
  });
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
