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

/** A line that is between blocks, for as long as it is compared. */
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
export function compareBlock(base: Element, target: Element, prints: Prints): Element {
  if (prints.of(base).key === prints.of(target).key) return target;
  if (isPiece(target) || isPiece(base))
    return element('div', {}, [element('del', {}, [base]), element('ins', {}, [target])]);
  if (target.tagName === 'tr') return shell(target, compareCells(base, target, prints));
  const parts = pairedParts(base, target);
  if (parts)
    return shell(
      target,
      parts.flatMap(([was, is]) => comparePart(was, is, prints)),
    );
  if (!prints.of(base).hasBlocks && !prints.of(target).hasBlocks && !isRigid(target))
    return shell(target, compareWords(base.childNodes, target.childNodes, prints));
  const rows = align(blocksIn(base.childNodes), blocksIn(target.childNodes), prints);
  return shell(
    target,
    rows.flatMap(([before, after]) => lines(compareRow(before, after, prints))),
  );
}

/** A block next to the one it became, or alone. */
export function compareRow(base: Element | null, target: Element | null, prints: Prints): Element {
  if (base && target) return compareBlock(base, target, prints);
  if (target) return marked(target, 'ins');
  return base ? marked(base, 'del') : element(line);
}

/** Blocks as they are in a text: a line is no element there. */
export const lines = (block: Element): Node[] => (block.tagName === line ? block.childNodes : [block]);

/** What is side by side in two blocks that hold pieces and nothing around them, as a formula and its number do. */
function pairedParts(base: Element, target: Element): [was: Element, is: Element][] | null {
  const [before, after] = [base, target].map(({ childNodes }) => childNodes.filter(isSomething));
  if (!before?.some(isPiece) || before.length !== after?.length) return null;
  const parts = after.flatMap((is, at): [Element, Element][] => {
    const was = before[at];
    const isSame = was && isElement(was) && isElement(is) && was.tagName === is.tagName;
    return isSame ? [[was, is]] : [];
  });
  return parts.length === after.length ? parts : null;
}

function comparePart(base: Element, target: Element, prints: Prints): Element[] {
  const isOther = isPiece(target) && prints.of(base).key !== prints.of(target).key;
  if (isOther) return [element('del', {}, [base]), element('ins', {}, [target])];
  return [compareCell(base, target, prints)];
}

/** Cells keep their columns where there are as many as before. */
function compareCells(base: Element, target: Element, prints: Prints): Node[] {
  const [before, after] = [base.childNodes.filter(isElement), target.childNodes.filter(isElement)];
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
function compareCell(base: Element, target: Element, prints: Prints): Element {
  if (prints.of(base).hasBlocks || prints.of(target).hasBlocks) return compareBlock(base, target, prints);
  if (prints.of(base).key === prints.of(target).key) return target;
  return shell(target, compareWords(base.childNodes, target.childNodes, prints));
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
