import { inLine, isBlock, isElement, isPiece, isText, textOf, type Element, type Node } from './tree.ts';

/** What a node is compared by. */
export type Print = {
  /** The same number for two nodes that look the same. */
  readonly key: number;
  /** Whether it consists of blocks rather than of a run of words. */
  readonly hasBlocks: boolean;
};

/** Attributes that readers can perceive; ids and internal links are ignored. */
const seen = new Set([
  'class',
  'src',
  'alt',
  'colspan',
  'rowspan',
  'd',
  'x',
  'y',
  'width',
  'height',
  'viewBox',
]);
const drawing = new Set(['svg', 'math']);
const word = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{M}\p{N}]+/gu;

/** Looks at nodes, and remembers what it saw: each node is looked at once. */
export class Prints {
  // They live as long as one comparison; a weak map of so many nodes would keep the garbage collector busy.
  readonly #known = new Map<Node, Print>();
  readonly #words = new Map<Node, readonly string[]>();
  readonly #pairs = new Map<Node, ReadonlyMap<string, number>>();
  readonly #counts = new Map<Node, ReadonlyMap<string, number>>();
  readonly #keys = new Map<string, number>();
  readonly #nothing = this.#keyOf('');

  readonly of = (node: Node): Print => {
    const known = this.#known.get(node);
    if (known) return known;
    const made = isElement(node) ? this.#ofElement(node) : this.#ofText(isText(node) ? node.value : '');
    this.#known.set(node, made);
    return made;
  };

  /**
   * How alike two blocks are, 0 to 1: twice what they have in common of their words, by pairs that follow one another,
   * through all (Dice 1945); short ones by their words alone.
   */
  readonly similarity = (one: Element, other: Element): number => {
    if (kindOf(one) !== kindOf(other)) return 0;
    const [a, b] = [this.of(one), this.of(other)];
    if (a.key === b.key) return 1;
    const [before, after] = [this.#wordsOf(one), this.#wordsOf(other)];
    const all = before.length + after.length;
    if (all === 0) return 0.6;
    const byPairs = (2 * common(this.#pairsOf(one), this.#pairsOf(other))) / all;
    if (byPairs >= 0.6 || Math.min(before.length, after.length) >= 16) return byPairs;
    return Math.max(byPairs, (2 * common(this.#countsOf(one), this.#countsOf(other))) / all - 0.1);
  };

  #ofElement(node: Element): Print {
    let look = `<${kindOf(node)}`;
    for (const { name, value } of node.attrs)
      if (seen.has(name) || drawing.has(node.tagName)) look += ` ${name}=${value}`;
    look += '>';
    for (const child of node.childNodes) {
      // A name of a place, which no one sees.
      if (isElement(child) && child.tagName === 'a' && child.childNodes.length === 0) continue;
      const { key } = this.of(child);
      if (key !== this.#nothing) look += ` ${key}`;
    }
    return { key: this.#keyOf(look), hasBlocks: !isPiece(node) && node.childNodes.some(isBlock) };
  }

  #ofText(value: string): Print {
    return { key: this.#keyOf(inLine(value)), hasBlocks: false };
  }

  #keyOf(look: string): number {
    const known = this.#keys.get(look) ?? this.#keys.size;
    this.#keys.set(look, known);
    return known;
  }

  /** Asked of few: most blocks are the same as before. */
  #wordsOf(node: Node): readonly string[] {
    const known = this.#words.get(node);
    if (known) return known;
    const made =
      isElement(node) && !isPiece(node)
        ? node.childNodes.flatMap((child) => this.#wordsOf(child))
        : wordsOf(textOf(node));
    this.#words.set(node, made);
    return made;
  }

  #countsOf(node: Element): ReadonlyMap<string, number> {
    const known = this.#counts.get(node);
    if (known) return known;
    const made = count(this.#wordsOf(node));
    this.#counts.set(node, made);
    return made;
  }

  #pairsOf(node: Element): ReadonlyMap<string, number> {
    const known = this.#pairs.get(node);
    if (known) return known;
    const words = this.#wordsOf(node);
    const made = count(words.map((following, index) => `${words[index - 1] ?? ''} ${following}`));
    this.#pairs.set(node, made);
    return made;
  }
}

const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const kindOf = ({ tagName }: Element): string => (headings.has(tagName) ? 'heading' : tagName);

const wordsOf = (value: string): string[] => value.toLowerCase().match(word) ?? [];

function count(items: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

function common(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const [item, times] of one) sum += Math.min(times, other.get(item) ?? 0);
  return sum;
}
