import type { ComparisonChanges } from '@norma/contracts';
import type { WrittenFile } from '../../context.ts';
import { csvTable, type Cell } from '../../lib/csv.ts';

type Change = ComparisonChanges['changes'][number];
type FoldedChange = ComparisonChanges['folded'][number];
type Quantity = Change['quantities'][number];

/** The address of a clause: of one that was deleted in the old edition. */
export type LinkOf = (change: {
  readonly clause: string;
  readonly number: string;
  readonly isDeleted: boolean;
}) => string;

const heads = [
  'number',
  'title',
  'label',
  'kind',
  'types',
  'isNormative',
  'before',
  'after',
  'verbBefore',
  'verbAfter',
  'requirement',
  'quantityBefore',
  'quantityAfter',
  'direction',
  'table',
  'row',
  'column',
  'referenceBefore',
  'referenceAfter',
  'referenceState',
  'link',
] as const;

type Written = Omit<Change, 'id' | 'kind'> & {
  readonly kind: Change['kind'] | FoldedChange['fold'];
  readonly link: string;
};

/** The changes between two editions as a file; with the filter those that are normative. */
export function writtenChanges(
  { old, new: target, changes, folded, areVerbalFormsTyped }: ComparisonChanges,
  {
    format,
    filter,
    linkOf,
  }: {
    readonly format: 'csv' | 'json';
    readonly filter: 'requirements' | undefined;
    readonly linkOf: LinkOf;
  },
): WrittenFile {
  const all: Written[] = [...changes.map(withoutId), ...folded.map(unfolded)].map((change) => ({
    ...change,
    link: linkOf({ clause: change.clause, number: change.number, isDeleted: isDeleted(change) }),
  }));
  const shown = filter ? all.filter(({ isNormative }) => isNormative) : all;
  const name = `changes-${fileName(old.designation)}-${fileName(target.designation)}.${format}`;
  if (format === 'csv')
    return { mediaType: 'text/csv; charset=utf-8', name, pieces: csvTable(heads, rowsOf(shown)) };
  const content = { old, new: target, areVerbalFormsTyped, filter: filter ?? null, changes: shown };
  return { mediaType: 'application/json', name, pieces: piecesOf(`${JSON.stringify(content, null, 2)}\n`) };
}

/** The id names a place in the compared text, which no file holds. */
function withoutId<Named extends { id: string }>(change: Named): Omit<Named, 'id'> {
  const { id: _id, ...others } = change;
  return others;
}

const unfolded = ({ fold, ...change }: FoldedChange): Omit<Written, 'link'> => ({
  ...withoutId(change),
  kind: fold,
});

/** A clause that went as a whole is in the old edition alone: nothing else of it is told. */
const isDeleted = ({ kind, types }: Omit<Written, 'link'>): boolean =>
  kind === 'deleted' && types.includes('structure');

const fileName = (designation: string): string =>
  designation
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80);

async function* piecesOf(text: string): AsyncGenerator<string> {
  yield text;
}

/** Rows that are sent at once. */
const atOnce = 500;

async function* rowsOf(changes: readonly Written[]): AsyncGenerator<Cell[][]> {
  for (let from = 0; from < changes.length; from += atOnce)
    yield changes.slice(from, from + atOnce).map(rowOf);
}

const rowOf = (change: Written): Cell[] => [
  change.number,
  change.title,
  change.label,
  change.kind,
  change.types.join(' '),
  String(change.isNormative),
  joined(change.segments.map(({ before }) => before)) || change.before,
  joined(change.segments.map(({ after }) => after)) || change.after,
  verb(change.requirement?.before, change.requirement?.isNegatedBefore),
  verb(change.requirement?.after, change.requirement?.isNegatedAfter),
  change.requirement?.how ?? null,
  quantities(change.quantities, 'before'),
  quantities(change.quantities, 'after'),
  joined(
    change.quantities.map(({ direction, isEquivalent }) => direction ?? (isEquivalent ? 'equivalent' : '')),
  ),
  change.table?.table ?? null,
  change.table?.row ?? null,
  change.table?.column ?? null,
  change.reference?.before?.designation ?? null,
  change.reference?.after?.designation ?? null,
  change.reference?.after?.state ?? null,
  change.link,
];

const joined = (parts: readonly string[]): string => parts.filter(Boolean).join(' … ');

const verb = (form: string | null | undefined, isNegated = false): string | null =>
  form ? `${form}${isNegated ? ' not' : ''}` : null;

const quantities = (all: readonly Quantity[], side: 'before' | 'after'): string =>
  joined(all.map((quantity) => quantity[side]?.words ?? ''));
