/** A page by its zero-based number, or a gap where pages are left out. */
export type Shown = number | 'gap-before' | 'gap-after';

type PageOptions = { page: number; pageCount: number; max: number };

/** The pages that a pagination names: all of them up to `most`, otherwise the first, the last, and those about the page. */
export function pagesShown({ page, pageCount, max }: PageOptions): Shown[] {
  const all = Array.from({ length: pageCount }, (_, index) => index);
  if (pageCount <= max) return all;
  const last = pageCount - 1;
  const reach = Math.max(0, Math.floor((max - 4) / 2));
  const middle = Math.min(Math.max(page, reach + 1), last - reach - 1); // The row keeps its length at both ends.
  const named = all.filter((index) => index === 0 || index === last || Math.abs(index - middle) <= reach);
  return named.flatMap((index, place): Shown[] => {
    const leftOut = index - (named[place - 1] ?? -1) - 1;
    if (leftOut === 0) return [index];
    if (leftOut === 1) return [index - 1, index]; // A gap would take as much room as the page.
    return [index > page ? 'gap-after' : 'gap-before', index];
  });
}
