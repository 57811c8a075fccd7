/** Which pages a reader wants on paper. */
export type Which = 'all' | 'this' | 'some';

type PrintRequest = { page: number; pageCount: number; from: number | undefined; to: number | undefined };

/** More pages at once would fill the memory of a browser. */
export const maxPrinted = 300;

/** The pages to print, first and last; null for a range that cannot be printed. */
export function pagesToPrint(
  which: Which,
  { page, pageCount, from, to }: PrintRequest,
): { from: number; to: number } | null {
  if (which === 'this') return { from: page, to: page };
  const range = which === 'all' ? { from: 1, to: pageCount } : { from: from ?? 0, to: to ?? 0 };
  const isWhole = Number.isInteger(range.from) && Number.isInteger(range.to);
  const isWithin = range.from >= 1 && range.from <= range.to && range.to <= pageCount;
  return isWhole && isWithin && range.to - range.from < maxPrinted ? range : null;
}
