import { furnitureOf } from './furniture.ts';
import { isSameLine, type PrintedPage, type PrintedWord, type TextWord } from './words.ts';

/** Marks a word that goes on in the next line, as PDFium does. */
export const hyphen = '\u0002';

const softHyphens = /\u00ad/g;

/** The words of a document as they are read: without heads and feet, and those divided at the ends of lines whole. */
export function textOf(pages: readonly PrintedPage[]): TextWord[] {
  const furniture = furnitureOf(pages);
  const text: TextWord[] = [];
  let open: { page: number; word: PrintedWord } | null = null;
  for (const [page, { words }] of pages.entries()) {
    for (const word of words) {
      if (furniture.has(word) || word.text === '') continue;
      const piece = { page, word };
      if (open && goesOn(open.word, piece.word)) {
        text.push(textWord([open, piece]));
        open = null;
        continue;
      }
      if (open) text.push(textWord([open]));
      open = word.text.endsWith(hyphen) ? piece : null;
      if (!open) text.push(textWord([piece]));
    }
  }
  if (open) text.push(textWord([open]));
  return text;
}

/** A word divided at the end of a line goes on in lower case, in the next line. */
const goesOn = (before: PrintedWord, after: PrintedWord): boolean =>
  !isSameLine(before, after) && /^\p{Ll}/u.test(after.text);

/** Signs that are what they are made of; most words have no others. */
const plain = /^[!-~]+$/;

function textWord(pieces: TextWord['pieces']): TextWord {
  const [first] = pieces;
  if (first && pieces.length === 1 && plain.test(first.word.text))
    return { key: first.word.text, text: first.word.text, pieces };
  const text = pieces
    .map(({ word }, at) => {
      const isDivided = word.text.endsWith(hyphen);
      if (!isDivided) return word.text;
      const stem = word.text.slice(0, -1).replace(/[-\u00ad\u2010]$/, '');
      return at < pieces.length - 1 ? stem : `${stem}-`;
    })
    .join('')
    .replaceAll(softHyphens, '');
  return { key: keyOf(text), text: text.normalize('NFC'), pieces };
}

/** What a word says, whatever its letters are made of: ligatures, presentation forms and kinds of quotes are one. */
const keyOf = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\u2018\u2019\u201b]/g, "'")
    .replaceAll(/[\u201c\u201d]/g, '"')
    .replaceAll(/[\u2010\u2011]/g, '-')
    .replaceAll(/[\u200b-\u200f\u2060\ufeff\u0640]/g, '');
