/** In the scripts of East Asia two characters are a word, and many a name has no more. */
const eastAsian = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/gu;

/** Whether what is typed is enough to find people and documents by: so many characters, or two of East Asia. */
export function isQueryLongEnough(typed: string, fewest: number): boolean {
  const text = typed.trim();
  return Array.from(text).length >= fewest || (text.match(eastAsian)?.length ?? 0) >= 2;
}
