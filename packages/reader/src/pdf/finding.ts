import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { EventBus, PDFFindController, PDFLinkService } from 'pdfjs-dist/web/pdf_viewer.mjs';
import type { ViewerParts } from './pdfjs.ts';
import { folded, type Folded } from '../html/find/fold.ts';
import { bodyText } from './bodyText.ts';
import { matchesOnPage } from './matchesOnPage.ts';

/** What is looked for in a document. */
export type Search = { text: string; matchesCase: boolean; isWholeWords: boolean; highlightsAll: boolean };

/** What was found so far. */
export type Found = {
  text: string;
  /** Which of the hits is shown, from 1; 0 before one is. */
  current: number;
  total: number;
  pagesSearched: number;
  isDone: boolean;
  /** Where the hits are, between 0 (the beginning of the document) and 1 (its end). */
  places: readonly number[];
};

type Finding = {
  container: HTMLElement;
  parts: ViewerParts;
  eventBus: EventBus;
  linkService: PDFLinkService;
  signal: AbortSignal;
  /** Whether there is an HTML of the same text. */
  hasHtml: boolean;
  onFound: (found: Found | null) => void;
};

/** Looks for words in a document; the hits are marked on its pages. */
export type Finder = {
  controller: PDFFindController;
  /** Looks for something else, or in another way. */
  find: (search: Search) => void;
  /** Goes on to another hit of the same search. */
  step: (way: 'next' | 'previous') => void;
  /** Takes the marks away. */
  stop: () => void;
};

const toldEveryMs = 60; // A thousand pages are searched in a moment; the screen needs not follow each of them.

/** Scrolls the pages so that a hit stands a third below their upper edge, unless it is well in sight. */
function bringIntoSight(container: HTMLElement, hit: HTMLElement): void {
  const room = container.getBoundingClientRect();
  const place = hit.getBoundingClientRect();
  const margin = Math.min(room.height / 8, 60);
  if (place.top < room.top + margin || place.bottom > room.bottom - margin) {
    container.scrollTop += place.top - room.top - room.height / 3;
  }
  if (place.left < room.left || place.right > room.right) {
    container.scrollLeft += place.left - room.left - room.width / 2;
  }
}

/** Makes the finder of a document, which tells how far it has come. */
export function finderFor({
  container,
  parts,
  eventBus,
  linkService,
  signal,
  hasHtml,
  onFound,
}: Finding): Finder {
  /** The hits of a page, each by its place on it from 0 to 1. */
  const hits = new Map<number, number[]>();
  let search: Search | null = null;
  let current = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = (): void => {
    timer = undefined;
    if (search) onFound(foundIn(hits, { text: search.text, current, pageCount: linkService.pagesCount }));
  };
  const tellSoon = (): void => {
    timer ??= setTimeout(tell, toldEveryMs);
  };
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });

  /** Pages are folded once for all searches in them. */
  const folds = new Map<string, Folded>();
  const foldOf = (pageIndex: number, text: string, matchCase: boolean): Folded => {
    const key = `${pageIndex} ${matchCase}`;
    const fold = folds.get(key) ?? folded(text, { matchCase });
    folds.set(key, fold);
    return fold;
  };

  class CountingController extends parts.PDFFindController {
    override match(query: string | string[], text: string, pageIndex: number) {
      if (!search) return super.match(query, text, pageIndex);
      const { matchesCase: matchCase, isWholeWords: wholeWords } = search;
      const matches = matchesOnPage(foldOf(pageIndex, text, matchCase), search.text, {
        matchCase,
        wholeWords,
      });
      hits.set(
        pageIndex,
        matches.map(({ index }) => index / text.length),
      );
      tellSoon();
      return matches;
    }

    // It looks through what is not a running head or foot.
    override setDocument(pdf: PDFDocumentProxy): void {
      // The declared type forgets that a viewer is emptied by giving it no document.
      const isEmptied = (pdf as PDFDocumentProxy | null) === null;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all that a search asks of a document are its pages
      super.setDocument(isEmptied ? pdf : (bodyText(pdf, { hasHtml }) as PDFDocumentProxy));
    }

    // pdf.js asks the hit itself to come into sight, which moves the window around the pages, too, and puts the hit at
    // their very edge.
    override scrollMatchIntoView(hit: Parameters<PDFFindController['scrollMatchIntoView']>[0]): void {
      const { element } = hit;
      if (element instanceof HTMLElement)
        element.scrollIntoView = async () => bringIntoSight(container, element);
      super.scrollMatchIntoView(hit);
    }
  }
  const onCount = ({ matchesCount }: { matchesCount: { current: number } }): void => {
    current = matchesCount.current;
    tellSoon();
  };
  eventBus.on('updatefindmatchescount', onCount);
  eventBus.on('updatefindcontrolstate', onCount);

  const dispatchFind = (type: '' | 'again' | 'highlightallchange', findPrevious = false): void => {
    if (!search) return;
    const { text, matchesCase, isWholeWords, highlightsAll } = search;
    eventBus.dispatch('find', {
      source: null,
      type,
      query: text,
      caseSensitive: matchesCase,
      entireWord: isWholeWords,
      highlightAll: highlightsAll,
      matchDiacritics: false,
      findPrevious,
    });
  };
  const stop = (): void => {
    search = null;
    hits.clear();
    eventBus.dispatch('findbarclose', { source: null });
    onFound(null);
  };
  return {
    controller: new CountingController({ linkService, eventBus }),
    find: (asked) => {
      if (!asked.text.trim()) return stop();
      const isSame = search !== null && isSameSearch(search, asked);
      search = asked;
      if (isSame) return dispatchFind('highlightallchange');
      hits.clear();
      current = 0;
      tellSoon();
      dispatchFind('');
    },
    step: (way) => dispatchFind('again', way === 'previous'),
    stop,
  };
}

const isSameSearch = (one: Search, other: Search): boolean =>
  one.text === other.text && one.matchesCase === other.matchesCase && one.isWholeWords === other.isWholeWords;

type SoFar = { text: string; current: number; pageCount: number };

/** What the hits of the pages that were searched come to; pages are keyed from 0. */
export function foundIn(
  hits: ReadonlyMap<number, readonly number[]>,
  { text, current, pageCount }: SoFar,
): Found {
  const places = [...hits]
    .sort(([one], [other]) => one - other)
    .flatMap(([page, within]) => within.map((share) => (page + share) / pageCount));
  const isDone = hits.size >= pageCount;
  return { text, current, total: places.length, pagesSearched: hits.size, isDone, places };
}
