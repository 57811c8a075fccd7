import { boxOf, type PageQuads } from '@norma/anchoring';
import type { Box, ShownMark } from '../../marks/types.ts';
import type { PageOnScreen } from './selection.ts';

/** A mark with its places on pages. */
export type PlacedMark = ShownMark & { readonly on: readonly PageQuads[] };

/** Sorts marks by their place on the pages, top to bottom. */
export function inOrder(one: PlacedMark, other: PlacedMark): number {
  const [a, b] = [one.on[0], other.on[0]];
  const topOf = (place: PageQuads | undefined): number => (place?.quads[0] ? boxOf(place.quads[0]).top : 0);
  return (
    (a?.page ?? 0) - (b?.page ?? 0) ||
    topOf(b) - topOf(a) ||
    (one.anchor.start ?? 0) - (other.anchor.start ?? 0)
  );
}

/** The mark under a point of the window on a page, the shortest where there are several; null where there is none. */
export function markUnder(
  marks: readonly PlacedMark[],
  { page: number, view }: PageOnScreen,
  point: { clientX: number; clientY: number },
): string | null {
  const page = view.div?.getBoundingClientRect();
  if (!view.div || !page) return null;
  const [x = 0, y = 0]: number[] = view.viewport.convertToPdfPoint(
    point.clientX - page.left - view.div.clientLeft,
    point.clientY - page.top - view.div.clientTop,
  );
  const hits = marks.filter(({ on }) =>
    on.some(({ page: at, quads }) => at === number && quads.some((quad) => isIn(boxOf(quad), x, y))),
  );
  const sizeOf = ({ on }: PlacedMark): number => on.reduce((sum, { quads }) => sum + quads.length, 0);
  const [shortest] = hits.toSorted(
    (one, other) => sizeOf(one) - sizeOf(other) || one.anchor.quote.length - other.anchor.quote.length,
  );
  return shortest?.id ?? null;
}

const isIn = ({ left, right, top, bottom }: Box, x: number, y: number): boolean =>
  x >= left && x <= right && y >= bottom && y <= top;
