/** The place between two letters under a point; the older name for it where a browser has no other. */
export function caretAt(page: Document, x: number, y: number): { node: Node; offset: number } | null {
  if ('caretPositionFromPoint' in page) {
    const caret = page.caretPositionFromPoint(x, y);
    return caret ? { node: caret.offsetNode, offset: caret.offset } : null;
  }
  const older: { caretRangeFromPoint?: (x: number, y: number) => Range | null } = page;
  const range = older.caretRangeFromPoint?.(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : null;
}

const tolerance = 2; // px: a finger's edge, and the gap between two lines.

/** Whether a point is on the lines of a range. */
export const isWithin = (range: Range | null, x: number, y: number): boolean =>
  [...(range?.getClientRects() ?? [])].some(
    ({ left, right, top, bottom }) =>
      x >= left - tolerance && x <= right + tolerance && y >= top - tolerance && y <= bottom + tolerance,
  );
