import { boxOf } from '@norma/anchoring';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { PDFPageView } from 'pdfjs-dist/web/pdf_viewer.mjs';
import { markOf } from '../../html/marks/MarkButtons.ts';
import type { Box, Marks, MarksEvents, MarksState, Selected, ShownMark } from '../../marks/types.ts';
import { MarksStore } from '../../marks/MarksStore.ts';
import type { OutlineReading } from '../outlineReading.ts';
import type { Pages } from '../pages.ts';
import { boxAround, plainBox } from './boxes.ts';
import { MarkLayer, type OnPage } from './MarkLayer.ts';
import { PageTexts } from './PageTexts.ts';
import { drawnIn, searchFor, type Found } from './search.ts';
import { Selecting } from './Selecting.ts';
import type { PageOnScreen } from './selection.ts';
import { inOrder, markUnder, type PlacedMark } from './placedMarks.ts';

type Surroundings = {
  container: HTMLElement;
  pdf: PDFDocumentProxy;
  pages: Pages;
  outline: OutlineReading;
  /** Which content this is, as anchors name it. */
  content: string | undefined;
  signal: AbortSignal;
};

/** The marks of a PDF: drawn on the pages that are drawn, in the pages' own coordinates. */
export class PdfMarks implements Marks {
  readonly #around: Surroundings;
  readonly #store = new MarksStore();
  readonly #texts: PageTexts;
  readonly #selecting: Selecting;
  readonly #known = new Map<string, { anchor: string; found: Found }>();
  #marks: readonly ShownMark[] = [];
  #placed: readonly PlacedMark[] = [];
  #stop: string | null = null;
  #toFocus: string | null = null;

  constructor(around: Surroundings) {
    const { container, pdf, pages, signal } = around;
    this.#around = around;
    this.#texts = new PageTexts(pdf);
    this.#selecting = new Selecting({
      ...around,
      texts: this.#texts,
      views: () => this.#views(),
      currentPage: () => pages.viewer.currentPageNumber,
      show: (page, quad) => this.#show(page, quad),
      redraw: () => this.#drawAll(),
      tell: this.#store.selectionMade,
    });
    pages.eventBus.on('pagerendered', ({ pageNumber }: { pageNumber: number }) => this.#drawPage(pageNumber));
    container.addEventListener('click', this.#onClick, { signal });
    container.addEventListener('keydown', this.#onKey, { signal, capture: true });
    container.addEventListener('focusin', this.#onFocusIn, { signal });
    signal.addEventListener('abort', () => this.#close(), { once: true });
  }

  readonly state = (): MarksState => this.#store.state();
  readonly subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener);
  readonly listen = (events: Partial<MarksEvents>): (() => void) => this.#store.listen(events);

  readonly show = (marks: readonly ShownMark[]): void => {
    this.#marks = marks;
    this.#arrange();
    void this.#searchOthers(marks);
  };

  readonly selected = (): Selected | null => this.#selecting.selected();
  readonly selectionBox = (): Box | null => this.#selecting.box();
  readonly clearSelection = (): void => this.#selecting.clear();

  readonly jumpTo: Marks['jumpTo'] = (id, options) => {
    const place = this.#placed.find((mark) => mark.id === id)?.on[0];
    const quad = place?.quads[0];
    if (!place || !quad) return false;
    this.#show(place.page, quad);
    this.#stop = id;
    this.choose(id);
    this.#toFocus = options?.isFocusLeft ? null : id;
    this.#drawPage(place.page);
    return true;
  };

  readonly choose = (id: string | null): void => {
    if (this.state().chosen === id) return;
    this.#store.set({ chosen: id });
    this.#drawAll();
  };

  readonly selectNearest = async (id: string): Promise<boolean> => {
    const nearest = this.state().unplaced.find((mark) => mark.id === id)?.nearest;
    return nearest ? this.#selecting.select(nearest) : false;
  };

  readonly selectByKeys: Marks['selectByKeys'] = (words, onDone = () => {}) =>
    this.#selecting.byKeys(words, onDone);

  /** Draws what has come to be where it is now, and says what has not. */
  #arrange(): void {
    const found = this.#marks.map((mark) => ({ mark, found: this.#foundOf(mark) }));
    this.#placed = found
      .flatMap(({ mark, found: place }) => (place?.status === 'placed' ? [{ ...mark, on: place.pages }] : []))
      .sort(inOrder);
    const placed = this.#placed.map(({ id, on }) => {
      const place = this.#known.get(id)?.found;
      return [
        id,
        { confidence: place?.status === 'placed' ? place.confidence : 1, page: on[0]?.page ?? null },
      ] as const;
    });
    const unplaced = found.flatMap(({ mark: { id }, found: place }) =>
      place?.status === 'unplaced'
        ? [{ id, reason: place.reason, quote: place.quote, nearest: place.nearest }]
        : [],
    );
    const pending = found.filter(({ found: place }) => place === null).length;
    const { chosen } = this.state();
    const isThere = this.#placed.some(({ id }) => id === chosen);
    if (!this.#placed.some(({ id }) => id === this.#stop)) this.#stop = this.#placed[0]?.id ?? null;
    this.#store.set({ placed: new Map(placed), unplaced, pending, chosen: isThere ? chosen : null });
    this.#drawAll();
  }

  #foundOf(mark: ShownMark): Found | null {
    const known = this.#known.get(mark.id);
    if (known?.anchor === JSON.stringify(mark.anchor)) return known.found;
    return drawnIn(this.#around.content, mark);
  }

  /** Looks for the marks of other content, one after the other, while pages are drawn and read. */
  async #searchOthers(marks: readonly ShownMark[]): Promise<void> {
    const others = marks.filter((mark) => this.#foundOf(mark) === null);
    for (const [at, mark] of others.entries()) {
      if (this.#around.signal.aborted || this.#marks !== marks) return;
      const lost = { status: 'unplaced', reason: 'gone', quote: mark.anchor.quote, nearest: null } as const;
      // oxlint-disable-next-line no-await-in-loop -- what is found is shown while the rest is looked for
      const found = await searchFor(mark, this.#texts).catch(() => lost);
      this.#known.set(mark.id, { anchor: JSON.stringify(mark.anchor), found });
      if ((at % 50 === 0 || at === others.length - 1) && !this.#around.signal.aborted) this.#arrange();
    }
  }

  #drawAll(): void {
    const { viewer } = this.#around.pages;
    for (let page = 1; page <= viewer.pagesCount; page += 1) this.#drawPage(page);
  }

  #drawPage(number: number): void {
    const view = this.#viewOf(number);
    const isDrawn = view?.div?.hasAttribute('data-loaded') ?? false;
    if (!view || !isDrawn) return;
    const marks = this.#placed.flatMap(({ id, colour, label, on }): OnPage[] =>
      on.flatMap(({ page, quads }, at) =>
        page === number ? [{ id, colour, label, quads, isFirst: at === 0 }] : [],
      ),
    );
    const selecting = this.#selecting.quadsOn(number);
    const layer = new MarkLayer(view);
    const first = marks.find(({ isFirst }) => isFirst)?.id ?? null;
    const stop = marks.some(({ id }) => id === this.#stop) ? this.#stop : first;
    layer.show(marks, { chosen: this.state().chosen, selecting, stop });
    if (this.#toFocus !== null && layer.focus(this.#toFocus)) this.#toFocus = null;
  }

  #viewOf(number: number): PDFPageView | undefined {
    return this.#around.pages.viewer.getPageView(number - 1);
  }

  #views(): PageOnScreen[] {
    const { viewer } = this.#around.pages;
    return Array.from({ length: viewer.pagesCount }, (_, at) => at + 1).flatMap((page) => {
      const view = this.#viewOf(page);
      return view ? [{ page, view }] : [];
    });
  }

  readonly #onClick = (event: MouseEvent): void => {
    const id = markOf(event.target) ?? this.#markAt(event);
    if (id === null) return;
    this.choose(id);
    const room = this.#around.container.getBoundingClientRect();
    this.#store.markChosen(id, this.#chosenBox(id) ?? plainBox(room));
  };

  #markAt(event: MouseEvent): string | null {
    const { target } = event;
    if (target instanceof Element && target.closest('a, button, input')) return null;
    if (this.#around.container.ownerDocument.getSelection()?.isCollapsed === false) return null;
    const page = this.#views().find(({ view: { div } }) => target instanceof Node && div?.contains(target));
    return page ? markUnder(this.#placed, page, event) : null;
  }

  /** Around what is drawn of the mark that is framed; null while its page is not drawn. */
  #chosenBox(id: string): Box | null {
    const mark = this.#placed.find((known) => known.id === id)?.on[0];
    const view = mark && this.#viewOf(mark.page);
    const strokes = [...(view?.div?.querySelectorAll('.mark-chosen') ?? [])];
    return boxAround(strokes.map((stroke) => stroke.getBoundingClientRect()));
  }

  readonly #onFocusIn = ({ target }: FocusEvent): void => {
    const id = markOf(target);
    if (id === null) return;
    this.#stop = id;
    this.choose(id);
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    const id = markOf(event.target);
    if (id === null || event.altKey || event.ctrlKey || event.metaKey) return;
    const at = this.#placed.findIndex((mark) => mark.id === id);
    const goals: Record<string, number> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      Home: 0,
      End: this.#placed.length - 1,
    };
    const goal = goals[event.key];
    if (goal === undefined) return;
    event.preventDefault();
    event.stopPropagation(); // The pages have these keys, too.
    const next = this.#placed[goal];
    if (next) this.jumpTo(next.id);
  };

  #show(pageNumber: number, quad: readonly number[]): void {
    const { left, top } = boxOf(quad);
    const destArray = [null, { name: 'XYZ' }, left - 60, top + 120, null];
    this.#around.pages.viewer.scrollPageIntoView({ pageNumber, destArray, allowNegativeOffset: true });
  }

  #close(): void {
    this.#selecting.close();
    this.#store.close();
  }
}
