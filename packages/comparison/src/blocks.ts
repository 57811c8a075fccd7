import { align } from './align.ts';
import type { Prints } from './prints.ts';
import {
  attribute,
  element,
  isBlock,
  isElement,
  isPiece,
  isSomething,
  setAttribute,
  shell,
  type Element,
  type Node,
} from './tree.ts';
import { compareWords } from './wording.ts';

/** A line that stands between blocks, for as long as it is compared. */
const line = 'x-line';

/** The blocks of some nodes; lines between blocks are blocks of their own. */
export function blocksIn(nodes: readonly Node[]): Element[] {
  const blocks: Element[] = [];
  let words: Node[] = [];
  const end = (): void => {
    if (words.some(isSomething)) blocks.push(element(line, {}, words));
    words = [];
  };
  for (const node of nodes) {
    if (isBlock(node)) {
      end();
      blocks.push(node);
    } else words.push(node);
  }
  end();
  return blocks;
}

/** A block of two editions as one: what went and what came is marked at its words, cells and pieces. */
export function compareBlock(old: Element, young: Element, prints: Prints): Element {
  if (prints.of(old).key === prints.of(young).key) return young;
  if (isPiece(young) || isPiece(old))
    return element('div', {}, [element('del', {}, [old]), element('ins', {}, [young])]);
  if (young.tagName === 'tr') return shell(young, compareCells(old, young, prints));
  const parts = partsBeside(old, young);
  if (parts)
    return shell(
      young,
      parts.flatMap(([was, is]) => comparePart(was, is, prints)),
    );
  if (!prints.of(old).hasBlocks && !prints.of(young).hasBlocks && !isRigid(young))
    return shell(young, compareWords(old.childNodes, young.childNodes, prints));
  const rows = align(blocksIn(old.childNodes), blocksIn(young.childNodes), prints);
  return shell(
    young,
    rows.flatMap(([before, after]) => lines(compareRow(before, after, prints))),
  );
}

/** A block beside the one it became, or alone. */
export function compareRow(old: Element | null, young: Element | null, prints: Prints): Element {
  if (old && young) return compareBlock(old, young, prints);
  if (young) return marked(young, 'ins');
  return old ? marked(old, 'del') : element(line);
}

/** Blocks as they stand in a text: a line is no element there. */
export const lines = (block: Element): Node[] => (block.tagName === line ? block.childNodes : [block]);

/** What stands side by side in two blocks that hold pieces and nothing around them, as a formula and its number do. */
function partsBeside(old: Element, young: Element): [was: Element, is: Element][] | null {
  const [before, after] = [old, young].map(({ childNodes }) => childNodes.filter(isSomething));
  if (!before?.some(isPiece) || before.length !== after?.length) return null;
  const parts = after.flatMap((is, at): [Element, Element][] => {
    const was = before[at];
    const isSame = was && isElement(was) && isElement(is) && was.tagName === is.tagName;
    return isSame ? [[was, is]] : [];
  });
  return parts.length === after.length ? parts : null;
}

function comparePart(old: Element, young: Element, prints: Prints): Element[] {
  const isOther = isPiece(young) && prints.of(old).key !== prints.of(young).key;
  if (isOther) return [element('del', {}, [old]), element('ins', {}, [young])];
  return [compareCell(old, young, prints)];
}

/** Cells keep their columns where there are as many as before. */
function compareCells(old: Element, young: Element, prints: Prints): Node[] {
  const [before, after] = [old.childNodes.filter(isElement), young.childNodes.filter(isElement)];
  if (before.length === after.length)
    return after.map((cell, column) => {
      const was = before[column];
      return was ? compareCell(was, cell, prints) : cell;
    });
  return align(before, after, prints).map(([was, is]) =>
    was && is ? compareCell(was, is, prints) : compareRow(was, is, prints),
  );
}

/** A cell goes on as the same cell whatever stands in it. */
function compareCell(old: Element, young: Element, prints: Prints): Element {
  if (prints.of(old).hasBlocks || prints.of(young).hasBlocks) return compareBlock(old, young, prints);
  if (prints.of(old).key === prints.of(young).key) return young;
  return shell(young, compareWords(old.childNodes, young.childNodes, prints));
}

/** What may hold nothing but certain elements. */
const rigid = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr', 'ul', 'ol', 'dl', 'colgroup']);
const isRigid = ({ tagName }: Element): boolean => rigid.has(tagName);

/** A block that is new or gone as a whole; what is gone gives its name to nothing any more. */
export function marked(block: Element, mark: 'ins' | 'del'): Element {
  const children = isRigid(block) ? block.childNodes.filter(isElement) : blocksIn(block.childNodes);
  const hasBlocks = children.some((child) => child.tagName !== line);
  const within = isPiece(block)
    ? undefined
    : hasBlocks || isRigid(block)
      ? children.flatMap((child) => lines(marked(child, mark)))
      : [element(mark, {}, block.childNodes)];
  if (!within) return element('div', { class: classOf[mark] }, [element(mark, {}, [block])]);
  const made = shell(block, within);
  if (made.tagName !== line) {
    setAttribute(made, 'class', [attribute(block, 'class'), classOf[mark]].filter(Boolean).join(' '));
    if (mark === 'del') made.attrs = made.attrs.filter(({ name }) => name !== 'id');
  }
  return made;
}

const classOf = { ins: 'inserted', del: 'deleted' };
