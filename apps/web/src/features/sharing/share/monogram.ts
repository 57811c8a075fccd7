/** One or two letters for a name: of a group its first ones, of a person and of several words that with which each begins. */
export function monogram(name: string, isGroup: boolean): string {
  const words = name.split(/[\s.@_-]+/u).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const [first = name, second] = words;
  const letters =
    second === undefined && isGroup ? Array.from(first).slice(0, 2) : [first, second].map(firstLetter);
  // Arabic letters would join, and make another word of the two.
  return letters
    .join(letters.some((letter) => /\p{Script=Arabic}/u.test(letter)) ? '\u200C' : '')
    .toUpperCase();
}

const firstLetter = (word: string | undefined): string => Array.from(word ?? '')[0] ?? '';
