import type { Clause, Descent } from '@norma/lineage';
import type { Change } from './comparison.ts';
import { hasClass, isElement, lineOf, setAttribute, type Element, type Node } from './tree.ts';

type Compared = {
  clause: Clause;
  kind: Descent['kind'];
  /** The number it had before it moved. */
  from: string | undefined;
  blocks: readonly Element[];
};

/** As many characters of a change are told as fit a line or two. */
const told = 120;

/** The changes of a text, found clause by clause, each named at its element. */
export class ChangeList {
  readonly all: Change[] = [];

  /** Takes in the changes of a clause, which stands in `section`. */
  add(section: Element, { clause, kind, from, blocks }: Compared): void {
    const { number } = clause;
    if (kind === 'inserted' || kind === 'deleted') {
      const words = cut(clause.title || clause.text);
      const [before, after] = kind === 'inserted' ? ['', words] : [words, ''];
      this.#name(section, { kind, number, label: '', before, after });
      return;
    }
    if (from !== undefined) {
      const words = cut(clause.title || clause.text);
      this.#name(section, { kind: 'moved', number, label: '', before: words, after: words, from });
    }
    for (const place of blocks.flatMap(placesIn)) {
      const [before, after] = [cut(wordsIn(place.element, 'del')), cut(wordsIn(place.element, 'ins'))];
      this.#name(place.element, { kind: kindOf(place.element), number, label: place.label, before, after });
    }
  }

  #name(place: Element, change: Omit<Change, 'id'>): void {
    const id = String(this.all.length + 1);
    setAttribute(place, 'data-change', id);
    this.all.push({ id, ...change });
  }
}

type Place = { element: Element; label: string };

/** The places of a block that changed: the rows of a table each on its own. */
function placesIn(block: Element): Place[] {
  if (!isChanged(block)) return [];
  const label = labelOf(block);
  const rows = rowsOf(block).filter(isChanged);
  if (rows.length === 0 || isWhole(block)) return [{ element: block, label }];
  const others = block.childNodes
    .filter(isElement)
    .filter((child) => rowsOf(child).length === 0 && isChanged(child));
  return [...others, ...rows].map((element) => ({ element, label }));
}

const rowsOf = (node: Element): Element[] =>
  node.childNodes.filter(isElement).flatMap((child) => (child.tagName === 'tr' ? [child] : rowsOf(child)));

/** Whether more than a clause's number is another; that follows from what came before it. */
function isChanged(node: Element): boolean {
  if (hasClass(node, 'clause-number')) return false;
  return node.childNodes
    .filter(isElement)
    .some((child) => (isMark(child) ? !isNumber(child) : isChanged(child)));
}

const isMark = ({ tagName }: Element): boolean => tagName === 'ins' || tagName === 'del';
const isNumber = (mark: Element): boolean =>
  mark.childNodes.every((child) => isElement(child) && hasClass(child, 'clause-number'));
const isWhole = (node: Element): boolean => hasClass(node, 'inserted') || hasClass(node, 'deleted');

function kindOf(node: Element): Change['kind'] {
  if (hasClass(node, 'inserted')) return 'inserted';
  return hasClass(node, 'deleted') ? 'deleted' : 'changed';
}

function labelOf(node: Element): string {
  const label = first(node, (candidate) => hasClass(candidate, 'label'));
  const isItem = node.tagName === 'li' || node.tagName === 'ol' || node.tagName === 'ul';
  return label && !isItem ? lineOf([label]) : '';
}

function first(node: Element, is: (candidate: Element) => boolean): Element | undefined {
  for (const child of node.childNodes) {
    if (!isElement(child)) continue;
    const found = is(child) ? child : first(child, is);
    if (found) return found;
  }
  return undefined;
}

/** The words that went or came, in all marks of a kind. */
function wordsIn(node: Node, mark: 'ins' | 'del'): string {
  if (!isElement(node)) return '';
  if (node.tagName === mark) return isNumber(node) ? '' : lineOf([node]);
  return node.childNodes
    .map((child) => wordsIn(child, mark))
    .filter(Boolean)
    .join(' … ');
}

const cut = (words: string): string =>
  words.length > told ? `${words.slice(0, told - 1).trimEnd()}…` : words;
