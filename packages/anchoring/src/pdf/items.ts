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
  for (const [index, { str, hasEOL }] of items.entries()) {
    if (str !== '') lines.at(-1)?.push(index);
    if (hasEOL) lines.push([]);
  }
  return lines.filter(({ length }) => length > 0).map((line) => inReadingOrder(line, items));
}

/**
 * pdf.js gives the pieces of a line as they are drawn, and those of a script that runs from right to left mostly backwards. Such
 * a line is put in order by where its pieces stand; what runs from left to right within it keeps its own order (Unicode's rule
 * L2, for two levels).
 */
function inReadingOrder(line: readonly number[], items: readonly TextItem[]): number[] {
  const textOf = (index: number): string => items[index]?.str ?? '';
  const rightwards = line.filter((index) => strongLeft.test(textOf(index))).length;
  const leftwards = line.filter((index) => strongRight.test(textOf(index))).length;
  if (leftwards === 0 || leftwards < rightwards) return [...line];
  const across = (index: number): number => items[index]?.transform[4] ?? 0;
  const order: number[] = [];
  const run: number[] = [];
  const endRun = (): void => {
    const spaces = run.findIndex((index) => textOf(index).trim() !== '');
    // Space at the near end of a run stands before it, not in it.
    order.push(...run.splice(Math.max(0, spaces)), ...run.splice(0));
  };
  for (const index of line.toSorted((one, other) => across(other) - across(one))) {
    const text = textOf(index);
    const goesOn = run.length > 0 && !strongRight.test(text);
    const begins = /[\p{L}\p{N}]/u.test(text) && !strongRight.test(text);
    if (goesOn || begins) run.unshift(index);
    else {
      endRun();
      order.push(index);
    }
  }
  endRun();
  return order;
}

/** Whether two pieces that follow each other in a line stand apart like words. */
export function areApart(one: TextItem, other: TextItem): boolean {
  if (/\s$/u.test(one.str) || /^\s/u.test(other.str)) return false;
  const [left, right] = boundsOf(one);
  const [otherLeft, otherRight] = boundsOf(other);
  return Math.max(left, otherLeft) - Math.min(right, otherRight) > 0.15 * Math.max(one.height, other.height);
}

const boundsOf = ({ transform, width }: TextItem): [left: number, right: number] => {
  const left = transform[4] ?? 0;
  return [left, left + width];
};
