import type { Quantity } from './quantity.ts';

/** The room of a drawing, in px. */
export type Plot = { start: number; width: number; top: number; height: number };

type Piece = { y: number; height: number };
/** A column of a chart: where it is, and its pieces from the ground up. */
export type ColumnShape = { x: number; width: number; top: number; middle: number; pieces: Piece[] };

type Columns = { values: readonly (readonly Quantity[])[]; plot: Plot; max: number };

/** Columns side by side, each of its values piled on the one before. What is not nothing is at least 1 px high. */
export function columnShapes({ values, plot, max }: Columns): ColumnShape[] {
  const band = plot.width / Math.max(1, values.length);
  const width = Math.max(2, Math.min(40, band * 0.6));
  const ground = plot.top + plot.height;
  return values.map((pile, place) => {
    const middle = plot.start + band * (place + 0.5);
    let y = ground;
    const pieces = pile.map((value): Piece => {
      const height = value === 0 ? 0 : Math.max(1, (value / max) * plot.height);
      y -= height;
      return { y, height };
    });
    return { x: middle - width / 2, width, top: y, middle, pieces };
  });
}

/** A point of a line, in px. */
export type Point = { x: number; y: number };

type Line = { places: readonly number[]; values: readonly (Quantity | null)[]; plot: Plot; max: number };

/** A line through values at places between 0 and 1, cut where nothing was measured. */
export function linePieces({ places, values, plot, max }: Line): Point[][] {
  const pieces: Point[][] = [];
  let piece: Point[] = [];
  for (const [index, value] of values.entries()) {
    if (value === null) {
      piece = [];
      continue;
    }
    if (piece.length === 0) pieces.push(piece);
    piece.push({
      x: plot.start + (places[index] ?? 0) * plot.width,
      y: plot.top + plot.height * (1 - value / max),
    });
  }
  return pieces;
}

/** The path of a line, to a tenth of a px. */
export const pathOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${tenth(x)} ${tenth(y)}`).join('');

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Where labels are centered, so that the outermost ones stay inside the drawing. */
export const heldWithin = (middles: readonly number[], room: number, width: number): number[] =>
  middles.map((middle) => Math.min(width - room / 2, Math.max(room / 2, middle)));

/**
 * Which labels are where there is no room for all: one after the other, none touching the one before. Their middles
 * lie in order, from either side.
 */
export function labelsShown(middles: readonly number[], room: number): boolean[] {
  let last: number | undefined;
  return middles.map((middle) => {
    if (last !== undefined && Math.abs(middle - last) < room) return false;
    last = middle;
    return true;
  });
}
