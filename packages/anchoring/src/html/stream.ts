import type { Stretch } from '../anchor.ts';
import type { TextStream } from '../placing.ts';

/** How a tree of HTML is read, whatever made it: a browser, linkedom, parse5. */
export type Tree<Node> = {
  /** An element's name in small letters, '#text' for a text, and anything else that begins with # for what is neither. */
  nameOf: (node: Node) => string;
  /** What a text says, as it is written. */
  textOf: (node: Node) => string;
  attributeOf: (node: Node, name: string) => string | null;
  childrenOf: (node: Node) => Iterable<Node>;
};

/** A node with what it gives to the stream: a text, or an element that is marked as a whole or not at all. */
export type Piece<Node> = Stretch & {
  node: Node;
  isWhole: boolean;
  /** Where in the node's own text each unit stands; null where that is the same as in the piece. */
  from: Uint32Array | null;
};

/** The text of a document as its reader sees it, and which node each stretch of it is. */
export type HtmlStream<Node> = TextStream & {
  pieces: readonly Piece<Node>[];
  /** The blocks of the text, in order: paragraphs, cells, headings; each with the element that it is in. */
  blocks: readonly (Stretch & { element: Node })[];
};

type Options = {
  /** What addresses call the clause that a section is; null for a section that is none. */
  nameOfClause?: (id: string) => string | null;
  content?: string;
};

/** Separates two blocks, and two cells of one row. */
const blockEnd = '\n';
const cellEnd = '\t';

/**
 * Reads an article: white space as it is shown, formulas as one piece each, tables cell by cell; without controls, drawings
 * and words that are not seen.
 */
export function htmlStream<Node>(article: Node, tree: Tree<Node>, options: Options = {}): HtmlStream<Node> {
  const reading = new Reading(tree, options);
  reading.read(article, article);
  return reading.done(options.content);
}

class Reading<Node> {
  readonly #tree: Tree<Node>;
  readonly #nameOfClause: (id: string) => string | null;
  readonly #written: string[] = [];
  readonly #pieces: Piece<Node>[] = [];
  readonly #blocks: { start: number; end: number; element: Node }[] = [];
  readonly #clauses: { start: number; end: number; name: string }[] = [];
  #length = 0;
  #isAfterSpace = true;
  #isNewCell = false;

  constructor(tree: Tree<Node>, { nameOfClause }: Options) {
    this.#tree = tree;
    this.#nameOfClause = nameOfClause ?? ((id) => id.replace(/^s-/, ''));
  }

  read(element: Node, block: Node): void {
    const { nameOf, childrenOf } = this.#tree;
    const end = this.#beginClause(element);
    for (const child of childrenOf(element)) {
      const name = nameOf(child);
      if (name === '#text') this.#readText(child, block);
      else if (name.startsWith('#') || this.#isUnread(child, name)) continue;
      else if (name === 'br') this.#writeSpace(block);
      else if (whole.has(name)) this.#readWhole(child, block);
      else {
        if (name === 'td' || name === 'th') this.#isNewCell = this.#isLaterCell(element, child);
        this.read(child, inline.has(name) ? block : child);
      }
    }
    end?.();
  }

  done(content: string | undefined): HtmlStream<Node> {
    this.#endBlock();
    const stream = {
      text: this.#written.join(''),
      pieces: this.#pieces,
      blocks: this.#blocks,
      clauses: this.#clauses,
    };
    return content === undefined ? stream : { ...stream, content };
  }

  #beginClause(element: Node): (() => void) | null {
    const { nameOf, attributeOf } = this.#tree;
    const id = nameOf(element) === 'section' ? attributeOf(element, 'id') : null;
    const name = id ? this.#nameOfClause(id) : null;
    if (name === null) return null;
    const clause = { start: this.#length, end: this.#length, name };
    this.#clauses.push(clause);
    return () => (clause.end = this.#length);
  }

  #isUnread(element: Node, name: string): boolean {
    const { attributeOf } = this.#tree;
    return unread.has(name) || attributeOf(element, 'hidden') !== null;
  }

  /** Whether a cell follows another one of its row. */
  #isLaterCell(row: Node, cell: Node): boolean {
    const { nameOf, childrenOf } = this.#tree;
    for (const other of childrenOf(row)) {
      if (other === cell) return false;
      if (nameOf(other) === 'td' || nameOf(other) === 'th') return true;
    }
    return false;
  }

  #readText(node: Node, block: Node): void {
    const data = this.#tree.textOf(node);
    const isSame = this.#blocks.at(-1)?.element === block;
    if (!isSame && isBlank(data)) return; // The lines of the source between two blocks.
    if (!isSame) this.#beginBlock(block);
    const { text, from } = this.#shown(data);
    if (text === '') return;
    this.#pieces.push({ node, start: this.#length, end: this.#length + text.length, isWhole: false, from });
    this.#write(text);
  }

  /** A text with each run of white space as one space, and with none where the block begins. */
  #shown(data: string): { text: string; from: Uint32Array | null } {
    if (!/[\t\n\f\r]| {2}/.test(data) && !(this.#isAfterSpace && data.startsWith(' '))) {
      this.#isAfterSpace = data.endsWith(' ');
      return { text: data, from: null };
    }
    const from = new Uint32Array(data.length + 1);
    let text = '';
    for (let at = 0; at < data.length; at += 1) {
      const isSpace = blank.has(data.charAt(at));
      if (isSpace && this.#isAfterSpace) continue;
      this.#isAfterSpace = isSpace;
      from[text.length] = at;
      text += isSpace ? ' ' : data.charAt(at);
    }
    from[text.length] = data.length;
    return { text, from: from.subarray(0, text.length + 1) };
  }

  #readWhole(element: Node, block: Node): void {
    const text = this.#textWithin(element).replaceAll(/\s+/gu, '');
    if (text === '') return;
    if (this.#blocks.at(-1)?.element !== block) this.#beginBlock(block);
    this.#pieces.push({
      node: element,
      start: this.#length,
      end: this.#length + text.length,
      isWhole: true,
      from: null,
    });
    this.#write(text);
    this.#isAfterSpace = false;
  }

  #textWithin(element: Node): string {
    const { nameOf, textOf, childrenOf } = this.#tree;
    let text = '';
    for (const child of childrenOf(element)) {
      const name = nameOf(child);
      if (name === '#text') text += textOf(child);
      else if (!name.startsWith('#') && !unread.has(name)) text += this.#textWithin(child);
    }
    return text;
  }

  #writeSpace(block: Node): void {
    if (this.#blocks.at(-1)?.element !== block || this.#isAfterSpace) return;
    this.#write(' ');
    this.#isAfterSpace = true;
  }

  #beginBlock(element: Node): void {
    if (this.#blocks.length > 0) {
      this.#endBlock();
      this.#write(this.#isNewCell ? cellEnd : blockEnd);
    }
    this.#isNewCell = false;
    this.#isAfterSpace = true;
    this.#blocks.push({ start: this.#length, end: this.#length, element });
  }

  #endBlock(): void {
    const block = this.#blocks.at(-1);
    if (block) block.end = this.#length;
  }

  #write(text: string): void {
    this.#written.push(text);
    this.#length += text.length;
  }
}

const blank = new Set([' ', '\t', '\n', '\f', '\r']);
const isBlank = (text: string): boolean => !/[^ \t\n\f\r]/.test(text);

/** What is no text, or none that is seen. */
const unread = new Set(
  'button script style template title desc metadata annotation annotation-xml svg img video audio object'.split(
    ' ',
  ),
);

/** What is marked as a whole or not at all. */
const whole = new Set(['math']);

const inline = new Set(
  `a abbr b bdi bdo cite code data del dfn em i ins kbd mark q rp rt ruby s samp small span strong sub sup time u var
  wbr`.split(/\s+/),
);
