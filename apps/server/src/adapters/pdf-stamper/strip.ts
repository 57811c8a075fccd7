import type { Page } from '../pdf-syntax/pages.ts';
import type { Pdf } from '../pdf-syntax/openPdf.ts';
import { isList, PdfSyntaxError, type Value } from '../pdf-syntax/values.ts';

/** A rectangle by two corners, the lower left one first. */
export type Box = readonly [left: number, bottom: number, right: number, top: number];

/** A page with a strip of its own for the stamp: nothing that it shows is covered. */
export type WithStrip = {
  /** What the page showed before. */
  readonly shown: Box;
  readonly media: Box;
  readonly crop: Box;
  readonly strip: Box;
  /** Puts the stamp into the strip, upright as the page is shown. */
  readonly matrix: readonly number[];
};

/** How large the stamp is before it is scaled. */
export type StampSize = { readonly width: number; readonly height: number };

const usualSide = 595;
const margin = 18;
const gap = 5;

/**
 * Adds a strip below what a page shows, whichever way it is turned. The place of everything on the page stays as it
 * is, and with it every link, mark and note.
 */
export function withStrip(pdf: Pdf, page: Page, stamp: StampSize): WithStrip {
  const { media, crop, turn } = shapeOf(pdf, page);
  const [left, bottom, right, top] = crop;
  const isSideways = turn === 90 || turn === 270;
  const wide = isSideways ? top - bottom : right - left;
  const shortest = Math.min(right - left, top - bottom);
  // As large on a drawing as on a leaf, but never wider than the page.
  const unit = Math.max(1, shortest / usualSide);
  const scale = Math.min(unit, (wide - 2 * Math.min(margin * unit, wide / 10)) / stamp.width);
  const high = (stamp.height + 2 * gap) * scale;
  const across = (wide - stamp.width * scale) / 2;
  const up = gap * scale;
  const s = scale;
  switch (turn) {
    case 0: {
      const strip: Box = [left, bottom - high, right, bottom];
      return grown(media, crop, strip, [s, 0, 0, s, left + across, strip[1] + up]);
    }
    case 90: {
      const strip: Box = [right, bottom, right + high, top];
      return grown(media, crop, strip, [0, s, -s, 0, strip[2] - up, bottom + across]);
    }
    case 180: {
      const strip: Box = [left, top, right, top + high];
      return grown(media, crop, strip, [-s, 0, 0, -s, right - across, strip[3] - up]);
    }
    default: {
      const strip: Box = [left - high, bottom, left, top];
      return grown(media, crop, strip, [0, -s, s, 0, strip[0] + up, top - across]);
    }
  }
}

/** What a page shows of itself, and how far it is turned clockwise. */
export function shapeOf(
  pdf: Pdf,
  page: Page,
): { readonly media: Box; readonly crop: Box; readonly turn: 0 | 90 | 180 | 270 } {
  const media = boxOf(pdf, page.of('MediaBox')) ?? [0, 0, 612, 792];
  const crop = within(boxOf(pdf, page.of('CropBox')) ?? media, media);
  return { media, crop, turn: turnOf(pdf.resolve(page.of('Rotate'))) };
}

const grown = (media: Box, crop: Box, strip: Box, matrix: readonly number[]): WithStrip => ({
  shown: crop,
  media: around(media, strip),
  crop: around(crop, strip),
  strip,
  matrix,
});

/** The smallest rectangle around two. */
export const around = (one: Box, other: Box): Box => [
  Math.min(one[0], other[0]),
  Math.min(one[1], other[1]),
  Math.max(one[2], other[2]),
  Math.max(one[3], other[3]),
];

function within(box: Box, limits: Box): Box {
  const cut: Box = [
    Math.max(box[0], limits[0]),
    Math.max(box[1], limits[1]),
    Math.min(box[2], limits[2]),
    Math.min(box[3], limits[3]),
  ];
  return cut[2] > cut[0] && cut[3] > cut[1] ? cut : limits;
}

/** A turn clockwise, as one of the four that there are. */
function turnOf(rotate: Value): 0 | 90 | 180 | 270 {
  const turn = typeof rotate === 'number' ? (((Math.round(rotate / 90) * 90) % 360) + 360) % 360 : 0;
  return turn === 90 || turn === 180 || turn === 270 ? turn : 0;
}

function boxOf(pdf: Pdf, value: Value): Box | null {
  const list = pdf.resolve(value);
  if (list === null) return null;
  const sides = isList(list) ? list.map((side) => pdf.resolve(side)) : [];
  const [x = null, y = null, otherX = null, otherY = null] = sides;
  if (
    typeof x !== 'number' ||
    typeof y !== 'number' ||
    typeof otherX !== 'number' ||
    typeof otherY !== 'number'
  )
    throw new PdfSyntaxError('The size of a page is none');
  if (x === otherX || y === otherY) throw new PdfSyntaxError('A page has no size');
  return [Math.min(x, otherX), Math.min(y, otherY), Math.max(x, otherX), Math.max(y, otherY)];
}
