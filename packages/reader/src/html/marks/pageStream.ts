import {
  anchorOf,
  boundariesOf,
  clauseAt,
  firstWhere,
  htmlStream,
  offsetOf,
  type Boundary,
  type HtmlStream,
  type Made,
  type Piece,
  type Stretch,
  type Tree,
} from '@norma/anchoring';

/** The tree of a browser, and of whatever has the same methods. */
const domTree: Tree<Node> = {
  nameOf: (node) => (isElement(node) ? node.localName : node.nodeName),
  textOf: (node) => node.nodeValue ?? '',
  attributeOf: (node, name) => (isElement(node) ? node.getAttribute(name) : null),
  childrenOf: (node) => node.childNodes,
};

// By type: what is in a frame is of none of this window's own classes.
const isElement = (node: Node): node is Element => node.nodeType === 1;

type Read = { nameOfClause: (id: string) => string | null; content?: string | undefined };

/** The text of an article in a page, with the way from places in the page to places in the text and back. */
export class PageStream {
  readonly stream: HtmlStream<Node>;
  readonly #pieces = new Map<Node, Piece<Node>>();

  constructor(article: Element, { nameOfClause, content }: Read) {
    this.stream = htmlStream<Node>(
      article,
      domTree,
      content === undefined ? { nameOfClause } : { nameOfClause, content },
    );
    for (const piece of this.stream.pieces) this.#pieces.set(piece.node, piece);
  }

  /** What a selection of the page is in the text. */
  stretchOf(range: Range): Stretch {
    const { pieces } = this.stream;
    const first = firstWhere(pieces.length, (at) => this.#isIn(range, at, (side) => side >= 0));
    const after = firstWhere(pieces.length, (at) => this.#isIn(range, at, (side) => side > 0));
    const start = this.#offsetAt(range.startContainer, range.startOffset) ?? pieces[first]?.start ?? 0;
    const end = this.#offsetAt(range.endContainer, range.endOffset) ?? pieces[after - 1]?.end ?? 0;
    // A formula is selected as a whole, however little of it was.
    return {
      start: this.#formulaAround(range.startContainer)?.start ?? start,
      end: this.#formulaAround(range.endContainer)?.end ?? end,
    };
  }

  /** A stretch of the text as a range of the page. */
  rangeOf(page: Document, stretch: Stretch): Range | null {
    const found = boundariesOf(this.stream, stretch);
    if (!found) return null;
    const range = page.createRange();
    setBoundary(range, 'start', found.start);
    setBoundary(range, 'end', found.end);
    return range;
  }

  /** Where a place of the page stands in the text; null for one outside of it. */
  offsetAt(node: Node, offset: number): number | null {
    return this.#offsetAt(node, offset) ?? this.#formulaAround(node)?.start ?? null;
  }

  /** The element that a place of the text is in. */
  blockAt(at: number): Element | null {
    const { blocks } = this.stream;
    const index = firstWhere(blocks.length, (block) => (blocks[block]?.start ?? 0) > at) - 1;
    const element = blocks[index]?.element;
    return element && isElement(element) ? element : null;
  }

  /** The first place of the text within an element, or after it. */
  placeOf(element: Element): number {
    const { pieces } = this.stream;
    const first = firstWhere(pieces.length, (at) => {
      const node = pieces[at]?.node;
      const side = node ? element.compareDocumentPosition(node) : 0;
      return (side & (Node.DOCUMENT_POSITION_CONTAINED_BY | Node.DOCUMENT_POSITION_FOLLOWING)) !== 0;
    });
    return pieces[first]?.start ?? 0;
  }

  anchor(stretch: Stretch): Made {
    const { text, clauses, content } = this.stream;
    const clause = clauseAt(clauses ?? [], stretch.start);
    return anchorOf({
      text,
      ...stretch,
      format: 'html',
      ...(clause === undefined ? {} : { clause }),
      ...(content === undefined ? {} : { content }),
    });
  }

  #isIn(range: Range, at: number, holds: (side: number) => boolean): boolean {
    const node = this.stream.pieces[at]?.node;
    return node !== undefined && holds(range.comparePoint(node, 0));
  }

  #offsetAt(node: Node, offset: number): number | null {
    const piece = this.#pieces.get(node);
    return piece && !piece.isWhole ? offsetOf(piece, offset) : null;
  }

  #formulaAround(node: Node): Piece<Node> | undefined {
    const formula = (isElement(node) ? node : node.parentElement)?.closest('math');
    return formula ? this.#pieces.get(formula) : undefined;
  }
}

function setBoundary(range: Range, which: 'start' | 'end', boundary: Boundary<Node>): void {
  if ('offset' in boundary) {
    if (which === 'start') range.setStart(boundary.node, boundary.offset);
    else range.setEnd(boundary.node, boundary.offset);
  } else if (which === 'start') range.setStartBefore(boundary.node);
  else range.setEndAfter(boundary.node);
}
