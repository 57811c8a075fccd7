import {
  attribute,
  hasClass,
  isElement,
  isText,
  parse,
  type Node,
} from '../../packages/comparison/src/tree.ts';

/** Measures of an HTML comparison, whichever program made it. */
export type Findings = {
  /** Whether it contains the whole old text, apart from spaces and drawings. */
  readonly keepsBase: boolean;
  /** Whether it contains the whole new text, apart from spaces and drawings. */
  readonly keepsTarget: boolean;
  /** Runs of words that are marked as gone or new. */
  readonly marks: number;
  /** Letters in them: the fewer, the closer it points at what changed. */
  readonly letters: number;
  /** Cells in which some words are marked and others are not, or next to which another cell stays. */
  readonly cells: number;
};

type Mark = 'gone' | 'new' | 'same';
/** Some words; `place` is where their block is in the old text, if known. */
type Words = { readonly text: string; readonly place: number; readonly mark: Mark };

/** Reads a comparison by its marks: `ins` and `del`, or the classes of visual-dom-diff. */
export function findingsOf(compared: string, base: string, target: string): Findings {
  const nodes = parse(compared);
  const words = wordsIn(nodes).filter(({ text }) => text !== '');
  const marked = words.filter(({ mark }) => mark !== 'same');
  const before = words.filter(({ mark }) => mark !== 'new').toSorted((one, other) => one.place - other.place);
  const after = words.filter(({ mark }) => mark !== 'gone');
  return {
    keepsBase: textOf(before) === textOf(wordsIn(parse(base))),
    keepsTarget: textOf(after) === textOf(wordsIn(parse(target))),
    marks: words.filter(({ mark }, at) => mark !== 'same' && mark !== words[at - 1]?.mark).length,
    letters: textOf(marked).length,
    cells: rowsIn(nodes).reduce((sum, row) => sum + cellsOf(row), 0),
  };
}

function wordsIn(nodes: readonly Node[], around: Omit<Words, 'text'> = { place: 0, mark: 'same' }): Words[] {
  return nodes.flatMap((node) => {
    if (isText(node)) return [{ ...around, text: node.value.replace(/\s+/gu, '') }];
    if (!isElement(node) || node.tagName === 'svg') return [];
    const place = attribute(node, 'data-was');
    return wordsIn(node.childNodes, {
      place: place === undefined ? around.place : Number(place),
      mark: markOf(node) ?? around.mark,
    });
  });
}

function markOf(node: Node): Mark | undefined {
  // What visual-dom-diff calls modified has other elements around the same words.
  if (!isElement(node) || hasClass(node, 'vdd-modified')) return undefined;
  if (node.tagName === 'del' || hasClass(node, 'vdd-removed')) return 'gone';
  return node.tagName === 'ins' || hasClass(node, 'vdd-added') ? 'new' : undefined;
}

const textOf = (words: readonly Words[]): string => words.map(({ text }) => text).join('');

const rowsIn = (nodes: readonly Node[]): Node[] =>
  nodes
    .filter(isElement)
    .flatMap((node) => (markOf(node) ? [] : node.tagName === 'tr' ? [node] : rowsIn(node.childNodes)));

/** How many cells of a row were changed, if the row itself went on. */
function cellsOf(row: Node): number {
  const cells = isElement(row) ? row.childNodes.filter(isElement) : [];
  const marks = cells.map((cell) => wordsIn([cell]).map(({ mark }) => mark));
  if (!marks.flat().includes('same')) return 0;
  return marks.filter((own) => own.some((mark) => mark !== 'same')).length;
}
