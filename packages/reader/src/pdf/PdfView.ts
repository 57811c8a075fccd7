import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { Marks } from '../marks/types.ts';
import { Observed, type DocumentView } from '../view.ts';
import { BackStack, type Corner } from './backStack.ts';
import type { Found, Search } from './finding.ts';
import type { Heading } from './headings.ts';
import { actOf, type PdfAct } from './keys.ts';
import type { PdfMarks } from './marks/PdfMarks.ts';
import { OutlineReading } from './outlineReading.ts';
import { namedPage, ownLabels, within } from './pageNumbers.ts';
import type { OpenFile } from './pdfjs.ts';
import type { Printing } from './printing.ts';
import type { ReferenceOptions } from '../references/links.ts';
import type { Pages } from './pages.ts';
import { fetchEnds, FileChanged, type FetchRange } from './source.ts';
import { Thumbnails, type Thumbnail } from './thumbnails.ts';
import { larger, smaller, type Zoom } from './zoom.ts';

/** What a PDF view shows; `scale` is 1 at the true size. */
export type PdfState =
  | { status: 'loading' }
  | {
      status: 'ready';
      page: number;
      pageCount: number;
      /** What the document itself calls its pages, such as iv; null where it only counts them. */
      labels: readonly string[] | null;
      zoom: Zoom;
      scale: number;
      /** By how many degrees the pages are turned, clockwise. */
      rotation: number;
      /** The page on which the last link was followed, until the reader is back. */
      cameFrom: number | null;
      found: Found | null;
      /** The document's own outline; null until it is asked for. */
      outline: readonly Heading[] | null;
      /** The heading under which the reader is. */
      heading: string | null;
      /** Whether pages are waited for that could not be fetched. */
      isIncomplete: boolean;
    }
  | { status: 'failed'; error: unknown };

type Ready = Extract<PdfState, { status: 'ready' }>;

export type PdfOptions = {
  /** Absolutely positioned in a positioned parent: pdf.js measures its pages against it. */
  container: HTMLDivElement;
  fetchRange: FetchRange;
  page: number;
  /** Which content this is, where its file does not say it: anchors name it, and marks made in it are not looked for. */
  content?: string;
  /** Whether there is an HTML of the same text: words are found in both alike. */
  hasHtml?: boolean;
  /** What assistive technology calls a page. */
  namePage: (page: number) => string;
  /** A link within the document leads to a page: the caller may make it a step to come back to. */
  onLink: (page: number) => void;
};

/** A PDF in a container: fitted to the width, at the page asked for, fetched piece by piece. */
export class PdfView implements DocumentView<PdfState, number> {
  readonly #options: PdfOptions;
  readonly #observed = new Observed<PdfState>({ status: 'loading' });
  readonly #end = new AbortController();
  readonly #backStack = new BackStack();
  #file: OpenFile | undefined;
  #pdf: PDFDocumentProxy | undefined;
  #pages: Pages | undefined;
  #thumbnails: Thumbnails | undefined;
  #outline: OutlineReading | undefined;
  #marks: PdfMarks | undefined;
  #labels: readonly string[] | null = null;
  #found: Found | null = null;
  #corner: Corner | undefined;
  #isIncomplete = false;
  #hasLinks = false;

  constructor(options: PdfOptions) {
    this.#options = options;
    options.container.replaceChildren(pagesElement(options.container.ownerDocument));
    options.container.addEventListener('keydown', this.press, { signal: this.#end.signal });
    window.addEventListener('online', this.fetchMissing, { signal: this.#end.signal });
    this.#open().catch(this.#fail);
  }

  readonly state = (): PdfState => this.#observed.get();
  readonly subscribe = (listener: () => void): (() => void) => this.#observed.subscribe(listener);

  /** Goes to a page; one that a link was followed from is shown as it was left. */
  readonly goTo = (page: number): void => {
    const viewer = this.#pages?.viewer;
    if (!viewer) return;
    const corner = this.#backStack.returnTo(page)?.corner;
    viewer.currentPageNumber = within(page, viewer.pagesCount);
    if (corner) this.#showFrom(corner);
    this.#tell();
  };

  /** Goes to the page of a number or of the document's own label; says whether there is one. */
  readonly goToNamed = (name: string): boolean => {
    const page = namedPage(name, this.#labels, this.#pages?.viewer.pagesCount ?? 0);
    if (page !== null) this.goTo(page);
    return page !== null;
  };

  /** Follows an entry of the outline, as a link of the document. */
  readonly goToHeading = async (heading: Heading): Promise<void> => {
    if (heading.goal === null) return;
    await this.#pages?.linkService.goToDestination(heading.goal);
    this.#outline?.hold(heading, this.#options.container.scrollTop);
    this.#tell();
  };

  readonly zoomTo = (zoom: Zoom): void => {
    if (this.#pages) this.#pages.viewer.currentScaleValue = String(zoom);
  };

  /** Looks for words; the hits are marked, and the first one after the page being read is shown. */
  readonly find = (search: Search): void => this.#pages?.finder.find(search);
  readonly findStep = (way: 'next' | 'previous'): void => this.#pages?.finder.step(way);
  readonly endFind = (): void => this.#pages?.finder.stop();

  /** The marks on the pages; null until the view is ready. */
  readonly marks = (): Marks | null => this.#marks ?? null;

  /** Lays links over the designations of the pages that are drawn, once. */
  readonly linkReferences = (options: ReferenceOptions): void => {
    const [pdf, pages] = [this.#pdf, this.#pages];
    if (!pdf || !pages || this.#hasLinks) return;
    this.#hasLinks = true;
    const around = { container: this.#options.container, pdf, pages, signal: this.#end.signal };
    void import('./references.ts').then(({ PdfReferences }) =>
      this.#end.signal.aborted ? null : new PdfReferences(around, options),
    );
  };

  /** Asks again for the pages that could not be fetched. */
  readonly fetchMissing = (): void => {
    this.#isIncomplete = false;
    this.#tell();
    this.#file?.fetchMissing();
  };

  /** Reads the outline; it is then part of the state. */
  readonly readOutline = (): void => void this.#outline?.read().then(this.#tell, this.#tell);

  /** Draws a page small; false if the wish for it ended before. */
  readonly drawThumbnail = async (thumbnail: Thumbnail): Promise<boolean> =>
    (await this.#thumbnails?.draw(thumbnail)) ?? false;

  /** Prints pages as the browser prints: resolves when its window for that has closed. */
  readonly print = async (printing: Printing): Promise<void> => {
    const { printPages } = await import('./printing.ts');
    if (this.#pdf) await printPages(this.#pdf, printing);
  };

  /** Does what a key or a button of the toolbar asks for. */
  readonly act = (act: PdfAct): void => {
    const viewer = this.#pages?.viewer;
    if (!viewer) return;
    const acts: Record<PdfAct, () => void> = {
      'next-page': () => this.goTo(viewer.currentPageNumber + 1),
      'previous-page': () => this.goTo(viewer.currentPageNumber - 1),
      'first-page': () => this.goTo(1),
      'last-page': () => this.goTo(viewer.pagesCount),
      larger: () => this.zoomTo(larger(viewer.currentScale)),
      smaller: () => this.zoomTo(smaller(viewer.currentScale)),
      'fit-width': () => this.zoomTo('page-width'),
      'fit-page': () => this.zoomTo('page-fit'),
      'true-size': () => this.zoomTo(1),
      rotate: () => this.#rotate(90),
      'rotate-back': () => this.#rotate(270),
    };
    acts[act]();
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
    const [pdfjs, { layOutPages }, { PdfMarks }, ends] = await Promise.all([
      import('./pdfjs.ts'),
      import('./pages.ts'),
      import('./marks/PdfMarks.ts'),
      fetchEnds(fetchRange, signal),
    ]);
    signal.throwIfAborted();
    this.#file = pdfjs.openFile({
      ends,
      fetchRange,
      signal,
      onFailure: this.#fail,
      onMissing: this.#onMissing,
    });
    const pdf = await this.#file.pdf;
    signal.throwIfAborted();
    const pages = await layOutPages({
      container,
      pdf,
      page,
      zoom: 'page-width',
      namePage,
      signal,
      hasHtml: this.#options.hasHtml ?? false,
      onChange: this.#tell,
      onCorner: this.#onCorner,
      onFound: this.#onFound,
      onLink: this.#onLink,
    });
    this.#pdf = pdf;
    this.#pages = pages;
    this.#thumbnails = new Thumbnails(pdf, pages.viewer, pages.eventBus);
    const outline = new OutlineReading({ pdf, signal, onPlaces: this.#tell });
    this.#outline = outline;
    const content = this.#options.content ?? ends.content;
    this.#marks = new PdfMarks({ container, pdf, pages, outline, content, signal });
    this.#tell();
    void this.#readLabels(pdf, pages);
  }

  /** What the document calls its pages; asked for when there is a page to read, which must not wait for it. */
  async #readLabels(pdf: PDFDocumentProxy, { viewer }: Pages): Promise<void> {
    await viewer.onePageRendered;
    this.#labels = ownLabels(await pdf.getPageLabels().catch(() => null));
    if (!this.#end.signal.aborted) this.#tell();
  }

  /** The page being read stays; pdf.js alone would keep the distance from the beginning. */
  #rotate(degrees: number): void {
    const viewer = this.#pages?.viewer;
    if (!viewer) return;
    const page = viewer.currentPageNumber;
    viewer.pagesRotation += degrees;
    viewer.currentPageNumber = page;
  }

  #showFrom({ pageNumber, left, top }: Corner): void {
    const destArray = [null, { name: 'XYZ' }, left, top, null];
    this.#pages?.viewer.scrollPageIntoView({ pageNumber, destArray, allowNegativeOffset: true });
  }

  #close(): void {
    this.#end.abort();
    this.#pages = undefined;
    this.#file?.close();
  }

  readonly #onLink = (page: number): void => {
    const from = this.#pages?.viewer.currentPageNumber;
    if (from === undefined || from === page) return;
    this.#backStack.leave({ page: from, corner: this.#corner });
    this.#options.onLink(page);
  };

  readonly #onCorner = (corner: Corner): void => {
    this.#corner = corner;
    this.#tell();
  };

  readonly #onFound = (found: Found | null): void => {
    this.#found = found;
    this.#tell();
  };

  readonly #tell = (): void => {
    const viewer = this.#pages?.viewer;
    if (!viewer) return;
    const fit = viewer.currentScaleValue;
    const next: Ready = {
      status: 'ready',
      page: viewer.currentPageNumber,
      pageCount: viewer.pagesCount,
      labels: this.#labels,
      zoom: fit === 'page-width' || fit === 'page-fit' ? fit : viewer.currentScale,
      scale: viewer.currentScale,
      rotation: viewer.pagesRotation,
      cameFrom: this.#backStack.last(),
      found: this.#found,
      outline: this.#outline?.headings() ?? null,
      heading: this.#outline?.current(this.#corner, this.#options.container.scrollTop) ?? null,
      isIncomplete: this.#isIncomplete,
    };
    // Scrolling asks at every frame, and seldom changes anything.
    if (!isSame(this.state(), next)) this.#observed.set(next);
  };

  /** What has been opened stays, as far as it has come. */
  readonly #onMissing = (error: unknown): void => {
    if (!this.#pages || error instanceof FileChanged) return this.#fail(error);
    this.#isIncomplete = true;
    this.#tell();
  };

  readonly #fail = (error: unknown): void => {
    if (this.#end.signal.aborted) return;
    this.#close();
    this.#observed.set({ status: 'failed', error });
  };
}

function pagesElement(page: Document): HTMLDivElement {
  const pages = page.createElement('div');
  pages.className = 'pdfViewer';
  return pages;
}

const parts = [
  'page',
  'pageCount',
  'labels',
  'zoom',
  'scale',
  'rotation',
  'cameFrom',
  'found',
  'outline',
  'heading',
  'isIncomplete',
] as const satisfies readonly (keyof Ready)[];

const isSame = (before: PdfState, next: Ready): boolean =>
  before.status === 'ready' && parts.every((part) => before[part] === next[part]);
