import { runsOf } from './runs.ts';

const ASCII = /^\p{ASCII}*$/u;
const ASCII_WORD =
  /(?:(?<![a-z0-9])\.net(?![a-z0-9])|[a-z0-9]+(?:(?:\+\+|#)(?![a-z0-9+#]))?)(?:'s(?![a-z0-9]))?/g;
const POSSESSIVE = "'s";

/**
 * The forms under which a text is indexed, in order and repeated as often as they occur. The signs of 'C++', 'C#' and
 * '.NET' belong to the word.
 *
 * Spaced scripts give their folded words. A run of Chinese, Japanese or Korean gives its overlapping pairs and
 * then its last character alone: so every character begins some form, and a search for a single one is a
 * search by prefix.
 */
export function formsOf(text: string): string[] {
  if (ASCII.test(text)) return formsOfAscii(text);
  const forms: string[] = [];
  for (const { spaced, words } of runsOf(text)) {
    words.forEach(({ form }, at) => forms.push(spaced ? form : form + (words[at + 1]?.form ?? '')));
  }
  return forms;
}

/** The same without noting where words stand: most texts are such, and building an index reads all of them. */
function formsOfAscii(text: string): string[] {
  const words = text.toLowerCase().match(ASCII_WORD) ?? [];
  return words.map((word) => (word.endsWith(POSSESSIVE) ? word.slice(0, -POSSESSIVE.length) : word));
}
