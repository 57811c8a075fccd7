/** A piece of text as pdf.js reads it from a page, of which only this matters here. */
export type TextItem = {
  str: string;
  /** From the piece's own space into that of the page: [a, b, c, d, e, f] as in PDF. */
  transform: readonly number[];
  /** Along the writing and across it, in points. */
  width: number;
  height: number;
  fontName: string;
  /** Whether a line ends after it. */
  hasEOL: boolean;
};

const strongRight = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const strongLeft = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;

/** The lines of a page, each with its pieces in the order in which they are read. */
export function linesOf(items: readonly TextItem[]): number[][] {
  const lines: number[][] = [[]];
  for (const [index, { hasEOL }] of items.entries()) {
    lines.at(-1)?.push(index);
    if (hasEOL) lines.push([]);
  }
  return lines.filter(({ length }) => length > 0).map((line) => inReadingOrder(line, items));
}

/**
 * pdf.js gives the pieces of a line from left to right, also those of a script that runs the other way. In such a line they are
 * turned round; what runs from left to right within it keeps its own order (Unicode's rule L2, for two levels).
 */
function inReadingOrder(line: readonly number[], items: readonly TextItem[]): number[] {
  const textOf = (index: number): string => items[index]?.str ?? '';
  const isRight = (index: number): boolean => strongRight.test(textOf(index));
  const rightwards = line.filter((index) => !isRight(index) && strongLeft.test(textOf(index))).length;
  const leftwards = line.filter(isRight).length;
  if (leftwards === 0 || leftwards < rightwards) return [...line];
  const across = (index: number): number => items[index]?.transform[4] ?? 0;
  const isLeftToRight = line.every((index, at) => at === 0 || across(index) >= across(line[at - 1] ?? index));
  if (!isLeftToRight) return [...line];
  const order: number[] = [];
  let run: number[] = [];
  const endRun = (): void => void order.push(...run.splice(0));
  for (const index of line.toReversed()) {
    const isOther = !isRight(index) && /[\p{L}\p{N}]/u.test(textOf(index));
    if (isOther) run.unshift(index);
    else {
      endRun();
      order.push(index);
    }
  }
  endRun();
  return order;
}
