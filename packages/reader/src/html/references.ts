import { createReferenceFinder, type FoundReference } from '@norma/references';
import {
  keyOf,
  resolveEach,
  type ReferenceLink,
  type ReferenceOptions,
  type TextReference,
} from '../references/links.ts';
import { watchReferences } from '../references/pointing.ts';
import { blockEnd } from './find/fold.ts';
import { pageText, type Stretch } from './find/pageText.ts';

type Around = {
  readonly page: Document;
  readonly article: Element;
  readonly frame: HTMLIFrameElement;
  readonly signal: AbortSignal;
};

/**
 * Makes links of the designations in an article. Their words are wrapped where they stand, so that not one character of
 * the text changes; the publisher's own links stay, and get the card. Answers whether any node of the text was parted.
 */
export function linkReferences({ page, article, frame, signal }: Around, options: ReferenceOptions): boolean {
  const owners = new Map<Element, TextReference>();
  const links = new Map<string, Element[]>();
  const own = (element: Element, reference: TextReference): void => {
    element.setAttribute('data-reference', '');
    owners.set(element, reference);
    const key = keyOf(reference);
    links.set(key, [...(links.get(key) ?? []), element]);
  };
  const hasParted = wrapAll(page, article, options.publishers, own);
  watchReferences({
    root: page,
    referenceOf: (element) => owners.get(element),
    boxOf: (link) => boxInWindow(link, frame),
    options,
    signal,
  });
  void resolveEach(
    [...owners.values()].toReversed(), // In the order of the text.
    options.resolve,
    (key, link) => links.get(key)?.forEach((element) => show(element, link)),
    signal,
  );
  return hasParted;
}

function wrapAll(
  page: Document,
  article: Element,
  publishers: readonly string[],
  own: (element: Element, reference: TextReference) => void,
): boolean {
  const { text, stretchOf } = pageText(article, new Set(), isNoteMark);
  const found = createReferenceFinder({ publishers })
    .find(text)
    .filter(({ start, end }) => !text.slice(start, end).includes(blockEnd));
  let hasParted = false;
  // What the publisher marks as a reference is that one, however its words are written.
  // From the end, because a node that is parted keeps its beginning.
  for (const reference of found.toReversed()) {
    const stretch = stretchOf(reference);
    if (!stretch) continue;
    const range = rangeOf(page, stretch);
    const around = elementOf(range.commonAncestorContainer);
    const linked = around?.closest('a[href]');
    const marked = around?.closest('.std-ref');
    if (linked) own(linked, reference);
    else if (around?.closest('math, svg, button')) continue;
    else {
      hasParted = true;
      const meant = marked ? { ...reference, ...designationOf(marked) } : reference;
      for (const element of wrapped(page, range)) own(element, meant);
    }
  }
  for (const element of article.querySelectorAll('.std-ref[data-designation]')) {
    if (element.closest('a[href], math, svg') || element.querySelector('a')) continue;
    const reference = { designation: '', clauses: [], ...designationOf(element) };
    if (reference.designation === '') continue;
    const link = page.createElement('a');
    link.className = 'reference';
    link.append(...element.childNodes);
    element.append(link);
    own(link, reference);
  }
  return hasParted;
}

/** The number of a footnote would be read as the end of a designation. */
const isNoteMark = (element: Element): boolean => element.matches('.footnote-ref, sup');

function designationOf(element: Element): Pick<FoundReference, 'designation'> | null {
  const designation = element.getAttribute('data-designation');
  return designation ? { designation } : null;
}

/** Wraps a range: as a whole where it cuts no element, else the part of it in each text. */
function wrapped(page: Document, range: Range): Element[] {
  const whole = page.createElement('a');
  whole.className = 'reference';
  try {
    range.surroundContents(whole);
    return [whole];
  } catch {
    const walker = page.createTreeWalker(range.commonAncestorContainer, 4 /* text */);
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (range.intersectsNode(node)) texts.push(node as Text);
    const { startContainer, startOffset, endContainer, endOffset } = range;
    return texts.flatMap((text, at) => {
      const part = page.createRange();
      part.setStart(text, text === startContainer ? startOffset : 0);
      part.setEnd(text, text === endContainer ? endOffset : text.length);
      if (part.collapsed) return [];
      const link = page.createElement('a');
      link.className = 'reference';
      // One stop of the keyboard for one reference.
      if (at > 0) link.tabIndex = -1;
      part.surroundContents(link);
      return [link];
    });
  }
}

function rangeOf(page: Document, { startContainer, startOffset, endContainer, endOffset }: Stretch): Range {
  const range = page.createRange();
  range.setStart(startContainer, startOffset);
  range.setEnd(endContainer, endOffset);
  return range;
}

const elementOf = (node: Node): Element | null =>
  node.nodeType === 1 ? (node as Element) : node.parentElement;

function show(element: Element, { href, sign, note }: ReferenceLink): void {
  if (note !== null) element.setAttribute(href === null ? 'title' : 'aria-description', note);
  if (!element.matches('a.reference')) return; // The publisher's own.
  if (href === null && note === null) return;
  if (href === null) {
    element.classList.add('unknown');
    element.setAttribute('role', 'note');
    element.removeAttribute('tabindex');
  } else element.setAttribute('href', href);
  if (sign !== null) element.setAttribute('data-sign', sign);
}

/** Where a link is on the screen: the frame is as tall as its text, and moves with the page. */
function boxInWindow(link: Element, frame: HTMLIFrameElement): ReturnType<Element['getBoundingClientRect']> {
  const around = frame.getBoundingClientRect();
  const { top, height } = link.getBoundingClientRect();
  const first = link.getClientRects()[0] ?? link.getBoundingClientRect();
  return new DOMRect(around.left + first.left, around.top + top, first.width, height);
}
