import { blockEnd, folded, type Folded } from './fold.ts';

/** What counts as a match. */
export type Matching = { matchCase: boolean; wholeWords: boolean };

/** A stretch of a text, its end being after its last character. */
export type Match = { start: number; end: number };

/** Every place in a folded text at which a query stands, in order and apart. */
export function matchesIn(text: Folded, query: string, { matchCase, wholeWords }: Matching): Match[] {
  const sought = folded(query.replaceAll(blockEnd, ''), { matchCase }).text.trim();
  if (sought === '') return [];
  const matches: Match[] = [];
  for (let at = text.text.indexOf(sought); at !== -1; at = text.text.indexOf(sought, at)) {
    const after = at + sought.length;
    if (wholeWords && !isWhole(text.text, at, after)) {
      at += 1;
      continue;
    }
    matches.push({ start: text.from[at] ?? 0, end: text.from[after] ?? 0 });
    at = after;
  }
  return matches;
}

const wordLetter = /[\p{L}\p{N}_]/u;

/** Whether a stretch begins and ends where a word does. */
const isWhole = (text: string, start: number, end: number): boolean =>
  !(continues(text, start) || continues(text, end));

const continues = (text: string, at: number): boolean =>
  wordLetter.test(text.charAt(at - 1)) && wordLetter.test(text.charAt(at));

/** The place of the first match that begins at or after a place in the text; the first of all after the last. */
export function matchAfter(matches: readonly Match[], offset: number): number {
  const at = firstWhere(matches.length, (index) => (matches[index]?.start ?? 0) >= offset);
  return at === matches.length ? 0 : at;
}

/** The first of so many in order for which something holds that holds for all later ones; the number where for none. */
export function firstWhere(count: number, holds: (index: number) => boolean): number {
  let before = 0;
  let after = count;
  while (before < after) {
    const middle = (before + after) >> 1;
    if (holds(middle)) after = middle;
    else before = middle + 1;
  }
  return before;
}
