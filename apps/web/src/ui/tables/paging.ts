/** A page of a long list, counted from zero. */
export type Page = { page: number; size: number; total: number };

/** The rows of a page, counted from one as people do; undefined where the list ends before the page. */
export function rangeOf({ page, size, total }: Page): { from: number; to: number } | undefined {
  const before = page * size;
  if (before >= total) return undefined;
  return { from: before + 1, to: Math.min(before + size, total) };
}

/** How many pages there are; an empty list has none. */
export const pageCountOf = ({ size, total }: Pick<Page, 'size' | 'total'>): number => Math.ceil(total / size);

/** The page on which the first row of a page stands when pages get another size. */
export const pageAfterResize = ({ page, size }: Pick<Page, 'page' | 'size'>, newSize: number): number =>
  Math.floor((page * size) / newSize);

/** The page that an address names, where people count from one; the first for whatever else stands there. */
export function pageNamed(text: string): number {
  const page = Number(text) - 1;
  return Number.isSafeInteger(page) && page > 0 ? Math.min(page, 999_999) : 0;
}

/** How an address names a page; the first one has no name. */
export const nameOfPage = (page: number): number | undefined => (page > 0 ? page + 1 : undefined);
