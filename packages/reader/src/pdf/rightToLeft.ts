// PDFs store what is drawn, from left to right. What pdf.js reads of Arabic and Hebrew text has therefore the letters of
// each word in order again, but the words of a line backwards, and the letters of a ligature as well: its glyph stands for
// them in their order, and is turned round with the rest.
// Not needed any more when pdf.js answers such text as it is read; https://github.com/mozilla/pdf.js/issues/9523

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const passedOver = /[\p{M}\u0640]/u; // Vowel signs, and the stroke that only stretches a word.
const letterOrDigit = /[\p{L}\p{N}]/u;
const longestLigature = 4;

/** Whether a search is for words of a script that runs from right to left. */
export const isRightToLeft = (query: string): boolean => rightToLeft.test(query);

type Match = { index: number; length: number };

/** Where words of a right-to-left script are in the text of a page, as pdf.js reads that; vowel signs do not count. */
export function matchesRightToLeft(query: string, text: string, isWholeWords: boolean): Match[] {
  const words = query
    .split(/\s+/)
    .map((word) => lettersOf(word))
    .filter(({ length }) => length > 0);
  if (words.length === 0) return [];
  const orders = words.length > 1 ? [words, words.toReversed()] : [words];
  const matches: Match[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const end = orders.map((order) => endOf(order, text, index)).find((found) => found !== null);
    if (end === undefined || end === null) continue;
    if (isWholeWords && (isLetterAt(text, index - 1) || isLetterAt(text, end))) continue;
    matches.push({ index, length: end - index });
    index = end - 1;
  }
  return matches;
}

const lettersOf = (word: string): string[] =>
  [...word.toLowerCase()].filter((letter) => !passedOver.test(letter));

const isLetterAt = (text: string, at: number): boolean => letterOrDigit.test(text[at] ?? '');

/** Where a row of words that begins at a place ends; null if it does not stand there. */
function endOf(words: readonly (readonly string[])[], text: string, from: number): number | null {
  let at = from;
  for (const [index, word] of words.entries()) {
    if (index > 0) {
      const gap = /^\s+/.exec(text.slice(at, at + 8))?.[0].length ?? 0;
      if (gap === 0) return null;
      at += gap;
    }
    const end = endOfWord(word, text, at);
    if (end === null) return null;
    at = end;
  }
  return at;
}

function endOfWord(word: readonly string[], text: string, from: number): number | null {
  let at = from;
  let done = 0;
  while (done < word.length) {
    const step = stepAlong(word, done, text, at);
    if (!step) return null;
    done += step.letters;
    at = step.end;
  }
  return at;
}

/** The next letter of a word, or a few of them backwards. */
function stepAlong(
  word: readonly string[],
  done: number,
  text: string,
  from: number,
): { letters: number; end: number } | null {
  for (let letters = 1; letters <= Math.min(longestLigature, word.length - done); letters += 1) {
    const end = endOfLetters(word.slice(done, done + letters).toReversed(), text, from);
    if (end !== null) return { letters, end };
  }
  return null;
}

function endOfLetters(letters: readonly string[], text: string, from: number): number | null {
  let at = from;
  for (const letter of letters) {
    if (text[at]?.toLowerCase() !== letter) return null;
    at += 1;
    while (at < text.length && passedOver.test(text[at] ?? '')) at += 1;
  }
  return at;
}
