/**
 * How far down a page something stands, in px. What a table scrolls within itself counts by its share of the table:
 * so it stands inside of the table however that is scrolled, and above what follows the table.
 */
export function standing(within: Element | null, { top }: DOMRect): number {
  const scroller = within?.closest('.table-scroll');
  const content = scroller?.firstElementChild?.getBoundingClientRect();
  if (!scroller || !content || content.height === 0) return top;
  const seen = scroller.getBoundingClientRect();
  if (seen.height >= content.height) return top;
  return seen.top + ((top - content.top) / content.height) * seen.height;
}
