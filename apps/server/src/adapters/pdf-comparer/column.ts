import type { Page } from '../pdf-syntax/pages.ts';
import { around, shapeOf, type Box } from '../pdf-stamper/strip.ts';
import type { Pdf } from '../pdf-syntax/openPdf.ts';

/** A page with a margin column added on the side where lines end. */
export type WithColumn = {
  readonly media: Box;
  readonly crop: Box;
  /** From the lower left of the grown page, as it is shown, to the page's own directions. */
  readonly matrix: readonly [number, number, number, number, number, number];
  /** Of the page as it was shown, without the column. */
  readonly width: number;
  readonly height: number;
  readonly column: number;
  /** Scale of the text relative to A4: larger on drawings. */
  readonly unit: number;
};

export type Side = 'left' | 'right';

const columnWidth = 168;
const usualSide = 595;

/** Extends a page by a column, for any rotation; its contents do not move. */
export function withColumn(pdf: Pdf, page: Page, side: Side): WithColumn {
  const { media, crop, turn } = shapeOf(pdf, page);
  const [left, bottom, right, top] = crop;
  const unit = Math.max(0.6, Math.min(right - left, top - bottom) / usualSide);
  const more = columnWidth * unit;
  const isSideways = turn === 90 || turn === 270;
  const before = side === 'left' ? more : 0;
  const after = more - before;
  const grown = grownBox(crop, turn, before, after);
  return {
    media: around(media, grown),
    crop: grown,
    matrix: matrixOf(grown, turn),
    width: isSideways ? top - bottom : right - left,
    height: isSideways ? right - left : top - bottom,
    column: more,
    unit,
  };
}

/** Grown before and after its lines, as they are read when the page is shown. */
function grownBox([left, bottom, right, top]: Box, turn: number, before: number, after: number): Box {
  if (turn === 90) return [left, bottom - before, right, top + after];
  if (turn === 180) return [left - after, bottom, right + before, top];
  if (turn === 270) return [left, bottom - after, right, top + before];
  return [left - before, bottom, right + after, top];
}

function matrixOf([left, bottom, right, top]: Box, turn: number): WithColumn['matrix'] {
  if (turn === 90) return [0, 1, -1, 0, right, bottom];
  if (turn === 180) return [-1, 0, 0, -1, right, top];
  if (turn === 270) return [0, -1, 1, 0, left, top];
  return [1, 0, 0, 1, left, bottom];
}
