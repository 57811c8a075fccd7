const MARKS = /\p{M}+/gu;
const WORD = /[\p{L}\p{N}]+/gu;

/** The words of a text as every peer gets them: lower case, without accents, one space between two. */
export const plainWords = (text: string): string[] =>
  text.normalize('NFKD').replace(MARKS, '').toLowerCase().match(WORD) ?? [];
