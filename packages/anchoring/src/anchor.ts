/** A quad as in PDF's QuadPoints (ISO 32000-2, 12.5.6.10): upper left, upper right, lower left and lower right corner. */
export type Quad = readonly number[];

/** The quads of one page, from 1, in the page's own coordinates: points, y upwards, before any rotation. */
export type PageQuads = { page: number; quads: Quad[] };

/** What holds a mark to its text. */
export type Anchor = {
  format: 'pdf' | 'html';
  /** The text that was selected, as the text stream has it. */
  quote: string;
  /** Up to 64 UTF-16 code units before and after it. */
  prefix: string;
  suffix: string;
  /**
   * Where it is, in UTF-16 code units; `end` is exclusive. HTML: in the text of the document. PDF: in the text from the
   * beginning of the first page that it touches, so that a page needs not wait for those before it.
   */
  start: number;
  end: number;
  /** The clause that it is in, as addresses name it: `9.2`. */
  clause?: string;
  /** PDF only: where it is drawn. */
  pages?: PageQuads[];
  /** The content in which it was made; in another content it is searched for. */
  content?: string;
};

/** As much of a text as one mark may hold, in UTF-16 code units. */
export const longestQuote = 100_000;

/** As much of what is around a quote as an anchor keeps on each side. */
export const contextLength = 64;

/** A stretch of a text, in UTF-16 code units; `end` is exclusive. */
export type Stretch = { start: number; end: number };

type Selected = Stretch & Pick<Anchor, 'format' | 'clause' | 'pages' | 'content'> & { text: string };

/** An anchor, or why there can be none: nothing but space was selected, or more than a mark may hold. */
export type Made = { anchor: Anchor } | { refused: 'empty' | 'too-long' };

/** Makes the anchor of a stretch of a text: whole letters, without space at its ends. */
export function anchorOf({ text, start, end, format, clause, pages, content }: Selected): Made {
  const stretch = wholeLetters(text, withoutSpace(text, { start, end }));
  if (stretch.start >= stretch.end) return { refused: 'empty' };
  if (stretch.end - stretch.start > longestQuote) return { refused: 'too-long' };
  const before = letterStart(text, Math.max(0, stretch.start - contextLength), 1);
  const after = letterStart(text, Math.min(text.length, stretch.end + contextLength), -1);
  const anchor: Anchor = {
    format,
    quote: text.slice(stretch.start, stretch.end),
    prefix: text.slice(before, stretch.start),
    suffix: text.slice(stretch.end, after),
    start: stretch.start,
    end: stretch.end,
  };
  if (clause !== undefined) anchor.clause = clause;
  if (pages !== undefined) anchor.pages = pages;
  if (content !== undefined) anchor.content = content;
  return { anchor };
}

/** A stretch without the space at its ends; empty where there is nothing else. */
export function withoutSpace(text: string, { start, end }: Stretch): Stretch {
  let [from, to] = [Math.max(0, start), Math.min(text.length, end)];
  while (from < to && isSpace(text.charCodeAt(from))) from += 1;
  while (from < to && isSpace(text.charCodeAt(to - 1))) to -= 1;
  return { start: from, end: to };
}

const isSpace = (unit: number): boolean =>
  unit <= 0x20 || (unit >= 0x80 && /\s/u.test(String.fromCharCode(unit)));

/** A stretch that begins before a letter and ends after one, with all of its marks. */
export function wholeLetters(text: string, { start, end }: Stretch): Stretch {
  if (start >= end) return { start, end };
  return { start: letterStart(text, start, -1), end: letterStart(text, end, 1) };
}

const mark = /^[\p{M}\u200d]/u;
const longestLetter = 32; // Units: beyond it a row of marks is no letter of any script.

/** The nearest place at or next to an offset where no letter is cut: neither a surrogate pair nor a letter from its marks. */
function letterStart(text: string, offset: number, way: 1 | -1): number {
  let at = offset;
  for (let steps = 0; steps < longestLetter && cutsLetter(text, at); steps += 1) at += way;
  return at;
}

function cutsLetter(text: string, at: number): boolean {
  if (at <= 0 || at >= text.length) return false;
  const unit = text.charCodeAt(at);
  if (unit < 0x300) return false;
  const isLowSurrogate = (unit & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800;
  return isLowSurrogate || mark.test(text.slice(at, at + 2)) || text.charCodeAt(at - 1) === 0x200d;
}
