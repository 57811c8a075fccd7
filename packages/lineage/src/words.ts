const word =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{M}\p{N}]+(?:[.,'’-][\p{L}\p{M}\p{N}]+)*/gu;

/** The words of a text without case and punctuation; where a script has no spaces, each sign is one. */
export const wordsOf = (text: string): string[] => text.normalize('NFKC').toLowerCase().match(word) ?? [];
