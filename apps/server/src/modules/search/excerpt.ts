import { highlight, type Highlight } from '@norma/search-core';

/** Characters of an excerpt, and how many of them stand before the first word that is meant. */
const length = 200;
const before = 60;
/** Characters on each side of a place in which the other words are looked for: some sentences. */
const side = 300;
/** Places of one word that are looked at: where it is everywhere, the first ones do. */
const maxPlaces = 200;
/** Analysis takes a third of a microsecond for a character: a page of results waits no longer than some milliseconds. */
const maxAnalysed = 30_000;
/** What one text may take of what is left, so that it never leaves the others without; and what each may take at least. */
const share = 1 / 4;
const minAnalysed = 1_500;
/** Control characters, soft hyphens, and marks that could turn the direction of what is next to an excerpt. */
const unseen = /[\p{Cc}\u00ad\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

type Stretch = { readonly start: number; readonly end: number; readonly words: Set<string> };

/** A stretch with how much speaks for it. */
type Weighed = Stretch & { readonly weight: number };

/** A sentence or so of a text, and where in the text it was found. */
type Excerpt = { readonly excerpt: string; readonly at: number };

/**
 * Finds excerpts for the results of one search: the sentences of a text where most of its words stand together, on one
 * line and without anything that is not text; null when they are nowhere, or too far from everything alike. Lines of
 * `printed` pages are no lines of the text: there an excerpt goes from blank line to blank line, and is a sentence.
 */
export function excerptsFor(words: string): (text: string, how?: { printed: boolean }) => Excerpt | null {
  const beginnings = beginningsOf(words);
  let left = maxAnalysed;
  return (text, { printed } = { printed: false }) => {
    const stretches = likelyStretches(text, { beginnings, breaks: printed ? paragraphEnds : lineEnds });
    const likely = stretches.toSorted((a, b) => b.weight - a.weight);
    let own = Math.max(left * share, minAnalysed);
    for (const { start, end } of likely) {
      const part = text.slice(start, end).replace(/\s+/gu, ' ').replace(unseen, '').trim();
      left -= part.length;
      if ((own -= part.length) < 0) return null;
      const found = highlight(part, words);
      if (found.length === 0) continue;
      return { excerpt: printed ? sentenceOf(part, found) : cut(part, densest(found)), at: start };
    }
    return null;
  };
}

const lineEnds = /[\n\f]/gu;
const paragraphEnds = /\f|\n[^\S\n\f]*\r?\n/gu;

/** Whether a stretch is of a list of contents, whose dots lead to page numbers. */
const isOfContents = (text: string, { start, end }: Stretch): boolean =>
  /(?:[.…_·] ?){6}/u.test(text.slice(start, end));

/** The sentence of a printed paragraph that has most of the words, cut where it is long. */
function sentenceOf(part: string, found: readonly Highlight[]): string {
  const ends = [...part.matchAll(sentenceEnds)].map(({ index, 0: end }) => index + end.length);
  const sentences = [0, ...ends].flatMap((from, at) => {
    const to = ends[at] ?? part.length;
    const within = found
      .filter(({ start, end }) => start >= from && end <= to)
      .map((each) => ({ ...each, start: each.start - from, end: each.end - from }));
    const text = part.slice(from, to).trimEnd();
    const words = new Set(within.map(({ start, end }) => text.slice(start, end).toLowerCase()));
    return within.length > 0 ? [{ text, within, words: words.size }] : [];
  });
  const [best] = sentences.toSorted((a, b) => b.words - a.words);
  return best ? cut(best.text, densest(best.within)) : cut(part, densest(found));
}

const sentenceEnds = /[.!?؟۔]\s+(?=[\p{Lu}\p{Lo}\p{N}«“"(])|[。！？]/gu;

/**
 * All that is looked for and its pieces between spaces, as they are written; each word, and half of it, which its other
 * inflections begin with as well; the first pair in scripts without spaces.
 */
function beginningsOf(words: string): string[] {
  const runs = words.match(/[\p{L}\p{N}]+/gu) ?? [];
  const beginnings = runs.slice(0, 20).flatMap((run) => {
    const isSpaced = !/[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]/u.test(run);
    return [evened(run), evened(run.slice(0, isSpaced ? Math.max(3, Math.ceil(run.length / 2)) : 2))];
  });
  const pieces = [words.trim(), ...words.split(/\s+/).slice(0, 20)]
    .map(evened)
    .filter((piece) => piece !== '');
  return [...new Set([...pieces, ...beginnings])];
}

/**
 * Where words begin that may be meant; a quick look, which the analysis of the search then confirms. What is in few
 * places weighs more than what hundreds begin with.
 */
function likelyStretches(
  text: string,
  { beginnings, breaks }: { beginnings: readonly string[]; breaks: RegExp },
): Weighed[] {
  const own = evened(text);
  const found = new Map(beginnings.map((beginning) => [beginning, placesOf(beginning, own)]));
  const places = [...found]
    .flatMap(([beginning, all]) => all.map((at) => ({ at, beginning })))
    .toSorted((a, b) => a.at - b.at);
  const stretches: Stretch[] = [];
  for (const { at, beginning } of places) {
    const last = stretches.at(-1);
    if (last && at < last.end) last.words.add(beginning);
    else stretches.push({ ...around(text, at, breaks), words: new Set([beginning]) });
  }
  const weightOf = (beginning: string): number =>
    1 / Math.sqrt(Math.max(1, found.get(beginning)?.length ?? 1));
  return stretches.map((stretch) => {
    const weight = [...stretch.words].reduce((sum, word) => sum + weightOf(word), 0);
    return { ...stretch, weight: isOfContents(text, stretch) ? weight / 1_000 : weight };
  });
}

function placesOf(beginning: string, text: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(beginning); at >= 0 && places.length < maxPlaces;) {
    places.push(at);
    at = text.indexOf(beginning, at + 1);
  }
  return places;
}

/** Characters that may stand for a plain one: Latin, Greek and Cyrillic with accents, and alef with what it carries. */
const accented = /[\u00c0-\u024f\u0386-\u03ce\u0439\u0451\u0622-\u0626\u1e00-\u1fff]/g;
const plainCharacters = new Map<string, string>();

/** Small letters without accents, each in the place of what it stands for. */
const evened = (text: string): string => text.toLowerCase().replace(accented, plain);

/** A letter without its accents; one that would become two stays. */
function plain(letter: string): string {
  const known = plainCharacters.get(letter);
  if (known !== undefined) return known;
  const bare = letter.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  const result = bare.length === 1 ? bare : letter;
  plainCharacters.set(letter, result);
  return result;
}

/** The stretch of whole words around a place; it does not go beyond the breaks around it. */
function around(text: string, place: number, breaks: RegExp): { start: number; end: number } {
  const from = Math.max(0, place - side);
  const last = [...text.slice(from, place).matchAll(breaks)].at(-1);
  const [next] = text.slice(place, place + side).matchAll(breaks);
  const start = last ? from + last.index + last[0].length : from && wordStart(text, from);
  return { start, end: next ? place + next.index : wordEnd(text, place + side) };
}

/** The first word of the place that shows most of them. */
function densest(found: readonly Highlight[]): Highlight {
  const shownFrom = ({ start }: Highlight): number =>
    found.filter((other) => other.start >= start && other.end <= start + length - before).length;
  return found.reduce((best, each) => (shownFrom(each) > shownFrom(best) ? each : best));
}

function cut(part: string, { start }: Highlight): string {
  const from = part.length <= length || start <= before ? 0 : wordStart(part, start - before);
  const to = wordEnd(part, from + length);
  return `${from > 0 ? '… ' : ''}${part.slice(from, to).trim()}${to < part.length ? ' …' : ''}`;
}

/** Where a word begins at or soon after a place; the place itself where none does, but never within a character. */
function wordStart(text: string, place: number): number {
  const blank = text.slice(place, place + 30).search(/\s/u);
  return blank >= 0 ? place + blank + 1 : characterStart(text, place);
}

/** Where a word ends at or soon before a place. */
function wordEnd(text: string, place: number): number {
  if (place >= text.length) return text.length;
  const blank = text.slice(place - 30, place + 1).search(/\s\S*$/u);
  return blank >= 0 ? place - 30 + blank : characterStart(text, place);
}

const characterStart = (text: string, place: number): number =>
  /[\udc00-\udfff]/.test(text[place] ?? '') ? place - 1 : place;
