import { blockEnd } from './fold.ts';
import { firstWhere, type Match } from './matches.ts';

/** A stretch of a page, as a highlight takes it. */
export type Stretch = {
  startContainer: Text;
  startOffset: number;
  endContainer: Text;
  endOffset: number;
};

type Piece = { node: Text; start: number };
/** From here on, the text belongs to this one. */
type From<Owner> = { start: number; owner: Owner };

/** The text of a document as one string, and where in the page each stretch of it is. */
export type PageText = {
  text: string;
  stretchOf: (match: Match) => Stretch | null;
  /** The innermost clause with a place in the outline that a place of the text belongs to. */
  clauseAt: (offset: number) => string | null;
  /** The block that a place of the text is in, and how far through its text, from 0 to 1. */
  blockAt: (offset: number) => { block: Element; share: number } | null;
};

/**
 * Reads the text of an article; `titled` are the ids of the clauses that an outline names. What `isApart` stands between
 * words without being one of them, and is left out.
 */
export function pageText(
  article: Element,
  titled: ReadonlySet<string>,
  isApart: (element: Element) => boolean = () => false,
): PageText {
  const pieces: Piece[] = [];
  const clauses: From<string | null>[] = [];
  const blocks: From<Element>[] = [];
  const written: string[] = [];
  let length = 0;

  const write = (text: string): void => {
    written.push(text);
    length += text.length;
  };
  const readNode = (node: Text, block: Element): void => {
    const isSame = blocks.at(-1)?.owner === block;
    if (!isSame && node.data.trim() === '') return; // The lines of the source between two blocks.
    if (!isSame) {
      if (blocks.length > 0) write(blockEnd);
      blocks.push({ start: length, owner: block });
    }
    pieces.push({ node, start: length });
    write(node.data);
  };
  const read = (element: Element, block: Element, clause: string | null): void => {
    const own = element.id && titled.has(element.id) ? element.id : clause;
    if (own !== clause) clauses.push({ start: length, owner: own });
    for (const child of element.childNodes) {
      if (isText(child)) readNode(child, block);
      else if (isElement(child) && !isUnread(child)) {
        if (child.localName === 'br') write(' ');
        else if (isApart(child)) write(blockEnd);
        else read(child, isInline(child) ? block : child, own);
      }
    }
    if (own !== clause) clauses.push({ start: length, owner: clause });
  };
  read(article, article, null);

  const text = written.join('');
  const pieceAt = (offset: number): Piece | undefined => lastFrom(pieces, offset);
  return {
    text,
    stretchOf: ({ start, end }) => {
      const first = pieceAt(start);
      const last = pieceAt(end - 1);
      if (!first || !last) return null;
      return {
        startContainer: first.node,
        startOffset: Math.min(start - first.start, first.node.length),
        endContainer: last.node,
        endOffset: Math.min(end - last.start, last.node.length),
      };
    },
    clauseAt: (offset) => lastFrom(clauses, offset)?.owner ?? null,
    blockAt: (offset) => {
      const at = firstWhere(blocks.length, (index) => (blocks[index]?.start ?? 0) > offset) - 1;
      const block = blocks[at];
      if (!block) return null;
      const end = blocks[at + 1]?.start ?? length;
      return { block: block.owner, share: (offset - block.start) / Math.max(1, end - block.start) };
    },
  };
}

const lastFrom = <Entry extends { start: number }>(
  entries: readonly Entry[],
  offset: number,
): Entry | undefined =>
  entries[firstWhere(entries.length, (index) => (entries[index]?.start ?? 0) > offset) - 1];

/** What is no part of the text as it is read: our own controls, our own heading of its footnotes, and words for machines. */
const isUnread = (element: Element): boolean =>
  unread.has(element.localName) || element.matches('.footnotes > .clause-heading');

const unread = new Set(['button', 'script', 'style', 'template', 'title', 'desc', 'metadata', 'annotation']);

const inline = new Set(
  'a abbr b bdi bdo cite code em i kbd mark q rp rt ruby s samp small span strong sub sup time tspan u var wbr'.split(
    ' ',
  ),
);

const isInline = ({ localName, namespaceURI }: Element): boolean =>
  inline.has(localName) || namespaceURI === 'http://www.w3.org/1998/Math/MathML';

// By type: what is in a frame is of none of this window's own classes.
const isText = (node: Node): node is Text => node.nodeType === 3;
const isElement = (node: Node): node is Element => node.nodeType === 1;
