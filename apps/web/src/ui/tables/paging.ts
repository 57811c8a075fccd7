/** A page of a long list, counted from zero. */
export type Page = { page: number; size: number; total: number };

/** The first and last row of a page, counted from 1; undefined when the list ends before the page. */
export function rangeOf({ page, size, total }: Page): { from: number; to: number } | undefined {
  const before = page * size;
  if (before >= total) return undefined;
  return { from: before + 1, to: Math.min(before + size, total) };
}

/** How many pages there are; an empty list has none. */
export const pageCountOf = ({ size, total }: Pick<Page, 'size' | 'total'>): number => Math.ceil(total / size);

/** The page on which the first row of a page is when pages get another size. */
export const pageAfterResize = ({ page, size }: Pick<Page, 'page' | 'size'>, newSize: number): number =>
  Math.floor((page * size) / newSize);

/** The page in a URL, where pages count from 1; the first page for anything invalid. */
export function pageNamed(text: string): number {
  const page = Number(text) - 1;
  return Number.isSafeInteger(page) && page > 0 ? Math.min(page, 999_999) : 0;
}

/** A page as a URL parameter; none for the first page. */
export const nameOfPage = (page: number): number | undefined => (page > 0 ? page + 1 : undefined);
