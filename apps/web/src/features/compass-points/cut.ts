/** Splits by graphemes: an emoji or an accented letter may consist of several code points. */
const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A text of at most so many characters as readers count them; a longer one ends in three dots. */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  let count = 0;
  for (const { index } of characters.segment(text)) {
    if (count === max) return `${text.slice(0, index).trimEnd()}...`;
    count += 1;
  }
  return text;
}
