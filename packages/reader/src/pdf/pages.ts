import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { EventBus, PDFLinkService, PDFViewer } from 'pdfjs-dist/web/pdf_viewer.mjs';
import type { Corner } from './backStack.ts';
import { finderFor, type Finder, type Found } from './finding.ts';
import { zoomByGestures } from './gestures.ts';
import { within } from './pageNumbers.ts';
import { AnnotationEditorType, AnnotationMode, loadViewer } from './pdfjs.ts';
import type { Zoom } from './zoom.ts';

type PagesOptions = {
  container: HTMLDivElement;
  pdf: PDFDocumentProxy;
  page: number;
  zoom: Zoom;
  namePage: (page: number) => string;
  signal: AbortSignal;
  /** Whether there is an HTML of the same text: words are found in both alike. */
  hasHtml: boolean;
  /** The page or its size has changed. */
  onChange: () => void;
  /** The pages were scrolled, or are shown otherwise. */
  onCorner: (corner: Corner) => void;
  onFound: (found: Found | null) => void;
  /** A link of the document is about to lead to a page. */
  onLink: (page: number) => void;
};

/** The pages of a PDF, and what is done with them. */
export type Pages = {
  viewer: PDFViewer;
  eventBus: EventBus;
  linkService: PDFLinkService;
  finder: Finder;
};

// The names of pages are ours (`namePage`), so that they are in the interface's language; pdf.js needs this
// object only to leave its own English words out.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the class has private parts that nobody else can have
const noWords = {
  getLanguage: () => 'en',
  getDirection: () => 'ltr',
  get: async () => '',
  translate: async () => {},
  translateOnce: async () => {},
  destroy: async () => {},
  pause: () => {},
  resume: () => {},
} as unknown as PDFViewer['l10n'];

/** Lays the pages of a PDF out in a container, with text and links but without editing tools. */
export async function layOutPages(options: PagesOptions): Promise<Pages> {
  const { container, pdf, signal, hasHtml, onChange, onFound } = options;
  const parts = await loadViewer();
  signal.throwIfAborted();
  const eventBus = new parts.EventBus();
  const linkService = new parts.PDFLinkService({
    eventBus,
    externalLinkTarget: parts.LinkTarget.BLANK,
    externalLinkRel: 'noopener noreferrer',
    ignoreDestinationZoom: true, // The size is the reader's choice, not the link's.
  });
  const finder = finderFor({ container, parts, eventBus, linkService, signal, hasHtml, onFound });
  const viewerOptions = {
    container,
    eventBus,
    linkService,
    findController: finder.controller,
    annotationMode: AnnotationMode.ENABLE,
    annotationEditorMode: AnnotationEditorType.DISABLE,
    l10n: noWords,
    abortSignal: signal, // Missing in the declared type, though the viewer heeds it.
  };
  const viewer = new parts.PDFViewer(viewerOptions);
  linkService.setViewer(viewer);
  linkService.setHistory(steps(options.onLink));
  viewer.setDocument(pdf);
  linkService.setDocument(pdf);
  signal.addEventListener('abort', () => takeUp(viewer, linkService), { once: true });

  const pages = new Promise<void>((resolve) => {
    const onPages = (): void => {
      // Before the viewer goes on: it would draw the first page else, and the one that is asked for would wait.
      viewer.currentScaleValue = String(options.zoom);
      viewer.currentPageNumber = within(options.page, viewer.pagesCount);
      resolve();
    };
    eventBus.on('pagesinit', onPages, { once: true });
  });
  // The viewer asks for the first page as well, and would wait in silence for one that cannot be read.
  await Promise.all([pages, pdf.getPage(1)]);
  signal.throwIfAborted();
  namePages(viewer, options.namePage);
  // Pages of unlike sizes shift once their true sizes are known.
  eventBus.on('pagesloaded', () => {
    if (!viewer.hasEqualPageSizes) viewer.scrollPageIntoView({ pageNumber: viewer.currentPageNumber });
  });
  for (const event of ['pagechanging', 'scalechanging', 'rotationchanging']) {
    eventBus.on(event, onChange);
  }
  eventBus.on('updateviewarea', ({ location }: { location: Corner }) => options.onCorner(location));
  keepFitted(viewer, container, signal);
  focusQuietly(viewer, eventBus);
  lowerHeadings(eventBus);
  zoomByGestures(container, viewer, signal);
  return { viewer, eventBus, linkService, finder };
}

/** What pdf.js tells a history of: the address is ours, so it is the caller who makes steps of it. */
const steps = (onLink: (page: number) => void) => ({
  pushCurrentPosition: () => {},
  push: ({ pageNumber }: { pageNumber: number }) => onLink(pageNumber),
  pushPage: onLink,
  back: () => history.back(),
  forward: () => history.forward(),
});

function namePages(viewer: PDFViewer, namePage: (page: number) => string): void {
  for (let page = 1; page <= viewer.pagesCount; page += 1) {
    viewer.getPageView(page - 1)?.div?.setAttribute('aria-label', namePage(page));
  }
}

/** Fits the pages again when the container is resized. */
function keepFitted(viewer: PDFViewer, container: HTMLDivElement, signal: AbortSignal): void {
  const observer = new ResizeObserver(() => {
    const fit = viewer.currentScaleValue;
    if (Number.isNaN(Number(fit))) viewer.currentScaleValue = fit;
  });
  observer.observe(container);
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
}

type Rendered = {
  pageNumber: number;
  source: {
    textLayer: { div: HTMLElement } | null;
    structTreeLayer: { render: () => Promise<HTMLElement | null> } | null;
  };
};

/**
 * pdf.js gives the focus to the page that a link has led to, once its text is there. A reader who has left it by then is not
 * brought back.
 */
function focusQuietly(viewer: PDFViewer, eventBus: EventBus): void {
  eventBus.on('pagerendered', ({ pageNumber, source }: Rendered) => {
    const text = source.textLayer?.div;
    if (!text) return;
    text.focus = () => {
      if (viewer.currentPageNumber === pageNumber)
        HTMLElement.prototype.focus.call(text, { preventScroll: true });
    };
  });
}

/** Headings of the text begin below that of the page around it, which has level 1. */
function lowerHeadings(eventBus: EventBus): void {
  const lowered = new WeakSet<HTMLElement>(); // A page keeps its structure when it is drawn again.
  const lower = async ({ structTreeLayer }: Rendered['source']): Promise<void> => {
    const tree = await structTreeLayer?.render();
    if (!tree || lowered.has(tree)) return;
    lowered.add(tree);
    for (const heading of tree.querySelectorAll('[role="heading"]'))
      heading.setAttribute('aria-level', String(Number(heading.getAttribute('aria-level')) + 1));
  };
  // The structure is read after the page is drawn, and put in place after its text.
  eventBus.on('textlayerrendered', ({ source }: Rendered) => {
    void lower(source);
  });
}

function takeUp(viewer: PDFViewer, linkService: PDFLinkService): void {
  // The declared type forgets that pdf.js empties a viewer by giving it no document.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const emptied = viewer as unknown as { setDocument: (none: null) => void };
  emptied.setDocument(null);
  linkService.setDocument(null);
}
