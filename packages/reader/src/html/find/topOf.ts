/**
 * Vertical position of an element on the page, in px. A position within a scrolling table is scaled to the height of the
 * table, so that it is always inside the table and above what follows it.
 */
export function topOf(within: Element | null, { top }: DOMRect): number {
  const scroller = within?.closest('.table-scroll');
  const content = scroller?.firstElementChild?.getBoundingClientRect();
  if (!scroller || !content || content.height === 0) return top;
  const seen = scroller.getBoundingClientRect();
  if (seen.height >= content.height) return top;
  return seen.top + ((top - content.top) / content.height) * seen.height;
}
