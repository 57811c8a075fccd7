import { highlight, type Highlight } from '@norma/search-core';

/** Characters of an excerpt, and how many of them stand before the first word that is meant. */
const length = 200;
const before = 60;
/** Characters in which words are looked for at once: some sentences. */
const stretch = 600;
/** Analysis takes a third of a microsecond for a character: a page of results waits no longer than some milliseconds. */
const mostAnalysed = 30_000;
/** Control characters, soft hyphens, and marks that could turn the direction of what stands beside an excerpt. */
const unseen = /[\p{Cc}\u00ad\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * Finds excerpts for the results of one search: the sentences of a text where most of its words stand together, on one
 * line and without anything that is not text; null when they stand nowhere, or too far from everything alike.
 */
export function excerptsFor(words: string): (text: string) => string | null {
  const beginnings = beginningsOf(words);
  let left = mostAnalysed;
  return (text) => {
    const likely = stretchesOf(text)
      .map((part) => ({ part, words: beginningsIn(part, beginnings) }))
      .filter((each) => each.words > 0)
      .toSorted((a, b) => b.words - a.words);
    for (const { part } of likely) {
      if ((left -= part.length) < 0) return null;
      const found = highlight(part, words);
      if (found.length > 0) return cut(part, densest(found));
    }
    return null;
  };
}

/** The text in stretches of whole words; none goes beyond a line. */
function stretchesOf(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const plain = line.replace(/\s+/gu, ' ').replace(unseen, '').trim();
    const stretches: string[] = [];
    for (let from = 0; from < plain.length;) {
      const to = wordEnd(plain, from + stretch);
      stretches.push(plain.slice(from, to).trim());
      from = to;
    }
    return stretches;
  });
}

/** Half of each word, which its other inflections begin with as well; the first pair in scripts without spaces. */
function beginningsOf(words: string): string[] {
  const runs = words.match(/[\p{L}\p{N}]+/gu) ?? [];
  return runs.map((run) => {
    const isSpaced = !/[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]/u.test(run);
    return evened(run.slice(0, isSpaced ? Math.max(3, Math.ceil(run.length / 2)) : 2));
  });
}

function beginningsIn(part: string, beginnings: readonly string[]): number {
  const own = evened(part);
  return beginnings.filter((beginning) => own.includes(beginning)).length;
}

/** Small letters without accents. A quick look only: what is meant decides the analysis of the search itself. */
const evened = (text: string): string =>
  // eslint-disable-next-line no-control-regex
  /^[\u0000-\u007f]*$/.test(text)
    ? text.toLowerCase()
    : text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The first word of the place that shows most of them. */
function densest(found: readonly Highlight[]): Highlight {
  const shownFrom = ({ start }: Highlight): number =>
    found.filter((other) => other.start >= start && other.end <= start + length - before).length;
  return found.reduce((best, each) => (shownFrom(each) > shownFrom(best) ? each : best));
}

function cut(part: string, { start }: Highlight): string {
  const from = part.length <= length || start <= before ? 0 : wordStart(part, start - before);
  const to = from + length >= part.length ? part.length : wordEnd(part, from + length);
  return `${from > 0 ? '… ' : ''}${part.slice(from, to).trim()}${to < part.length ? ' …' : ''}`;
}

/** Where a word begins at or soon after a place; the place itself where none does, but never within a character. */
function wordStart(text: string, place: number): number {
  const blank = text.indexOf(' ', place - 1);
  return blank >= 0 && blank - place < 30 ? blank + 1 : characterStart(text, place);
}

/** Where a word ends at or soon before a place. */
function wordEnd(text: string, place: number): number {
  if (place >= text.length) return text.length;
  const blank = text.lastIndexOf(' ', place);
  return place - blank < 30 ? blank : characterStart(text, place);
}

const characterStart = (text: string, place: number): number =>
  /[\udc00-\udfff]/.test(text[place] ?? '') ? place - 1 : place;
