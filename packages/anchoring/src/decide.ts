import type { Stretch } from './anchor.ts';
import type { Candidate } from './weigh.ts';

/** A candidate with how sure it is. */
export type Weighed = Stretch & { confidence: number; isWhole: boolean; isInClause: boolean };

/** What is known of a mark besides its text. */
export type Expected = {
  /** How long the quote is, folded. */
  length: number;
  /** Where it used to be, in the folded text. */
  start: number | null;
  /** Whether a place is in the clause that the mark was in; null where that is not known. */
  isInClause: (at: number) => boolean | null;
};

/** Less than this, and a place is at best proposed. */
export const minConfidence = 0.7;

/** Of its own clause less is asked for. */
export const minInClause = 0.6;

/** Two places nearer to each other in confidence than this cannot be told apart by their text. */
export const minLead = 0.1;

/** A quote shorter than this says little by itself: its surroundings must speak for it. */
const shortQuote = 16;
/** A quote as long as this says enough even where one side of it has changed. */
const longQuote = 160;
/** A mark seldom moves further than this in a revision that leaves its surroundings alone, in units. */
const nearby = 1_500;
/** And one whose words have changed, too, must be nearer: the foot of a page is nearly that of the next one. */
const nearbyWhenChanged = 400;

/** How sure a place is, from 0 to 1, and 0 for one that must not be taken whatever else speaks for it. */
export function confidenceOf(candidate: Candidate, expected: Expected): Weighed {
  const { start, end, quote, prefix, suffix, isWhole } = candidate;
  const [more, less] = prefix > suffix ? [prefix, suffix] : [suffix, prefix];
  const isInClause = expected.isInClause(start);
  const confidence = 0.5 * quote + 0.3 * more + 0.2 * less + (isInClause ? 0.08 : 0);
  const reach = isWhole ? nearby : nearbyWhenChanged;
  const isLocal =
    isInClause === true || (expected.start !== null && Math.abs(expected.start - start) <= reach);
  const isSupported = isWhole
    ? standsByItself({ more, less, isLocal, length: expected.length })
    : isLikeEnough({ quote, context: more + less, length: expected.length, found: end - start });
  const isKept = isSupported && (isLocal || less >= 0.3 || expected.length >= longQuote);
  return {
    start,
    end,
    isWhole,
    isInClause: isInClause === true,
    confidence: Math.min(isKept ? 0.99 : 0.55, confidence),
  };
}

/** Whether a quote that is there as it was has enough around it that did, too. */
function standsByItself(known: { more: number; less: number; isLocal: boolean; length: number }): boolean {
  const { more, less, isLocal, length } = known;
  if (length < shortQuote) return more >= 0.75 && more + less >= 1.2;
  return isLocal || more >= 0.75;
}

/** Whether the passage is a rewritten quote, and not something else between the same words. */
function isLikeEnough(known: { quote: number; context: number; length: number; found: number }): boolean {
  const { quote, context, length, found } = known;
  if (quote < (context >= 1.5 ? 0.5 : 0.6) || found > 1.5 * length + shortQuote) return false;
  if (length >= shortQuote) return context >= 0.6;
  return context >= 1.5 && Math.abs(found - length) <= Math.max(3, length / 3);
}

/** The place to take among several, the best first; or why none can be taken. */
export function chosen(
  weighed: readonly Weighed[],
  expected: Expected,
): { place: Weighed; how: 'quote' | 'near' | 'clause' } | { reason: 'gone' | 'ambiguous' } {
  const [best] = weighed;
  if (!best || best.confidence < (best.isInClause ? minInClause : minConfidence)) return { reason: 'gone' };
  const rivals = weighed.filter((other) => best.confidence - other.confidence < minLead);
  const place = rivals.length === 1 ? best : nearestOf(rivals, expected.start);
  if (!place) return { reason: 'ambiguous' };
  if (place.confidence < minConfidence) return { place, how: 'clause' };
  return { place, how: place.isWhole ? 'quote' : 'near' };
}

/** A place that is near where the mark was, where every other one is many times as far. */
export function nearestOf<Place extends Stretch>(
  places: readonly Place[],
  start: number | null,
): Place | null {
  if (start === null) return null;
  const byDistance = places.toSorted(
    (one, other) => Math.abs(one.start - start) - Math.abs(other.start - start),
  );
  const [nearest, next] = byDistance;
  if (!nearest) return null;
  const distance = Math.abs(nearest.start - start);
  if (!next) return nearest;
  return distance <= nearby && Math.abs(next.start - start) >= 8 * Math.max(distance, 64) ? nearest : null;
}
