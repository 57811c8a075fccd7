import { runsOf, type Run } from './analysis/runs.ts';
import type { Language } from './analysis/languages.ts';
import { languageOf, stem } from './analysis/stem.ts';
import { isMatchAll, isDesignation, parseQuery, type QueryWord } from './query.ts';

/** A stretch of the text to mark, in UTF-16 units as `String.slice` takes them. */
export type Highlight = { start: number; end: number };

/**
 * The words of a plain text that a query matches, by the analysis of the search itself: other inflections and
 * words that begin with the last one included, inflections as the text's language (BCP 47) has them. In order, never empty, never touching.
 */
export function highlight(text: string, query: string, language = ''): Highlight[] {
  if (isMatchAll(query)) return [];
  const { words } = parseQuery(query);
  if (words.length === 0) return [];
  return joined(
    runsOf(text).flatMap((run) => (run.spaced ? inWords(run, words, language) : inCharacters(run, words))),
  );
}

/**
 * The words of a query that a text does not show, as forms. Numbers count as shown, and so does what is written as a
 * designation: documents are found by them in other spellings and editions.
 */
export function wordsNotIn(text: string, query: string, language = ''): string[] {
  if (isMatchAll(query) || isDesignation(query)) return [];
  const runs = runsOf(text);
  const isShown = (word: QueryWord): boolean =>
    runs.some((run) => (run.spaced ? inWords(run, [word], language) : inCharacters(run, [word])).length > 0);
  return parseQuery(query)
    .words.filter((word) => /\p{L}/u.test(word.form) && !isShown(word))
    .map(({ form }) => form);
}

function inWords({ words: own }: Run, words: QueryWord[], language: string): Highlight[] {
  return own.filter(({ form }) => words.some((word) => matches(form, word, languageOf(form, language))));
}

/** Marks the characters of matched pairs, or a single searched character. */
function inCharacters({ words: characters }: Run, words: QueryWord[]): Highlight[] {
  const searched = new Set(words.map(({ form }) => form));
  return characters.flatMap((character, at): Highlight[] => {
    const next = characters[at + 1];
    if (next && searched.has(character.form + next.form)) return [{ start: character.start, end: next.end }];
    return words.some(({ form, isPrefix }) => isPrefix && form === character.form) ? [character] : [];
  });
}

function matches(form: string, word: QueryWord, language: Language): boolean {
  if (form === word.form || (word.isPrefix && form.startsWith(word.form))) return true;
  return word.isInflected && stem(form, language) === stem(word.form, language);
}

function joined(found: Highlight[]): Highlight[] {
  const highlights: Highlight[] = [];
  for (const { start, end } of found) {
    const last = highlights.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else highlights.push({ start, end });
  }
  return highlights;
}
