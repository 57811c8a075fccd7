import type { Enlarged } from './EnlargedView.ts';

/** What a figure or a table is called: its caption, or what stands for its drawing. */
function captionOf(figure: Element): string {
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

type Speech = { language: string; direction: 'ltr' | 'rtl' };

/** A figure of a document on its own, in the language and direction of the document. */
export function enlargedFrom(figure: Element, { language, direction }: Speech): Enlarged {
  const article = figure.ownerDocument.createElement('article');
  article.className = 'standard';
  article.lang = language;
  article.dir = direction;
  article.append(figure.cloneNode(true));
  for (const control of article.querySelectorAll('.enlarge, .mark-button')) control.remove();
  for (const scroller of article.querySelectorAll('.table-scroll')) scroller.removeAttribute('tabindex');
  const description = figure.querySelector('[role="img"][aria-label]')?.getAttribute('aria-label') ?? '';
  return { article: article.outerHTML, title: captionOf(figure), description };
}
