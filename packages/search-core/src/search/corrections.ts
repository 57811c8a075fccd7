import { LANGUAGES } from '../analysis/languages.ts';
import { stem } from '../analysis/stem.ts';
import type { QueryWord } from '../query.ts';
import { bitsIn, isIn } from '../segment/bitset.ts';
import { weightsIn } from '../segment/frequencies.ts';
import { documentFrequency, readRun, RUN } from '../segment/postings.ts';
import type { Segment } from '../segment/segment.ts';
import { formOfTerm, taggedTerm } from '../segment/tagged.ts';
import { compareTexts, placeOf, prefixRange, textAt, type Texts } from '../segment/texts.ts';
import { distanceWithin } from './distance.ts';
import type { Epoch, Part, Sight } from './epoch.ts';
import type { Expansion } from './expansion.ts';

const LETTERS = /^\p{L}+$/u;
const SHORTEST = 4;
const SHORTEST_OF_TWO = 8;
const SHORTEST_OF_TWO_WIDE = 5;

/** Whether a visible document has the word in one of the fields. */
export function isSeen(
  epoch: Epoch,
  expansions: readonly Expansion[],
  fields: number,
  sight: Sight,
): boolean {
  return epoch.parts.some((part, at) => {
    const { forms = [], prefix = { first: 0, end: 0 } } = expansions[at] ?? {};
    if (forms.some(({ term }) => visibleCount(epoch, part, term, fields, sight, 1) > 0)) return true;
    for (let term = prefix.first; term < prefix.end; term++)
      if (visibleCount(epoch, part, term, fields, sight, 1) > 0) return true;
    return false;
  });
}

/**
 * The word that was probably meant: one edit away from four letters on, up to two from eight on, with the same
 * first letter; of several the nearest, then the one in most visible documents, then the first in order. An edit is
 * a letter more, less or another, or two exchanged. Words with digits are never corrected.
 */
export function correctionOf(
  epoch: Epoch,
  word: QueryWord,
  fields: number,
  sight: Sight,
): string | undefined {
  const neighbors = neighborsOf(epoch, word);
  for (let distance = 1; distance <= farthestOf(word); distance++) {
    const near = [...neighbors.keys()].filter((form) => neighbors.get(form) === distance);
    const [best] = mostUsed(epoch, near, fields, sight);
    if (best) return best.form;
  }
  return undefined;
}

/** So many times as many documents must have a word that is taken for one that others have written so, too. */
const CLEARLY_MORE = 10;

/** A word that may have been meant, and in how many documents it is. */
type Likelier = {
  form: string;
  count: number;
  /** Whether the word typed is rather a misspelling of it than a word of its own. */
  isPlausible: boolean;
};

/** Words that may have been meant by one that some documents have: within as many edits, and used far more. */
export function likelierThan(
  epoch: Epoch,
  word: QueryWord,
  fields: number,
  sight: Sight,
  isWide = false,
): Likelier[] {
  const own = documentsWith(epoch, word.form, fields, sight);
  const neighbors = neighborsOf(epoch, word, isWide);
  const others = [...neighbors.keys()].filter((form) => stem(form) !== stem(word.form));
  const used = mostUsed(epoch, others, fields, sight)
    .filter(({ count }) => count >= CLEARLY_MORE * own)
    .map(({ form, count }) => ({ form, count, isPlausible: isPlausible(word.form, form, own, count) }));
  return isWide
    ? used.toSorted((one, other) => (neighbors.get(one.form) ?? 0) - (neighbors.get(other.form) ?? 0))
    : used;
}

/** In so many documents a misspelling may be, of so many that have the word spelled right. */
const MOST_MISSPELT = 3;
const MISSPELT_SHARE = 1 / 100;
const SHORTEST_PLAUSIBLE = 5;

/** A word in several documents is one of its own, and short words are one edit away from many: 'waxy' is not 'way'. */
function isPlausible(typed: string, used: string, own: number, count: number): boolean {
  if (own > Math.max(MOST_MISSPELT, count * MISSPELT_SHARE)) return false;
  const isDoubled = typed.replaceAll(/(.)\1/gu, '$1') === used.replaceAll(/(.)\1/gu, '$1');
  const isExchanged =
    typed.length === used.length && [...typed].sort().join('') === [...used].sort().join('');
  return (
    typed.length > SHORTEST_PLAUSIBLE || (typed.length === SHORTEST_PLAUSIBLE && (isDoubled || isExchanged))
  );
}

/** Whether documents have a form as a word, whether or not they may be seen. */
export function isTerm(epoch: Epoch, form: string): boolean {
  return epoch.parts.some(({ segment }) =>
    LANGUAGES.some((language) => placeOf(segment.terms, taggedTerm(form, language)) !== undefined),
  );
}

const SHORTEST_HALF = 4;

/** Two words that are a word without its space, of which the rarer is used most; undefined where there are none. */
export function splitWord(epoch: Epoch, form: string): string | undefined {
  let best: { words: string; used: number } | undefined;
  for (let at = SHORTEST_HALF; at <= form.length - SHORTEST_HALF; at++) {
    const halves = [form.slice(0, at), form.slice(at)];
    const used = Math.min(...halves.map((half) => frequencyOf(epoch, half)));
    if (used > (best?.used ?? 0)) best = { words: halves.join(' '), used };
  }
  return best?.words;
}

function frequencyOf(epoch: Epoch, form: string): number {
  return epoch.parts.reduce(
    (sum, part) =>
      LANGUAGES.reduce((all, language) => {
        const term = placeOf(part.segment.terms, taggedTerm(form, language));
        return all + (term === undefined ? 0 : epoch.frequencyOf(part, { first: term, end: term + 1 }));
      }, sum),
    0,
  );
}

function mostUsed(
  epoch: Epoch,
  forms: readonly string[],
  fields: number,
  sight: Sight,
): { form: string; count: number }[] {
  return forms
    .map((form) => ({ form, count: documentsWith(epoch, form, fields, sight) }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count || compareTexts(one.form, other.form));
}

function farthestOf({ form }: QueryWord, isWide = false): number {
  return form.length < (isWide ? SHORTEST_OF_TWO_WIDE : SHORTEST_OF_TWO) ? 1 : 2;
}

/** The words near a word, with how many edits away they are; none of a word that is not corrected. */
function neighborsOf(epoch: Epoch, word: QueryWord, isWide = false): Map<string, number> {
  const cache = neighborCache.get(epoch) ?? new Map<string, Map<string, number>>();
  neighborCache.set(epoch, cache);
  const farthest = farthestOf(word, isWide);
  const key = `${word.form} ${farthest}`;
  const known = cache.get(key);
  if (known && word.isInflected) return known;
  const neighbors = new Map<string, number>();
  if (!word.isInflected || !LETTERS.test(word.form) || word.form.length < SHORTEST) return neighbors;
  for (const { segment } of epoch.parts) addNeighbors(neighbors, segment, word.form, farthest);
  if (cache.size >= REMEMBERED) cache.clear();
  cache.set(key, neighbors);
  return neighbors;
}

/** Words are asked for again on every page and with every filter. */
const REMEMBERED = 256;
const neighborCache = /* @__PURE__ */ new WeakMap<Epoch, Map<string, Map<string, number>>>();

function addNeighbors(
  neighbors: Map<string, number>,
  { terms }: Segment,
  form: string,
  farthest: number,
): void {
  const { first, end } = prefixRange(terms, String.fromCodePoint(form.codePointAt(0) ?? 0));
  const mayBeNear = nearness(terms, form, farthest);
  for (let term = first; term < end; term++) {
    if (!mayBeNear(term)) continue;
    const other = formOfTerm(textAt(terms, term));
    if (neighbors.has(other) || !LETTERS.test(other)) continue;
    const distance = distanceWithin(form, other, farthest);
    if (distance !== undefined && distance > 0) neighbors.set(other, distance);
  }
}

/**
 * A quick look at a term's bytes, which passes over most: an edit takes away at most one letter, and so at most its
 * bytes. Letters are told apart by their last five bits.
 */
function nearness({ bytes, offsets }: Texts, form: string, farthest: number): (term: number) => boolean {
  const bytesOfForm = new TextEncoder().encode(form);
  const lost = farthest * (bytesOfForm.length === form.length ? 1 : 4);
  const letters = lettersOf(bytesOfForm, 0, bytesOfForm.length);
  const longest = bytesOfForm.length + 4 * farthest + 3; // the language of a term takes three
  return (term) => {
    const [start, end] = [offsets[term] as number, offsets[term + 1] as number];
    if (end - start < bytesOfForm.length - lost || end - start > longest) return false;
    return bitsIn(letters & ~lettersOf(bytes, start, end)) <= lost;
  };
}

function lettersOf(bytes: Uint8Array, start: number, end: number): number {
  let letters = 0;
  for (let at = start; at < end; at++) letters |= 1 << ((bytes[at] as number) & 31);
  return letters;
}

function documentsWith(epoch: Epoch, form: string, fields: number, sight: Sight): number {
  let count = 0;
  for (const part of epoch.parts) {
    for (const language of LANGUAGES) {
      const term = placeOf(part.segment.terms, taggedTerm(form, language));
      if (term !== undefined) count += visibleCount(epoch, part, term, fields, sight, Infinity);
    }
  }
  return count;
}

const run = /* @__PURE__ */ new Uint32Array(RUN);

/** In how many visible documents the term is in one of the fields; counting stops at `enough`. */
function visibleCount(
  epoch: Epoch,
  part: Part,
  term: number,
  fields: number,
  sight: Sight,
  enough: number,
): number {
  const [open, closed] = epoch.layersIn(part, sight, fields);
  const weights = weightsIn(open.fields);
  const closedWeights = weightsIn(closed?.fields ?? 0);
  const { postings } = part.segment;
  const frequency = documentFrequency(postings, term);
  const first = postings.starts[term] as number;
  let byte = postings.bytes[term] as number;
  let before = -1;
  let count = 0;
  for (let read = 0; read < frequency && count < enough; read += RUN) {
    const inRun = Math.min(RUN, frequency - read);
    byte = readRun(postings, byte, before, inRun, run);
    before = run[inRun - 1] as number;
    for (let at = 0; at < inRun; at++) {
      const posting = postings.payload[first + read + at] as number;
      const document = run[at] as number;
      if (isIn(open.visible, document) && weights[posting] !== 0) count++;
      else if (closed && isIn(closed.visible, document) && closedWeights[posting] !== 0) count++;
    }
  }
  return count;
}
