import { splitByRanges, type Range } from './splitByRanges.ts';

/** A text with the stretches that matched a search marked. */
export function HighlightedText({ text, ranges }: { text: string; ranges: readonly Range[] }) {
  return splitByRanges(text, ranges).map(({ start, words, isMarked, mark }) =>
    isMarked && !mark ? (
      <mark key={start}>{words}</mark>
    ) : (
      <span key={start}>{mark ? mark(words) : words}</span>
    ),
  );
}
