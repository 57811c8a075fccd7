import type { CompassPoint, SelectionMetadata } from '@norma/contracts';
import type { Selected, ShownMark } from '@norma/reader/marks';
import { colourOf } from '../dialog/colours.ts';

/** What holds a selection to its text. */
export type Anchor = Extract<Selected, { anchor: unknown }>['anchor'];

/** A compass point as the view draws it; `label` is what is read aloud. */
export const shownMark = (
  { compassPointUUID: id, selectionMetadata }: CompassPoint,
  label: string,
): ShownMark => ({
  id,
  anchor: anchorIn(selectionMetadata),
  colour: colourOf(selectionMetadata),
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

/** What a compass point keeps of what is selected. */
export const metadataOf = (anchor: Anchor): SelectionMetadata => ({
  selectionText: anchor.quote,
  pageNumber: anchor.pages?.[0]?.page ?? null,
  anchor: {
    ...anchor,
    pages: anchor.pages?.map(({ page, quads }) => ({ page, quads: quads.map((quad) => [...quad]) })),
  },
});

/** What a compass point keeps when other text is marked: its name, its colour, and whatever else is known of it. */
export const movedTo = (before: SelectionMetadata, anchor: Anchor): SelectionMetadata => ({
  ...before,
  ...metadataOf(anchor),
});
