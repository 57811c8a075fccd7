import { aligned, longestAligned } from './align.ts';
import type { Chain } from './chains.ts';
import type { Stretch } from './anchor.ts';

/** A needle: the quote with what was around it. */
export type Needle = { text: string; quote: Stretch };

/** A place where a quote may be now, and how much of what was known is there; each likeness from 0 to 1. */
export type Candidate = Stretch & {
  /** Whether the quote is there as it was. */
  isWhole: boolean;
  quote: number;
  prefix: number;
  suffix: number;
};

/** Weighs one way in which a needle may be in a text; null where nothing of the quote does. */
export function weigh(needle: Needle, text: string, chain: Chain): Candidate | null {
  const places = placesOf(needle, text, chain);
  const { quote } = needle;
  const start = places.boundary(quote.start, 'start');
  const end = places.boundary(quote.end, 'end');
  const kept = places.countIn(quote);
  if (start === null || end === null || end <= start || kept === 0) return null;
  const length = quote.end - quote.start;
  const isWhole = end - start === length && kept === length;
  const after = { start: quote.end, end: needle.text.length };
  return {
    start,
    end,
    isWhole,
    quote: isWhole ? 1 : (2 * kept) / (length + end - start),
    prefix: shareOf(places, { start: 0, end: quote.start }, start - quote.start, isWhole),
    suffix: shareOf(places, after, end - quote.end, isWhole),
  };
}

const unknown = 0.5; // Where no context was kept, it speaks neither for a place nor against it.

/** How much of a context stands where it should, by how far the quote next to it has moved. */
const shareOf = (places: Places, { start, end }: Stretch, moved: number, isWhole: boolean): number =>
  end > start
    ? places.countIn(
        { start, end },
        { by: moved, atMost: isWhole ? longestShift : longestShiftWhenChanged },
      ) /
      (end - start)
    : unknown;

/** Context that is further from its quote than a sentence may have come between is that of something else. */
const longestShift = 120;
/** And next to a quote that is not there as it was, only some words may have come between. */
const longestShiftWhenChanged = 40;

type Places = {
  /** How many units of a stretch of the needle stand in the text; of those that should have moved `by` so far, `atMost` so far from there. */
  countIn: (stretch: Stretch, moved?: { by: number; atMost: number }) => number;
  /** Where the quote begins or ends in the text; null where that cannot be told. */
  boundary: (at: number, which: 'start' | 'end') => number | null;
};

/** Where the units of a needle stand: those of the blocks, and those of the quote in the gaps between blocks. */
function placesOf({ text: needle, quote }: Needle, text: string, chain: Chain): Places {
  const places = new Int32Array(needle.length).fill(-1);
  const boundaries = new Map<number, number>();
  for (const { i, j, length } of chain) for (let at = 0; at < length; at += 1) places[i + at] = j + at;

  for (const { start, end, from, to, loose } of gapsOf(needle, text, chain)) {
    // Only what touches the quote matters so much; context counts by its blocks alone.
    const touched = { start: Math.max(start, quote.start), end: Math.min(end, quote.end) };
    if (touched.start > touched.end || start === end || !isAlike(end - start, to - from)) continue;
    const fit = aligned(needle.slice(start, end), text.slice(from, to), loose);
    const kept = fit.places.filter((place) => place >= 0).length;
    // Letters that happen to be the same, here and there, are no words that were kept.
    if (end - start > shortGap && kept < (end - start) / 2) continue;
    for (let at = touched.start; at < touched.end; at += 1) {
      const place = fit.places[at - start] ?? -1;
      if (place >= 0) places[at] = from + place;
    }
    for (const at of [quote.start, quote.end]) {
      if (at >= start && at <= end) boundaries.set(at, from + (fit.boundaries[at - start] ?? 0));
    }
  }

  const countIn = ({ start, end }: Stretch, moved?: { by: number; atMost: number }): number => {
    let count = 0;
    for (let at = start; at < end; at += 1) {
      const place = places[at] ?? -1;
      if (place >= 0 && (moved === undefined || Math.abs(place - at - moved.by) <= moved.atMost)) count += 1;
    }
    return count;
  };
  const boundary = (at: number, which: 'start' | 'end'): number | null => {
    const place = places[which === 'start' ? at : at - 1] ?? -1;
    if (place >= 0) return which === 'start' ? place : place + 1;
    const fitted = boundaries.get(at);
    if (fitted !== undefined) return fitted;
    // The nearest that is known, inwards: rather too little of the text than any that was not meant.
    if (which === 'start') return places.subarray(quote.start, quote.end).find((known) => known >= 0) ?? null;
    const last = places.subarray(quote.start, quote.end).findLast((known) => known >= 0);
    return last === undefined ? null : last + 1;
  };
  return { countIn, boundary };
}

type Gap = { start: number; end: number; from: number; to: number; loose: 'none' | 'start' | 'end' };

/** What lies between the blocks of a chain, and the ends of the needle beyond them. */
function gapsOf(needle: string, text: string, chain: Chain): Gap[] {
  const gaps: Gap[] = [];
  let before = { i: 0, j: 0 };
  for (const [at, { i, j, length }] of chain.entries()) {
    if (at === 0) gaps.push({ start: 0, end: i, from: Math.max(0, j - i - slack), to: j, loose: 'start' });
    else gaps.push({ start: before.i, end: i, from: before.j, to: j, loose: 'none' });
    before = { i: i + length, j: j + length };
  }
  const rest = needle.length - before.i;
  const to = Math.min(text.length, before.j + rest + slack);
  gaps.push({ start: before.i, end: needle.length, from: before.j, to, loose: 'end' });
  return gaps;
}

const slack = 16;

/** What is shorter than this may be other letters altogether: it is held by what is before and after it. */
const shortGap = 24;

/** Whether a passage may be a rewritten quote, and not an insertion. */
const isAlike = (length: number, inText: number): boolean =>
  length <= longestAligned && inText <= Math.min(longestAligned, 2 * length + slack + 8);
