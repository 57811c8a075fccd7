/** What a figure or a table is called: its caption, or what stands for its drawing. */
export function captionOf(figure: Element): string {
  const caption = figure.querySelector(':scope > figcaption')?.textContent;
  const drawing = figure.querySelector('svg[aria-label], img[alt]');
  const spoken = drawing?.getAttribute('aria-label') ?? drawing?.getAttribute('alt');
  return (caption ?? spoken ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** Gives every figure, and every table that is wider than the column, a button that enlarges it. */
export function offerEnlarging(page: Document, nameOf: (what: string) => string): void {
  for (const figure of page.querySelectorAll('figure')) {
    const isOffered = canBeEnlarged(figure);
    const button = figure.querySelector(':scope > .enlarge');
    if (!isOffered) button?.remove();
    if (!isOffered || button) continue;
    const added = page.createElement('button');
    added.type = 'button';
    added.className = 'enlarge';
    added.setAttribute('aria-label', nameOf(captionOf(figure)));
    figure.append(added);
  }
}

const canBeEnlarged = (figure: Element): boolean =>
  figure.parentElement?.closest('figure') === null && // A part of a figure is enlarged with the whole of it.
  figure.querySelector('.graphic:not(.missing), .table-scroll.wide') !== null;

/** The figure that a press in a document asks to have enlarged: by its button, or on its drawing. */
export function figureToEnlarge(target: Element): Element | null {
  const pressed = target.closest('.enlarge, .graphic:not(.missing)');
  if (!pressed || target.closest('a[href]')) return null;
  const figure = pressed.closest('figure');
  return figure?.parentElement?.closest('figure') ?? figure;
}
