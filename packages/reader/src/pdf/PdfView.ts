import type { PDFViewer } from 'pdfjs-dist/web/pdf_viewer.mjs';
import { Observed, type DocumentView } from '../view.ts';
import { actOf, type PdfAct } from './keys.ts';
import type { OpenFile } from './pdfjs.ts';
import { rangeLength, type FetchRange } from './source.ts';
import { larger, smaller, type Zoom } from './zoom.ts';

/** What a PDF view shows; `scale` is 1 at the true size. */
export type PdfState =
  | { status: 'loading' }
  | { status: 'ready'; page: number; pageCount: number; zoom: Zoom; scale: number }
  | { status: 'failed'; error: unknown };

export type PdfOptions = {
  /** Absolutely positioned in a positioned parent: pdf.js measures its pages against it. */
  container: HTMLDivElement;
  fetchRange: FetchRange;
  page: number;
  /** What assistive technology calls a page. */
  namePage: (page: number) => string;
};

/** A PDF in a container: fitted to the width, at the page asked for, fetched piece by piece. */
export class PdfView implements DocumentView<PdfState, number> {
  readonly #options: PdfOptions;
  readonly #observed = new Observed<PdfState>({ status: 'loading' });
  readonly #end = new AbortController();
  #file: OpenFile | undefined;
  #viewer: PDFViewer | undefined;

  constructor(options: PdfOptions) {
    this.#options = options;
    options.container.replaceChildren(sheetsElement(options.container.ownerDocument));
    options.container.addEventListener('keydown', this.press, { signal: this.#end.signal });
    this.#open().catch(this.#fail);
  }

  readonly state = (): PdfState => this.#observed.get();
  readonly subscribe = (listener: () => void): (() => void) => this.#observed.subscribe(listener);

  readonly goTo = (page: number): void => {
    const viewer = this.#viewer;
    if (viewer) viewer.currentPageNumber = Math.min(Math.max(page, 1), viewer.pagesCount);
  };

  readonly zoomTo = (zoom: Zoom): void => {
    if (this.#viewer) this.#viewer.currentScaleValue = String(zoom);
  };

  /** Does what a key or a button of the toolbar asks for. */
  readonly act = (act: PdfAct): void => {
    const viewer = this.#viewer;
    if (!viewer) return;
    if (act === 'next-page') return this.goTo(viewer.currentPageNumber + 1);
    if (act === 'previous-page') return this.goTo(viewer.currentPageNumber - 1);
    if (act === 'first-page') return this.goTo(1);
    if (act === 'last-page') return this.goTo(viewer.pagesCount);
    if (act === 'fit-width') return this.zoomTo('page-width');
    this.zoomTo(act === 'larger' ? larger(viewer.currentScale) : smaller(viewer.currentScale));
  };

  /** Does what a key asks for, as if it were pressed on the pages. */
  readonly press = (key: KeyboardEvent): void => {
    const { container } = this.#options;
    const act = actOf(key, container.scrollWidth > container.clientWidth);
    if (!act) return;
    key.preventDefault();
    this.act(act);
  };

  readonly destroy = (): void => {
    this.#observed.close();
    this.#close();
    this.#options.container.replaceChildren();
  };

  async #open(): Promise<void> {
    const { container, fetchRange, page, namePage } = this.#options;
    const { signal } = this.#end;
    const [pdfjs, sheets, first] = await Promise.all([
      import('./pdfjs.ts'),
      import('./sheets.ts'),
      fetchRange(0, rangeLength, signal),
    ]);
    signal.throwIfAborted();
    this.#file = pdfjs.openFile({ first, fetchRange, rangeLength, signal, onFailure: this.#fail });
    const pdf = await this.#file.pdf;
    signal.throwIfAborted();
    const onChange = (): void => this.#tell();
    this.#viewer = await sheets.layOutSheets({
      container,
      pdf,
      page,
      zoom: 'page-width',
      namePage,
      signal,
      onChange,
    });
    this.#tell();
  }

  #close(): void {
    this.#end.abort();
    this.#viewer = undefined;
    this.#file?.close();
  }

  #tell(): void {
    const viewer = this.#viewer;
    if (!viewer) return;
    const fit = viewer.currentScaleValue;
    this.#observed.set({
      status: 'ready',
      page: viewer.currentPageNumber,
      pageCount: viewer.pagesCount,
      zoom: fit === 'page-width' || fit === 'page-fit' ? fit : viewer.currentScale,
      scale: viewer.currentScale,
    });
  }

  readonly #fail = (error: unknown): void => {
    if (this.#end.signal.aborted) return;
    this.#close();
    this.#observed.set({ status: 'failed', error });
  };
}

function sheetsElement(page: Document): HTMLDivElement {
  const sheets = page.createElement('div');
  sheets.className = 'pdfViewer';
  return sheets;
}
