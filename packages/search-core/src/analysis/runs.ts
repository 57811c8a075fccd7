import { fold } from './fold.ts';

/** A folded word and where it is in the original text, in UTF-16 units. */
type Word = { form: string; start: number; end: number };

/**
 * A stretch of text without a separator. Scripts that write spaces give one word (two when a sign such as
 * '½' folds into two). Scripts without spaces (`spaced: false`) give one "word" per character.
 */
export type Run = { spaced: boolean; words: Word[] };

// Text taken out of PDF files often has Han radicals in place of the characters that look like them.
const UNSPACED = String.raw`[[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]&&[\p{L}\p{N}\u2e80-\u2fd5]]`;
// Letter-like signs (№, ℃) and squared units (㎜, ㎏) are symbols to Unicode, but words to a reader.
const SPACED = String.raw`[[\p{L}\p{N}\u2100-\u214f\u3371-\u33df]--${UNSPACED}]`;
// Half-width voicing marks belong to the character before them.
const CHARACTER = String.raw`${UNSPACED}[\p{M}\p{Cf}\uff9e\uff9f]*`;

// 'C++', 'C#' and '.NET' are words with their signs.
const SIGNS = String.raw`(?:\+\+|#)(?!${SPACED}|[+#])`;
const DOTTED = String.raw`(?<!${SPACED})\.[nN][eE][tT](?!${SPACED})`;

const RUN = new RegExp(
  String.raw`(?<unspaced>(?:${CHARACTER})+)|(?:${DOTTED}|${SPACED}(?:${SPACED}|[\p{M}\p{Cf}])*(?:${SIGNS})?)(?<possessive>['’][sS](?!${SPACED}))?`,
  'gv',
);
const ASCII_RUN =
  /(?:(?<![a-z0-9])\.net(?![a-z0-9])|[a-z0-9]+(?:(?:\+\+|#)(?![a-z0-9+#]))?)(?<possessive>'s(?![a-z0-9]))?/gi;
const EACH_CHARACTER = new RegExp(CHARACTER, 'gv');
const ASCII = /^\p{ASCII}*$/u;
const NOT_OF_A_WORD = /[^\p{L}\p{N}\p{M}]+/u;
const SIGNED = /^\.net$|(?:\+\+|#)$/u;

/** The text's runs in order; a possessive 's counts as part of its word's place, not of its form. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (const match of text.matchAll(ASCII.test(text) ? ASCII_RUN : RUN)) {
    const { unspaced, possessive = '' } = match.groups ?? {};
    const start = match.index;
    const end = start + match[0].length;
    if (unspaced !== undefined) {
      runs.push({ spaced: false, words: charactersOf(unspaced, start) });
      continue;
    }
    const folded = fold(text.slice(start, end - possessive.length));
    const words = formsOfWord(folded).map((form) => ({ form, start, end }));
    if (words.length > 0) runs.push({ spaced: true, words });
  }
  return runs;
}

/** Folding makes two words of some; the signs of 'c++' stay with the last. */
function formsOfWord(folded: string): string[] {
  const [sign = ''] = SIGNED.exec(folded) ?? [];
  if (sign === folded) return [folded];
  const forms = folded
    .slice(0, folded.length - sign.length)
    .split(NOT_OF_A_WORD)
    .filter((form) => form !== '');
  return sign === '' ? forms : [...forms.slice(0, -1), `${forms.at(-1) ?? ''}${sign}`];
}

function charactersOf(unspaced: string, offset: number): Word[] {
  return [...unspaced.matchAll(EACH_CHARACTER)].map(({ 0: character, index }) => ({
    form: fold(character),
    start: offset + index,
    end: offset + index + character.length,
  }));
}
