import { placingIn, type PageQuads, type PartialAnchor } from '@norma/anchoring';
import type { ShownMark, UnplacedMark } from '../../marks/types.ts';
import { quadsOn, type Pages, type PageTexts } from './PageTexts.ts';

/** Where a mark is drawn, and how sure that is; or that it is not. */
export type Drawn = { status: 'placed'; confidence: number; pages: readonly PageQuads[] };
export type Found = Drawn | ({ status: 'unplaced' } & Omit<UnplacedMark, 'id'>);

/** Where a mark of this very content is: where it was made. */
export function drawnIn(content: string | undefined, { anchor }: ShownMark): Drawn | null {
  const isSame = content !== undefined && anchor.content === content;
  return isSame && anchor.pages && anchor.pages.length > 0
    ? { status: 'placed', confidence: 1, pages: anchor.pages }
    : null;
}

/** Looks for a mark of other content: on its own page and those next to it, then in the whole document. */
export async function searchFor({ anchor }: ShownMark, texts: PageTexts): Promise<Found> {
  const page = anchor.pages?.[0]?.page ?? anchor.page;
  if (page !== undefined && page <= texts.pageCount) {
    const last = anchor.pages?.at(-1)?.page ?? page;
    const near = await texts.pages(page - 1, last + 1);
    const found = placed(near, anchor, page);
    // Elsewhere there may be another place that is as good, unless it has not moved or nothing else is known of it.
    if (found.status === 'placed' && (found.hasStayed || anchor.start === undefined)) return found;
  }
  return placed(await texts.pages(1, texts.pageCount), anchor, page);
}

function placed(
  pages: Pages,
  anchor: ShownMark['anchor'],
  page: number | undefined,
): Found & { hasStayed: boolean } {
  const before = page === undefined ? undefined : pages.starts[page - pages.from];
  const { start, content: _, ...known } = anchor;
  const isKnown = start !== undefined && before !== undefined;
  const wanted: PartialAnchor = isKnown ? { ...known, start: before + start } : known;
  const found = placingIn(pages)(wanted);
  if (found.status === 'unplaced') {
    return { ...found, hasStayed: false };
  }
  const quads = quadsOn(pages, found);
  if (quads.length === 0)
    return { status: 'unplaced', reason: 'gone', quote: anchor.quote, nearest: null, hasStayed: false };
  const hasStayed = found.how === 'position' && found.confidence === 1;
  return { status: 'placed', confidence: found.confidence, pages: quads, hasStayed };
}
