import { isSameLine, type TextWord } from './words.ts';

/** A stretch of one line. */
export type Mark = {
  readonly page: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** Words further apart than so many heights of a line stand in different cells or columns. */
const widestGap = 2.5;

/** The stretches of lines that words fill, as few as there can be. */
export function lineMarks(words: readonly TextWord[]): Mark[] {
  const marks: Mark[] = [];
  for (const { pieces } of words)
    for (const { page, word } of pieces) {
      const { left, top, right, bottom } = word;
      const last = marks.at(-1);
      const gap = last ? Math.max(left - last.right, last.left - right) : 0;
      if (
        last &&
        last.page === page &&
        isSameLine({ ...last, text: '' }, word) &&
        gap < (bottom - top) * widestGap
      )
        marks[marks.length - 1] = {
          page,
          left: Math.min(last.left, left),
          top: Math.min(last.top, top),
          right: Math.max(last.right, right),
          bottom: Math.max(last.bottom, bottom),
        };
      else marks.push({ page, left, top, right, bottom });
    }
  return marks;
}
