/** Rows on a page, unless the reader wants more. */
export const usualSize = 10;

/** The numbers of rows that a reader can have. */
export const sizes = [10, 20, 50, 100] as const;

type Page = { page: number; size: number };

/** Which page a URL names, counted from 0 (a URL counts from 1), and of how many rows; anything invalid becomes the default. */
export function pageIn(query: URLSearchParams): Page {
  const page = Number(query.get('page') ?? '1') - 1;
  const size = Number(query.get('size'));
  return {
    page: Number.isSafeInteger(page) && page > 0 ? Math.min(page, 100_000) : 0,
    size: sizes.find((each) => each === size) ?? usualSize,
  };
}

/** The parameters of a page in a URL; defaults are left out. */
export const pageParams = ({ page, size }: Page) => ({
  page: page > 0 ? page + 1 : undefined,
  size: size === usualSize ? undefined : size,
});
