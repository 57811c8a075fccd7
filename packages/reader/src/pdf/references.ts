import { boxOf, type Quad } from '@norma/anchoring';
import { createReferenceFinder, type ReferenceFinder } from '@norma/references';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { PDFPageView } from 'pdfjs-dist/web/pdf_viewer.mjs';
import {
  keyOf,
  resolveEach,
  type ReferenceLink,
  type ReferenceOptions,
  type TextReference,
} from '../references/links.ts';
import { watchReferences } from '../references/pointing.ts';
import { placeOf } from './marks/MarkLayer.ts';
import { PageTexts, quadsOn } from './marks/PageTexts.ts';
import type { Pages } from './pages.ts';

type Around = {
  readonly container: HTMLElement;
  readonly pdf: PDFDocumentProxy;
  readonly pages: Pages;
  readonly signal: AbortSignal;
};

/** A reference of a page, by where its words are drawn. */
type Placed = { readonly reference: TextReference; readonly quads: readonly Quad[] };

/** Links over the designations of the pages that are drawn; a link of the file's own wins. */
export class PdfReferences {
  readonly #around: Around;
  readonly #options: ReferenceOptions;
  readonly #finder: ReferenceFinder;
  readonly #texts: PageTexts;
  readonly #placed = new Map<number, Promise<readonly Placed[]>>();
  readonly #links = new Map<string, ReferenceLink>();
  readonly #owners = new WeakMap<Element, TextReference>();

  constructor(around: Around, options: ReferenceOptions) {
    const { container, pdf, pages, signal } = around;
    this.#around = around;
    this.#options = options;
    this.#finder = createReferenceFinder({ publishers: options.publishers });
    this.#texts = new PageTexts(pdf);
    watchReferences({
      root: container,
      referenceOf: (element) => this.#owners.get(element),
      boxOf: (link) => link.getBoundingClientRect(),
      options,
      signal,
    });
    pages.eventBus.on(
      'pagerendered',
      ({ pageNumber }: { pageNumber: number }) => void this.#draw(pageNumber),
    );
    for (let page = 1; page <= pages.viewer.pagesCount; page += 1)
      if (this.#viewOf(page)?.div?.hasAttribute('data-loaded')) void this.#draw(page);
  }

  async #draw(number: number): Promise<void> {
    const { signal } = this.#around;
    const placing = this.#placed.get(number) ?? this.#place(number);
    this.#placed.set(number, placing);
    placing.catch(() => this.#placed.delete(number)); // A piece of the file that did not come may come another time.
    const placed = await placing.catch(() => []);
    if (signal.aborted) return;
    const unknown = placed.filter(({ reference }) => !this.#links.has(keyOf(reference)));
    await resolveEach(
      unknown.map(({ reference }) => reference),
      this.#options.resolve,
      (key, link) => this.#links.set(key, link),
      signal,
    );
    const view = this.#viewOf(number);
    if (!signal.aborted && view?.div?.hasAttribute('data-loaded')) this.#show(view, placed);
  }

  async #place(number: number): Promise<Placed[]> {
    const [page, own] = await Promise.all([this.#texts.pages(number, number), this.#ownLinks(number)]);
    return this.#finder.find(page.text).flatMap(({ start, end, designation, clauses }): Placed[] => {
      const quads = quadsOn(page, { start, end }).flatMap((on) => on.quads);
      const isOwn = quads.some((quad) => own.some((link) => areOver(boxOf(quad), link)));
      return isOwn || quads.length === 0 ? [] : [{ reference: { designation, clauses }, quads }];
    });
  }

  async #ownLinks(number: number): Promise<ReturnType<typeof boxOf>[]> {
    const page = await this.#around.pdf.getPage(number);
    const annotations = (await page.getAnnotations()) as { subtype?: string; rect?: number[] }[];
    return annotations.flatMap(({ subtype, rect: [left = 0, bottom = 0, right = 0, top = 0] = [] }) =>
      subtype === 'Link' ? [{ left, right, bottom, top }] : [],
    );
  }

  #show(view: PDFPageView, placed: readonly Placed[]): void {
    const layer =
      view.div?.querySelector<HTMLElement>(':scope > .reference-layer') ?? document.createElement('div');
    layer.className = 'reference-layer';
    layer.replaceChildren(
      ...placed.flatMap(({ reference, quads }) => {
        const link = this.#links.get(keyOf(reference));
        return link && (link.href ?? link.note) !== null
          ? quads.map((quad, at) =>
              this.#link(view, { reference, quad, at, link, last: at === quads.length - 1 }),
            )
          : [];
      }),
    );
    if (layer.childElementCount === 0) layer.remove();
    else if (layer.parentNode !== view.div) view.div?.append(layer);
  }

  #link(
    view: PDFPageView,
    {
      reference,
      quad,
      at,
      link,
      last,
    }: { reference: TextReference; quad: Quad; at: number; link: ReferenceLink; last: boolean },
  ): HTMLElement {
    const element = document.createElement('a');
    element.className = link.href === null ? 'reference unknown' : 'reference';
    element.setAttribute('data-reference', '');
    Object.assign(element.style, placeOf(view, quad));
    if (last && link.sign !== null) element.dataset['sign'] = link.sign;
    if (link.href === null) {
      element.setAttribute('role', 'note');
      element.title = link.note ?? '';
      return element;
    }
    element.href = link.href;
    element.setAttribute('aria-label', reference.designation);
    if (link.note !== null) element.setAttribute('aria-description', link.note);
    // One stop of the keyboard for one reference, on however many lines.
    if (at > 0) {
      element.tabIndex = -1;
      element.setAttribute('aria-hidden', 'true');
    }
    this.#owners.set(element, reference);
    return element;
  }

  #viewOf(number: number): PDFPageView | undefined {
    return this.#around.pages.viewer.getPageView(number - 1);
  }
}

type Box = ReturnType<typeof boxOf>;

const areOver = (one: Box, other: Box): boolean =>
  Math.min(one.right, other.right) > Math.max(one.left, other.left) &&
  Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom) > (one.top - one.bottom) / 3;
