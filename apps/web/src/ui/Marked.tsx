import { markedPieces, type Range } from './markedPieces.ts';

/** A text with the stretches that matched a search marked. */
export function Marked({ text, ranges }: { text: string; ranges: readonly Range[] }) {
  return markedPieces(text, ranges).map(({ start, words, isMarked }) =>
    isMarked ? <mark key={start}>{words}</mark> : <span key={start}>{words}</span>,
  );
}
