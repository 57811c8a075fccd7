import { wholeLetters, type Anchor, type Stretch } from './anchor.ts';
import { blocksOf, wholePlacesOf, type Searched } from './blocks.ts';
import { chainsOf } from './chains.ts';
import { chosen, confidenceOf, minInClause, nearestOf, type Expected, type Weighed } from './decide.ts';
import { folded, type Folded } from './fold.ts';
import { gramLength, gramsOf, type Grams } from './grams.ts';
import { weigh, type Needle } from './weigh.ts';

/** A text with its clauses, as marks are placed in it. */
export type TextStream = {
  text: string;
  /** Each clause by its name in addresses, from its heading to the end of the last clause within it. */
  clauses?: readonly (Stretch & { name: string })[];
  /** Which content this is. */
  content?: string | undefined;
};

/** An anchor, or the parts of it that an old mark has. */
export type PartialAnchor = Pick<Anchor, 'quote'> &
  Partial<Pick<Anchor, 'prefix' | 'suffix' | 'clause' | 'content' | 'start'>>;

/**
 * Where a mark is now, with a confidence from 0 to 1; or that it has no certain place, with its text and the most likely
 * place.
 */
export type Placed = Stretch & {
  status: 'placed';
  /** Where it was; the same words elsewhere; nearly the same words; or, in its own clause, what is left of them. */
  how: 'position' | 'quote' | 'near' | 'clause';
  confidence: number;
};
export type Unplaced = {
  status: 'unplaced';
  reason: 'gone' | 'ambiguous';
  quote: string;
  nearest: (Stretch & { confidence: number }) | null;
};

/** Places marks in one text, which is indexed once, on first use (decision 31). */
export function placingIn(stream: TextStream): (wanted: PartialAnchor) => Placed | Unplaced {
  let read: { fold: Folded; grams: Grams } | undefined;
  const reading = (): { fold: Folded; grams: Grams } => {
    if (read) return read;
    const fold = folded(stream.text);
    read = { fold, grams: gramsOf(fold.text) };
    return read;
  };
  return (wanted) => {
    const { quote, start, content } = wanted;
    const isSameContent = content !== undefined && content === stream.content;
    if (quote !== '' && isSameContent && start !== undefined && stream.text.startsWith(quote, start)) {
      return { status: 'placed', how: 'position', confidence: 1, start, end: start + quote.length };
    }
    const { fold, grams } = reading();
    return placed({ wanted, stream, fold, grams });
  };
}

type Search = { wanted: PartialAnchor; stream: TextStream; fold: Folded; grams: Grams };

function placed(search: Search): Placed | Unplaced {
  const { wanted, stream, fold, grams } = search;
  const needle = needleOf(wanted);
  const nowhere: Unplaced = { status: 'unplaced', reason: 'gone', quote: wanted.quote, nearest: null };
  if (needle.quote.start === needle.quote.end) return placedAsWritten(search) ?? nowhere;
  const searched: Searched = { needle: needle.text, text: fold.text, grams };
  const expected = expectedOf(search, needle);
  const here = (expected.start ?? 0) - needle.quote.start;
  const places = new Set(wholePlacesOf(searched, maxTwins));
  if (here >= 0 && fold.text.startsWith(needle.text, here)) places.add(here);
  const whole = [...places].map((at) => ({ start: at + needle.quote.start, end: at + needle.quote.end }));
  if (whole.length > 0) {
    const place = whole.length === 1 ? whole[0] : oneOfTwins(whole, expected);
    if (!place) return { ...nowhere, reason: 'ambiguous', nearest: nearestTwin(whole, search, expected) };
    const isThere = wholeLetters(stream.text, unfolded(fold, place)).start === wanted.start;
    const confidence = whole.length === 1 && needle.text.length >= certain ? 1 : 0.9;
    return found(search, place, { how: isThere ? 'position' : 'quote', confidence });
  }
  const weighed = weighedPlaces(searched, needle, expected);
  const choice = chosen(weighed, expected);
  if ('place' in choice)
    return found(search, choice.place, { how: choice.how, confidence: choice.place.confidence });
  const [best] = weighed;
  const nearest = best && {
    ...unfolded(fold, best),
    confidence: Math.min(best.confidence, minInClause - 0.01),
  };
  return { ...nowhere, reason: choice.reason, nearest: nearest ?? null };
}

/** Maximum number of identical places that are compared. */
const maxTwins = 1_000;

/** A quote with context of at least this length that occurs once is certain. */
const certain = 24;

/** The quote with its context, folded as one string, so that the boundaries are folded as in the text. */
function needleOf({ quote, prefix = '', suffix = '' }: PartialAnchor): Needle {
  const { text, from } = folded(prefix + quote + suffix);
  const start = from.findIndex((at) => at >= prefix.length);
  const end = from.findIndex((at) => at >= prefix.length + quote.length);
  // The ends may be folded differently in the text, next to other characters.
  const first = Math.min(start, /^[ -]*/.exec(text)?.[0].length ?? 0);
  const last = Math.max(end, text.length - (/[ -]*$/.exec(text)?.[0].length ?? 0));
  return { text: text.slice(first, last), quote: { start: start - first, end: end - first } };
}

function expectedOf({ wanted, stream, fold }: Search, { quote }: Needle): Expected {
  const clauses = (stream.clauses ?? []).filter(({ name }) => name === wanted.clause);
  return {
    length: quote.end - quote.start,
    start: wanted.start === undefined ? null : foldedAt(fold, wanted.start),
    isInClause: (at) => {
      if (wanted.clause === undefined || stream.clauses === undefined) return null;
      const place = fold.from[at] ?? 0;
      return clauses.some(({ start, end }) => start <= place && place < end);
    },
  };
}

/** Of places with identical context, the old place of the mark, or the only one near it. */
function oneOfTwins(twins: readonly Stretch[], expected: Expected): Stretch | null {
  const there = twins.find(({ start }) => start === expected.start);
  if (there && expected.isInClause(there.start) !== false) return there;
  return twins.length < maxTwins ? nearestOf(twins, expected.start) : null;
}

function nearestTwin(twins: readonly Stretch[], { fold }: Search, { start }: Expected): Unplaced['nearest'] {
  const distance = (twin: Stretch): number => Math.abs(twin.start - (start ?? 0));
  const nearest = twins.reduce((best, twin) => (distance(twin) < distance(best) ? twin : best));
  return { ...unfolded(fold, nearest), confidence: 1 / twins.length };
}

function weighedPlaces(searched: Searched, needle: Needle, expected: Expected): Weighed[] {
  const chains = chainsOf(blocksOf(searched), needle.text.length);
  if (chains.length === 0 && needle.text.length < gramLength) return [];
  const weighed = chains.flatMap((chain) => {
    const candidate = weigh(needle, searched.text, chain);
    return candidate ? [confidenceOf(candidate, expected)] : [];
  });
  weighed.sort((one, other) => other.confidence - one.confidence);
  // Two ways to the same place are one place.
  return weighed.filter(
    (one, at) => !weighed.slice(0, at).some((better) => better.start < one.end && one.start < better.end),
  );
}

/** What folds to nothing, such as a hyphen within a word, is found only with all that was around it as it was written. */
function placedAsWritten({ wanted, stream }: Search): Placed | null {
  const { prefix = '', quote, suffix = '' } = wanted;
  const needle = prefix + quote + suffix;
  if (quote === '' || needle.length < certain) return null;
  const at = stream.text.indexOf(needle);
  if (at === -1 || stream.text.includes(needle, at + 1)) return null;
  const start = at + prefix.length;
  const how = start === wanted.start ? 'position' : 'quote';
  return { status: 'placed', how, confidence: 1, start, end: start + quote.length };
}

function found(
  { wanted, stream, fold }: Search,
  place: Stretch,
  say: Pick<Placed, 'how' | 'confidence'>,
): Placed {
  const { text } = stream;
  const letters = wholeLetters(text, unfolded(fold, place));
  // What is folded away at the ends of a quote belongs to it: a hyphen, a mark of direction.
  const from = Math.max(0, letters.start - longestUnseen);
  const written = from + text.slice(from, letters.end + longestUnseen).indexOf(wanted.quote);
  const isAround =
    written >= from && written <= letters.start && written + wanted.quote.length >= letters.end;
  if (isAround) return { status: 'placed', ...say, start: written, end: written + wanted.quote.length };
  return { status: 'placed', ...say, ...(say.how === 'quote' ? letters : wholeWords(text, letters, wanted)) };
}

const longestUnseen = 8;
const inWord = /[\p{L}\p{N}]/u;
const longestWord = 40;

/** A stretch that does not begin or end within a word, if the quote did not. */
function wholeWords(
  text: string,
  { start, end }: Stretch,
  { prefix = '', quote, suffix = '' }: PartialAnchor,
): Stretch {
  const cuts = (before: string | undefined, after: string | undefined): boolean =>
    inWord.test(before ?? '') && inWord.test(after ?? '');
  let [first, last] = [start, end];
  if (!cuts(prefix.at(-1), quote[0])) {
    while (start - first < longestWord && cuts(text[first - 1], text[first])) first -= 1;
  }
  if (!cuts(quote.at(-1), suffix[0])) {
    while (last - end < longestWord && cuts(text[last - 1], text[last])) last += 1;
  }
  return { start: first, end: last };
}

/** A stretch of the folded text in the text as it is. */
function unfolded({ from }: Folded, { start, end }: Stretch): Stretch {
  const first = from[start] ?? 0;
  // Up to the last letter, and not to the next one: what is not seen lies between them, or the end of a line.
  return { start: first, end: (from[end - 1] ?? first) + 1 };
}

/** Where a place of a text is in its folded form. */
function foldedAt({ from }: Folded, at: number): number {
  let [before, after] = [0, from.length - 1];
  while (before < after) {
    const middle = (before + after) >> 1;
    if ((from[middle] ?? 0) >= at) after = middle;
    else before = middle + 1;
  }
  return before;
}
