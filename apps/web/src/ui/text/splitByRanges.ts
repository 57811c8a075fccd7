import type { ReactNode } from 'react';

/** A stretch of a text by UTF-16 offsets, its end excluded; one with a `mark` of its own touches no other. */
export type Range = { start: number; end: number; mark?: (words: string) => ReactNode };

type Piece = { start: number; words: string; isMarked: boolean; mark?: Range['mark'] };

/** Cuts a text into marked and plain pieces; joined, they are the text. Ranges may overlap or reach beyond it. */
export function splitByRanges(text: string, ranges: readonly Range[]): Piece[] {
  const pieces: Piece[] = [];
  const cut = (start: number, end: number, isMarked: boolean, mark?: Range['mark']): void => {
    if (start < end) pieces.push({ start, words: text.slice(start, end), isMarked, ...(mark && { mark }) });
  };
  let done = 0;
  for (const range of united(text.length, ranges)) {
    cut(done, range.start, false);
    cut(range.start, range.end, true, range.mark);
    done = range.end;
  }
  cut(done, text.length, false);
  return pieces;
}

/** The ranges in order, within the text, those that touch made one. */
function united(length: number, ranges: readonly Range[]): Range[] {
  const apart: Range[] = [];
  for (const { start, end, mark } of ranges.toSorted((one, other) => one.start - other.start)) {
    const range = { start: Math.max(0, start), end: Math.min(length, end), ...(mark && { mark }) };
    const before = apart.at(-1);
    if (range.start >= range.end) continue;
    if (before && range.start <= before.end && !mark && !before.mark)
      before.end = Math.max(before.end, range.end);
    else apart.push(range);
  }
  return apart;
}
