import {
  isBindingSentence,
  isNote,
  isOfDefinitions,
  isOfNormativeReferences,
  type Piece,
  segmentsOf,
  typeChange,
  type ChangedPlace,
  type ChangeType,
  verbalFormsIn,
} from '@norma/changes';
import type { Change } from './comparison.ts';
import { piecesOf } from './piecesOf.ts';
import { attribute, hasClass, isElement, isNumber, isPiece, lineOf, type Element } from './tree.ts';

/** What every change tells of itself. */
export type Told = Pick<
  Change,
  'clause' | 'types' | 'isNormative' | 'segments' | 'requirement' | 'quantities' | 'table' | 'reference'
>;

/** What surrounds a changed place. */
export type Surroundings = {
  readonly clause: string;
  readonly title: string;
  readonly isNormative: boolean;
  readonly language: string;
  /** 'Table 2' of a block. */
  readonly label: string;
  /** What a list continues. */
  readonly leadIn: string;
};

/** Tells of changes what they are about. */
export type Telling = {
  /** A place that changed. */
  readonly ofPlace: (element: Element, around: Surroundings) => Told;
  /** A clause that came, went or moved as a whole. */
  readonly ofClause: (
    words: { readonly before: string; readonly after: string; readonly text: string },
    around: Pick<Surroundings, 'clause' | 'isNormative' | 'language'>,
  ) => Told;
};

const nothing = { requirement: null, quantities: [], table: null, reference: null } as const;

/** What is said of a change without looking at its words. */
export const plainly = (clause: string, before: string, after: string, type: ChangeType): Told => ({
  clause,
  types: [type],
  isNormative: false,
  segments: [{ lead: '', before, after, tail: '' }],
  ...nothing,
});

/** Changes by their words. */
export function typed(): Telling {
  const heads = new Map<Element, readonly string[]>();
  return {
    ofPlace: (element, around) => {
      const pieces = piecesOf(element);
      const kind = kindOf(element, around);
      const row = kind === 'row' ? rowOf(element, around.label, heads) : null;
      const { unit = '', ...cell } = row ?? {};
      return {
        clause: around.clause,
        segments: segmentsOf(pieces),
        ...typeChange({
          pieces,
          kind,
          language: around.language,
          isInNormative: around.isNormative && !isInNote(element) && !isNote(beginning(pieces)),
          isReferenceList: isOfNormativeReferences(around.title),
          cell: row && (cell as NonNullable<ChangedPlace['cell']>),
          unit,
          leadIn: around.leadIn,
        }),
      };
    },
    ofClause: ({ before, after, text }, { clause, isNormative, language }) => {
      const told = plainly(clause, before, after, 'structure');
      if (before !== '' && after !== '') return told;
      const isBinding = isBindingSentence(text, language);
      if (!isBinding) return told;
      const form = verbalFormsIn(text, language).find(({ verb }) =>
        ['shall', 'must', 'should'].includes(verb),
      );
      const [was, is] = before === '' ? [undefined, form] : [form, undefined];
      return {
        ...told,
        types: ['structure', 'requirement'],
        isNormative,
        requirement: {
          before: was?.verb ?? null,
          after: is?.verb ?? null,
          isNegatedBefore: was?.isNegated ?? false,
          isNegatedAfter: is?.isNegated ?? false,
          how: before === '' ? 'added' : 'removed',
        },
      };
    },
  };
}

/** Changes as they are, for measuring what typing them takes. */
export const untyped: Telling = {
  ofPlace: (_, { clause }) => plainly(clause, '', '', 'editorial'),
  ofClause: ({ before, after }, { clause }) => plainly(clause, before, after, 'structure'),
};

const beginning = ([first, second]: readonly Piece[]): string =>
  `${first?.words ?? ''}${second?.words ?? ''}`.trimStart();

function kindOf(element: Element, { title }: Surroundings): ChangedPlace['kind'] {
  if (element.tagName === 'tr') return 'row';
  if (/^h[1-6]$/.test(element.tagName)) return 'heading';
  if (hasClass(element, 'formula') || isPiece(element)) return 'formula';
  if (hasClass(element, 'figure') || hasClass(element, 'graphic')) return 'figure';
  const isDefinition =
    hasClass(element, 'term-entry') ||
    (element.tagName === 'div' && element.parentNode?.nodeName === 'dl') ||
    isOfDefinitions(title);
  return isDefinition ? 'definition' : 'text';
}

/** Whether a place is a note, an example or a footnote, or within one. */
function isInNote(element: Element): boolean {
  for (let node: Element | null = element; node; node = parentOf(node))
    if (notes.some((name) => hasClass(node, name))) return true;
  return false;
}
const notes = ['note', 'example', 'footnotes', 'informative', 'non-normative'];

const parentOf = ({ parentNode }: Element): Element | null =>
  parentNode && 'tagName' in parentNode ? parentNode : null;

const isCell = ({ tagName }: Element): boolean => tagName === 'td' || tagName === 'th';
const cellsOf = (row: Element): Element[] =>
  row.childNodes
    .filter(isElement)
    .flatMap((child) => (isCell(child) ? [child] : child.childNodes.filter(isElement).filter(isCell)));

/** The first cell of a row that changed: in which table, row and column it is, and what it says in both editions. */
function rowOf(row: Element, label: string, heads: Map<Element, readonly string[]>): RowCell {
  const table = tableOf(row);
  const cells = cellsOf(row);
  const changed = cells.flatMap((cell, at) => {
    const pieces = piecesOf(cell);
    return pieces.some(({ mark }) => mark !== 'both') ? [{ cell, at, pieces }] : [];
  });
  const [first] = changed;
  const isWhole =
    changed.length === cells.length &&
    changed.every(({ pieces }) => new Set(pieces.map(({ mark }) => mark)).size === 1);
  const pieces = isWhole || !first ? piecesOf(row) : first.pieces;
  const column = isWhole || !first || !table ? '' : (headsOf(table, heads)[columnOf(cells, first.at)] ?? '');
  const [name] = cells;
  return {
    table: label || (table ? captionOf(table) : ''),
    row: name ? said(piecesOf(name), 'after') || said(piecesOf(name), 'before') : '',
    column,
    before: said(pieces, 'before'),
    after: said(pieces, 'after'),
    unit: changed.length === 1 ? unitIn(column) : '',
  };
}

type RowCell = NonNullable<ChangedPlace['cell']> & { readonly unit: string };

/** What one side says, on one line. */
const said = (pieces: readonly Piece[], side: 'before' | 'after'): string =>
  cut(
    pieces
      .filter(({ mark }) => mark === side || mark === 'both')
      .map(({ words }) => words)
      .join('')
      .trim()
      .replaceAll('\n', ' | ')
      .replaceAll(/\s+/g, ' '),
  );
const cut = (words: string): string => (words.length > 240 ? `${words.slice(0, 239).trimEnd()}…` : words);

function tableOf(row: Element): Element | null {
  for (let node = parentOf(row); node; node = parentOf(node)) if (node.tagName === 'table') return node;
  return null;
}

/** Which column a cell is in, where cells before it span several. */
const columnOf = (cells: readonly Element[], at: number): number =>
  cells.slice(0, at).reduce((sum, cell) => sum + spanOf(cell), 0);

const spanOf = (cell: Element): number =>
  Math.min(1000, Math.max(1, Number.parseInt(attribute(cell, 'colspan') ?? '1', 10) || 1));

/** What the columns of a table are called: of several rows of heads all words above a column. */
function headsOf(table: Element, heads: Map<Element, readonly string[]>): readonly string[] {
  const known = heads.get(table);
  if (known) return known;
  const made: string[] = [];
  for (const row of headRowsOf(table)) {
    let column = 0;
    for (const cell of cellsOf(row)) {
      const words = said(piecesOf(cell), 'after');
      for (const end = column + spanOf(cell); column < end; column += 1)
        made[column] = [made[column] ?? '', words].filter(Boolean).join(', ');
    }
  }
  heads.set(table, made);
  return made;
}

function headRowsOf(table: Element): Element[] {
  const parts = table.childNodes.filter(isElement);
  const head = parts.find(({ tagName }) => tagName === 'thead');
  const rowsOf = (part: Element): Element[] =>
    part.childNodes.filter(isElement).filter(({ tagName }) => tagName === 'tr');
  if (head) return rowsOf(head).slice(0, 4);
  const body = parts.find(({ tagName }) => tagName === 'tbody') ?? table;
  const [first] = rowsOf(body);
  return first && cellsOf(first).every(({ tagName }) => tagName === 'th') ? [first] : [];
}

/** '(mm)' or ', mm' at the end of a head. */
const unitIn = (column: string): string =>
  /(?:[([]|, |\/ ?| in )([^\s()[\],]{1,12})[)\]]?$/u.exec(column.slice(-40))?.[1] ?? '';

/** The caption of a table, without its number. */
function captionOf(table: Element): string {
  for (let node: Element | null = table; node; node = parentOf(node)) {
    const caption = node.childNodes
      .filter(isElement)
      .find(({ tagName }) => tagName === 'caption' || tagName === 'figcaption');
    if (caption) return cut(lineOf(caption.childNodes.filter((child) => !isNumber(child))));
    if (node.tagName === 'figure') break;
  }
  return '';
}
