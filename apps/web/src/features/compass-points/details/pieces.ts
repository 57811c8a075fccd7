import { cut } from '../cut.ts';

/** A piece of a text, and whether it differs from the other state. */
export type Piece = { text: string; isChanged: boolean };

/** The beginning of a text in pieces, up to so many characters; null where it is no longer than that. */
export function piecesUpTo(pieces: readonly Piece[], max: number): Piece[] | null {
  const whole = pieces.map(({ text }) => text).join('');
  const beginning = cut(whole, max);
  if (beginning === whole) return null;
  let left = beginning.length - '...'.length;
  const shown: Piece[] = [];
  for (const piece of pieces) {
    if (left <= 0) break;
    shown.push({ ...piece, text: piece.text.slice(0, left) });
    left -= piece.text.length;
  }
  return shown;
}

/** A text in pieces: what lies between the common prefix and suffix of both texts is marked as changed. */
export function differing(text: string, other: string): Piece[] {
  if (text === other) return piecesOf(['', '', text]);
  const [words, others] = [wordsIn(text), wordsIn(other)];
  const max = Math.min(words.length, others.length);
  let start = 0;
  while (start < max && words[start] === others[start]) start += 1;
  let end = 0;
  while (end < max - start && words.at(-1 - end) === others.at(-1 - end)) end += 1;
  const upTo = words.length - end;
  return piecesOf([
    words.slice(0, start).join(''),
    words.slice(start, upTo).join(''),
    words.slice(upTo).join(''),
  ]);
}

/** Words with the white space behind them; put together they are the text again. */
const wordsIn = (text: string): string[] => text.match(/\s+|\S+/g) ?? [];

const piecesOf = ([before, changed, after]: readonly [string, string, string]): Piece[] =>
  [
    { text: before, isChanged: false },
    { text: changed, isChanged: true },
    { text: after, isChanged: false },
  ].filter(({ text }) => text !== '');
