import type { CompassPoint, SelectionMetadata } from '@norma/contracts';
import type { Selected, ShownMark } from '@norma/reader/marks';
import { colorOf } from '../dialog/colors.ts';

/** The selectors of a selection. */
export type Anchor = Extract<Selected, { anchor: unknown }>['anchor'];

/** A compass point as the view draws it; `label` is for screen readers. */
export const shownMark = (
  { compassPointUUID: id, selectionMetadata }: CompassPoint,
  label: string,
): ShownMark => ({
  id,
  anchor: anchorIn(selectionMetadata),
  colour: colorOf(selectionMetadata),
  label,
});

/** The anchor of a mark; of one from before there were anchors, its text and its page. */
function anchorIn({ anchor, selectionText, pageNumber }: SelectionMetadata): ShownMark['anchor'] {
  if (!anchor) return { quote: selectionText, ...(pageNumber && { page: pageNumber }) };
  const { quote, prefix, suffix, start, clause, content, pages } = anchor;
  return {
    quote,
    prefix,
    suffix,
    start,
    ...(clause !== undefined && { clause }),
    ...(content !== undefined && { content }),
    ...(pages && { pages }),
  };
}

/** The metadata of a compass point on a selection. */
export const metadataOf = (anchor: Anchor): SelectionMetadata => ({
  selectionText: anchor.quote,
  pageNumber: anchor.pages?.[0]?.page ?? null,
  anchor: {
    ...anchor,
    pages: anchor.pages?.map(({ page, quads }) => ({ page, quads: quads.map((quad) => [...quad]) })),
  },
});

/** The metadata of a compass point that is moved: its name, color and other properties stay. */
export const movedTo = (before: SelectionMetadata, anchor: Anchor): SelectionMetadata => ({
  ...before,
  ...metadataOf(anchor),
});
