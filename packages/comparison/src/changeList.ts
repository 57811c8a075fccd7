import type { Clause, Descent } from '@norma/lineage';
import type { Change, FoldedChange } from './comparison.ts';
import { foldOf } from './folding.ts';
import type { PlaceName } from './sides.ts';
import { plainly, type Surroundings, type Telling } from './typedPlace.ts';
import { inlineText } from './inlineText.ts';
import {
  hasClass,
  isElement,
  isNumber,
  isSomething,
  lineOf,
  setAttribute,
  type Element,
  type Node,
} from './tree.ts';

type Compared = {
  clause: Clause;
  place: PlaceName;
  kind: Descent['kind'];
  /** The number it had before it moved. */
  from: string | undefined;
  /** The number it had before it got another one. */
  was: string | undefined;
  isNormative: boolean;
  blocks: readonly Element[];
};

/** Characters shown of a change: a line or two. */
const maxLength = 120;

/** The changes of a text, found clause by clause, each named at its element. */
export class ChangeList {
  readonly all: Change[] = [];
  readonly folded: FoldedChange[] = [];
  readonly #language: string;
  readonly #telling: Telling;

  constructor(language: string, telling: Telling) {
    this.#language = language;
    this.#telling = telling;
  }

  /** Adds the changes of a clause; `section` is its element. */
  add(section: Element, { clause, place: name, kind, from, was, isNormative, blocks }: Compared): void {
    const around: Surroundings = {
      clause: clause.id,
      title: name.title,
      isNormative,
      language: this.#language,
      label: '',
      leadIn: '',
    };
    const whole = (before: string, after: string) => ({
      ...name,
      label: '',
      before,
      after,
      ...this.#telling.ofClause({ before, after, text: clause.text }, around),
    });
    const words = cut(clause.title || clause.text);
    if (kind === 'inserted' || kind === 'deleted') {
      this.#name(section, { kind, ...(kind === 'inserted' ? whole('', words) : whole(words, '')) });
      return;
    }
    if (from !== undefined) this.#name(section, { kind: 'moved', ...whole(words, words), from });
    else if (was !== undefined && was !== clause.number)
      this.#fold(section, {
        fold: 'renumbered',
        ...name,
        label: '',
        before: was,
        after: clause.number,
        ...plainly(clause.id, was, clause.number, 'editorial'),
      });
    blocks.forEach((block, at) => {
      const leadIn = lists.has(block.tagName) ? leadInOf(blocks[at - 1]) : '';
      for (const { element, label } of placesIn(block)) {
        const [before, after] = [cut(wordsIn(element, 'del')), cut(wordsIn(element, 'ins'))];
        const where = { ...name, label, before, after };
        const changed = kindOf(element);
        const fold =
          changed === 'changed' ? foldOf(element, { number: clause.number, was: was ?? from }) : null;
        const told = this.#telling.ofPlace(element, { ...around, label, leadIn });
        if (fold === null || isMore(fold, told)) this.#name(element, { kind: changed, ...where, ...told });
        // A changed heading number is reported with its clause.
        else if (fold !== 'renumbered')
          this.#fold(element, { fold, ...where, ...told, types: ['editorial'], isNormative: false });
      }
    });
  }

  #name(place: Element, change: Omit<Change, 'id'>): void {
    const id = String(this.all.length + 1);
    setAttribute(place, 'data-change', id);
    this.all.push({ id, ...change });
  }

  #fold(place: Element, change: Omit<FoldedChange, 'id'>): void {
    const id = `f${this.folded.length + 1}`;
    setAttribute(place, 'data-change', id);
    this.folded.push({ id, ...change });
  }
}

/** Whether other markup made another number of the same signs: 10⁵ of 105. */
const isMore = (fold: FoldedChange['fold'], { quantities }: Pick<Change, 'quantities'>): boolean =>
  fold === 'markup' && quantities.length > 0;

/** The last words before a list that it continues: they end with a colon. */
function leadInOf(block: Element | undefined): string {
  if (!block || lists.has(block.tagName)) return '';
  const words = inlineText(block);
  return words.endsWith(':') ? words.slice(-longestLeadIn) : '';
}
const longestLeadIn = 400;

type Place = { element: Element; label: string };

/** The places of a block that changed: the rows of a table and the items of a list each on their own. */
function placesIn(block: Element): Place[] {
  if (!isChanged(block)) return [];
  const label = labelOf(block);
  const items = itemsOf(block).filter(isChanged);
  if (items.length === 0 || isWhole(block)) return [{ element: block, label }];
  const others = block.childNodes
    .filter(isElement)
    .filter((child) => itemsOf(child).length === 0 && !isItem(child) && isChanged(child));
  return [...others, ...items].map((element) => ({ element, label: label || labelOf(element) }));
}

const itemsOf = (node: Element): Element[] =>
  node.childNodes.filter(isElement).flatMap((child) => (isItem(child) ? [child] : itemsOf(child)));

/** A row of a table, an item of a list, a term with its definition, a paragraph. */
const isItem = ({ tagName, parentNode }: Element): boolean =>
  tagName === 'tr' ||
  tagName === 'li' ||
  tagName === 'p' ||
  (tagName === 'div' && parentNode?.nodeName === 'dl');

/** Whether more than a number is another that follows from what came before it. */
function isChanged(node: Element): boolean {
  if (isNumber(node)) return false;
  return node.childNodes
    .filter(isElement)
    .some((child) => (isMark(child) ? !holdsNumber(child) : isChanged(child)));
}

const isMark = ({ tagName }: Element): boolean => tagName === 'ins' || tagName === 'del';
const holdsNumber = (mark: Element): boolean => mark.childNodes.filter(isSomething).every(isNumber);
const isWhole = (node: Element): boolean => hasClass(node, 'inserted') || hasClass(node, 'deleted');

function kindOf(node: Element): Change['kind'] {
  if (hasClass(node, 'inserted')) return 'inserted';
  return hasClass(node, 'deleted') ? 'deleted' : 'changed';
}

/** What a block is called: its label, or the number of a term. The labels of a list count its items only. */
function labelOf(node: Element): string {
  if (lists.has(node.tagName)) return '';
  const name = hasClass(node, 'term-entry') ? 'clause-number' : 'label';
  const [first, ...behind] = namesIn(node, name);
  if (!first) return '';
  // A number that changed stands behind its word, in a mark of its own.
  const marks = first.parentNode?.childNodes.filter(isElement).filter(isMark) ?? [];
  return lineOf([
    first,
    ...behind.filter((other) => marks.some(({ childNodes }) => childNodes.includes(other))),
  ]);
}

const lists = new Set(['ol', 'ul', 'li', 'dl']);

/** The names in a block, those that went only where all of it went. */
function namesIn(node: Element, name: string): Element[] {
  return node.childNodes.filter(isElement).flatMap((child) => {
    if (hasClass(child, name)) return [child];
    return child.tagName === 'del' && !isWhole(node) ? [] : namesIn(child, name);
  });
}

/** The words that went or came, in all marks of a kind. */
function wordsIn(node: Node, mark: 'ins' | 'del'): string {
  if (!isElement(node) || isNumber(node)) return '';
  if (node.tagName === mark) return holdsNumber(node) ? '' : inlineText(node).replace(stop, '');
  return node.childNodes
    .map((child) => wordsIn(child, mark))
    .filter(Boolean)
    .join(' … ');
}

/** What ends the words before a change. */
const stop = /^[,.;:)]\s+/;

const cut = (words: string): string =>
  words.length > maxLength ? `${words.slice(0, maxLength - 1).trimEnd()}…` : words;
