import type { Quad, Stretch } from '../anchor.ts';
import { firstWhere } from '../html/nodes.ts';
import { areApart, linesOf, type TextItem } from './items.ts';

/** The text of a page, with the piece of the page that each stretch of it is. */
export type PageStream = {
  text: string;
  /** In order of the text; `item` counts in what pdf.js gave. */
  pieces: readonly (Stretch & { item: number })[];
};

/** Reads the text of a page: its pieces line by line, in the order in which they are read. */
export function pageStream(items: readonly TextItem[]): PageStream {
  const pieces: (Stretch & { item: number })[] = [];
  let text = '';
  for (const line of linesOf(items)) {
    for (const [at, item] of line.entries()) {
      const [before, here] = [items[line[at - 1] ?? -1], items[item]];
      const str = here?.str ?? '';
      // pdf.js writes the space between words of a line that runs from left to right itself.
      if (before && here && strongRight.test(before.str + str) && areApart(before, here)) text += ' ';
      pieces.push({ item, start: text.length, end: text.length + str.length });
      text += str;
    }
    text += '\n';
  }
  return { text, pieces };
}

/** Where a letter of a piece stands in the page's text; null for a piece that holds none. */
export function offsetOnPage({ pieces }: PageStream, item: number, offset: number): number | null {
  const piece = pieces.find((known) => known.item === item);
  return piece ? Math.min(piece.start + offset, piece.end) : null;
}

/** How far into a piece so many of its letters reach, from 0 to 1: by how wide they are in its font. */
export type Reach = (item: TextItem, letters: number) => number;

const byCount: Reach = ({ str }, letters) => letters / Math.max(1, str.length);

/** The quads of a stretch of a page, one for each line of each column, in the page's own coordinates. */
export function quadsOf(
  page: PageStream,
  items: readonly TextItem[],
  stretch: Stretch,
  reach: Reach = byCount,
): Quad[] {
  const first = firstWhere(page.pieces.length, (at) => (page.pieces[at]?.end ?? 0) > stretch.start);
  const quads: Quad[] = [];
  for (const { item: at, start, end } of page.pieces.slice(first)) {
    if (start >= stretch.end) break;
    const item = items[at];
    if (!item || item.str.trim() === '' || item.width === 0) continue;
    const from = reach(item, Math.max(stretch.start, start) - start);
    const to = reach(item, Math.min(stretch.end, end) - start);
    if (to > from) quads.push(quadOf(item, from, to));
  }
  return joinedLines(quads);
}

const descent = 0.22; // Of a font's size: what most fonts have below their line.

/** A part of a piece, from 0 to 1 along its writing. Upper left, upper right, lower left, lower right, as it is read. */
function quadOf({ str, transform, width, height }: TextItem, from: number, to: number): Quad {
  const [a = 1, b = 0, , , e = 0, f = 0] = transform;
  const length = Math.hypot(a, b) || 1;
  const [alongX, alongY] = [a / length, b / length];
  const size = height || length;
  const [begin, end] = strongRight.test(str) ? [1 - to, 1 - from] : [from, to];
  const at = (along: number, up: number): number[] => [
    e + alongX * along - alongY * up,
    f + alongY * along + alongX * up,
  ];
  const [low, high] = [-descent * size, (1 - descent) * size];
  const corners = [
    at(begin * width, high),
    at(end * width, high),
    at(begin * width, low),
    at(end * width, low),
  ];
  return corners.flat().map((points) => Math.round(points * 1000) / 1000);
}

const strongRight = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Quads that follow each other on one line as one. */
export function joinedLines(quads: readonly Quad[]): Quad[] {
  const joined: Quad[] = [];
  for (const quad of quads) {
    const last = joined.at(-1);
    const one = last ? together(last, quad) : null;
    if (one) joined[joined.length - 1] = one;
    else joined.push(quad);
  }
  return joined;
}

/** Two quads as one where they are side by side on a level line; null elsewhere. */
function together(one: Quad, other: Quad): Quad | null {
  const [a, b] = [boxOf(one), boxOf(other)];
  const height = Math.min(a.top - a.bottom, b.top - b.bottom);
  const isLevel = isUpright(one) && isUpright(other);
  const shared = Math.min(a.top, b.top) - Math.max(a.bottom, b.bottom);
  const apart = Math.max(a.left, b.left) - Math.min(a.right, b.right);
  if (!isLevel || shared < height * 0.6 || apart > height * 0.8) return null;
  const [left, right] = [Math.min(a.left, b.left), Math.max(a.right, b.right)];
  const [bottom, top] = [Math.min(a.bottom, b.bottom), Math.max(a.top, b.top)];
  return [left, top, right, top, left, bottom, right, bottom];
}

const isUpright = ([, y1 = 0, , y2 = 0]: Quad): boolean => Math.abs(y1 - y2) < 0.01;

/** The upright rectangle around a quad. */
export function boxOf(quad: Quad): { left: number; right: number; bottom: number; top: number } {
  const across = quad.filter((_, at) => at % 2 === 0);
  const up = quad.filter((_, at) => at % 2 === 1);
  return {
    left: Math.min(...across),
    right: Math.max(...across),
    bottom: Math.min(...up),
    top: Math.max(...up),
  };
}
