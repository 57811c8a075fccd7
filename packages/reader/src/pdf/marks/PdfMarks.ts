import { boxOf, type Made, type PageQuads, type Stretch } from '@norma/anchoring';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { PDFPageView } from 'pdfjs-dist/web/pdf_viewer.mjs';
import { markOf } from '../../html/marks/MarkButtons.ts';
import { watchSelection } from '../../html/marks/watchSelection.ts';
import type {
  Box,
  Marks,
  MarksEvents,
  MarksState,
  Selected,
  SelectingWords,
  ShownMark,
} from '../../marks/door.ts';
import { Keeping } from '../../marks/Keeping.ts';
import { selectByKeys } from '../../marks/KeySelection.ts';
import type { OutlineReading } from '../outlineReading.ts';
import type { Sheets } from '../sheets.ts';
import { MarkLayer, type OnPage } from './MarkLayer.ts';
import { PageTexts, quadsOn, type Pages } from './PageTexts.ts';
import { drawnIn, searchFor, type Found } from './search.ts';
import { anchorOfSelection, anchorOn, withClause, type PageOnScreen } from './selection.ts';

type Surroundings = {
  container: HTMLElement;
  pdf: PDFDocumentProxy;
  sheets: Sheets;
  outline: OutlineReading;
  /** Which content this is, as anchors name it. */
  content: string | undefined;
  signal: AbortSignal;
};

type OnSelected = (selected: Selected | null) => void;
type Standing = ShownMark & { on: readonly PageQuads[] };

/** The marks of a PDF: drawn on the pages that are drawn, in the pages' own coordinates. */
export class PdfMarks implements Marks {
  readonly #around: Surroundings;
  readonly #keeping = new Keeping();
  readonly #texts: PageTexts;
  readonly #known = new Map<string, { anchor: string; found: Found }>();
  #marks: readonly ShownMark[] = [];
  #standing: readonly Standing[] = [];
  #selected: Selected | null = null;
  #selecting: readonly PageQuads[] = [];
  #stop: string | null = null;
  #toFocus: string | null = null;
  #turn = 0;
  #endKeys: (() => void) | undefined;

  constructor(around: Surroundings) {
    const { container, pdf, sheets, signal } = around;
    this.#around = around;
    this.#texts = new PageTexts(pdf);
    sheets.eventBus.on('pagerendered', ({ pageNumber }: { pageNumber: number }) =>
      this.#drawPage(pageNumber),
    );
    container.addEventListener('click', this.#onClick, { signal });
    container.addEventListener('keydown', this.#onKey, { signal, capture: true });
    container.addEventListener('focusin', this.#onFocusIn, { signal });
    watchSelection(container.ownerDocument, () => void this.#readSelection(), signal);
    signal.addEventListener('abort', () => this.#close(), { once: true });
  }

  readonly state = (): MarksState => this.#keeping.state();
  readonly subscribe = (listener: () => void): (() => void) => this.#keeping.subscribe(listener);
  readonly listen = (events: Partial<MarksEvents>): (() => void) => this.#keeping.listen(events);

  readonly show = (marks: readonly ShownMark[]): void => {
    this.#marks = marks;
    this.#arrange();
    void this.#searchOthers(marks);
  };

  readonly selected = (): Selected | null => this.#selected;
  readonly selectionBox = (): Box | null => {
    const { container } = this.#around;
    const shown = container.querySelector('.mark-selecting');
    if (shown) return plain(shown.getBoundingClientRect());
    const selection = container.ownerDocument.getSelection();
    const isSelected = selection && selection.rangeCount > 0 && !selection.isCollapsed;
    return isSelected ? plain(selection.getRangeAt(0).getBoundingClientRect()) : null;
  };

  readonly clearSelection = (): void => {
    this.#around.container.ownerDocument.getSelection()?.removeAllRanges();
    if (this.#selecting.length === 0) return;
    this.#selecting = [];
    this.#drawAll();
  };

  readonly jumpTo: Marks['jumpTo'] = (id, options) => {
    const place = this.#standing.find((mark) => mark.id === id)?.on[0];
    const quad = place?.quads[0];
    if (!place || !quad) return false;
    this.#show(place.page, quad);
    this.#stop = id;
    this.choose(id);
    this.#toFocus = options?.isFocusLeft ? null : id;
    this.#drawPage(place.page);
    return true;
  };

  readonly boxOf = (id: string): Box | null => {
    const place = this.#standing.find((mark) => mark.id === id)?.on[0];
    const page = place && this.#viewOf(place.page)?.div?.getBoundingClientRect();
    const box = this.state().chosen === id ? this.#chosenBox(id) : null;
    if (!page || !box) return null;
    const room = this.#around.container.getBoundingClientRect();
    return { ...box, left: Math.max(page.left, room.left), right: Math.min(page.right, room.right) };
  };

  readonly choose = (id: string | null): void => {
    if (this.state().chosen === id) return;
    this.#keeping.set({ chosen: id });
    this.#drawAll();
  };

  readonly selectNearest = async (id: string): Promise<boolean> => {
    const { container, content, signal } = this.#around;
    const nearest = this.state().unplaced.find((mark) => mark.id === id)?.nearest;
    if (!nearest) return false;
    const pages = await this.#texts.pages(1, this.#texts.pageCount);
    const on = quadsOn(pages, nearest);
    if (signal.aborted || on.length === 0) return false;
    this.#showSelecting(on);
    const made = madeOn(pages, nearest, on, content);
    if (made) await this.#tellMade(Promise.resolve(made), plain(container.getBoundingClientRect()));
    return true;
  };

  readonly selectByKeys = (words: SelectingWords, onDone: OnSelected = () => {}): void => {
    this.#selectByKeys(words, onDone).catch(() => onDone(null));
  };

  /** Draws what has come to stand where it is now, and says what has not. */
  #arrange(): void {
    const found = this.#marks.map((mark) => ({ mark, found: this.#foundOf(mark) }));
    this.#standing = found
      .flatMap(({ mark, found: place }) => (place?.status === 'placed' ? [{ ...mark, on: place.pages }] : []))
      .sort(inOrder);
    const placed = this.#standing.map(({ id, on }) => {
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
    const isThere = this.#standing.some(({ id }) => id === chosen);
    if (!this.#standing.some(({ id }) => id === this.#stop)) this.#stop = this.#standing[0]?.id ?? null;
    this.#keeping.set({ placed: new Map(placed), unplaced, pending, chosen: isThere ? chosen : null });
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
    const { viewer } = this.#around.sheets;
    for (let page = 1; page <= viewer.pagesCount; page += 1) this.#drawPage(page);
  }

  #drawPage(number: number): void {
    const view = this.#viewOf(number);
    const isDrawn = view?.div?.hasAttribute('data-loaded') ?? false;
    if (!view || !isDrawn) return;
    const marks = this.#standing.flatMap(({ id, colour, label, on }): OnPage[] =>
      on.flatMap(({ page, quads }, at) =>
        page === number ? [{ id, colour, label, quads, isFirst: at === 0 }] : [],
      ),
    );
    const selecting = this.#selecting.find(({ page }) => page === number)?.quads ?? [];
    const layer = new MarkLayer(view);
    const first = marks.find(({ isFirst }) => isFirst)?.id ?? null;
    const stop = marks.some(({ id }) => id === this.#stop) ? this.#stop : first;
    layer.show(marks, { chosen: this.state().chosen, selecting, stop });
    if (this.#toFocus !== null && layer.focus(this.#toFocus)) this.#toFocus = null;
  }

  #viewOf(number: number): PDFPageView | undefined {
    return this.#around.sheets.viewer.getPageView(number - 1);
  }

  #views(): PageOnScreen[] {
    const { viewer } = this.#around.sheets;
    return Array.from({ length: viewer.pagesCount }, (_, at) => at + 1).flatMap((page) => {
      const view = this.#viewOf(page);
      return view ? [{ page, view }] : [];
    });
  }

  async #readSelection(): Promise<void> {
    const { container, content } = this.#around;
    const selection = container.ownerDocument.getSelection();
    const range =
      selection && selection.rangeCount > 0 && !selection.isCollapsed ? selection.getRangeAt(0) : null;
    const isHere = range !== null && container.contains(range.commonAncestorContainer);
    if (!isHere) return this.#tellSelected(null);
    const box = plain(range.getBoundingClientRect());
    const made = anchorOfSelection(range, { views: this.#views(), texts: this.#texts, content });
    await this.#tellMade(made, box);
  }

  /** Tells what was made of a selection, with the clause that it begins in, unless there is another selection by then. */
  async #tellMade(making: Promise<Made | null>, box: Box): Promise<Selected | null> {
    const turn = (this.#turn += 1);
    const made = await making;
    const given = { outline: this.#around.outline, texts: this.#texts };
    const anchor = made && 'anchor' in made ? await withClause(made.anchor, given) : null;
    const isTooLong = made !== null && 'refused' in made && made.refused === 'too-long';
    const selected: Selected | null = anchor
      ? { anchor, box }
      : isTooLong
        ? { refused: 'too-long', box }
        : null;
    if (this.#around.signal.aborted) return null;
    if (turn === this.#turn) this.#tellSelected(selected);
    return selected;
  }

  #tellSelected(selected: Selected | null): void {
    this.#turn += 1;
    if (selected === null && this.#selected === null) return;
    this.#selected = selected;
    this.#keeping.selectionMade(selected);
  }

  readonly #onClick = (event: MouseEvent): void => {
    const id = markOf(event.target) ?? this.#markAt(event);
    if (id === null) return;
    this.choose(id);
    this.#keeping.markChosen(
      id,
      this.#chosenBox(id) ?? plain(this.#around.container.getBoundingClientRect()),
    );
  };

  /** The mark under a point, the shortest where there are several. */
  #markAt({ target, clientX, clientY }: MouseEvent): string | null {
    if (target instanceof Element && target.closest('a, button, input')) return null;
    if (this.#around.container.ownerDocument.getSelection()?.isCollapsed === false) return null;
    const shown = this.#views().find(({ view: { div } }) => target instanceof Node && div?.contains(target));
    const page = shown?.view.div?.getBoundingClientRect();
    if (!shown?.view.div || !page) return null;
    const { view } = shown;
    const at = [clientX - page.left - view.div.clientLeft, clientY - page.top - view.div.clientTop] as const;
    const [x = 0, y = 0]: number[] = view.viewport.convertToPdfPoint(...at);
    const hits = this.#standing.filter(({ on }) =>
      on.some(
        ({ page: number, quads }) => number === shown.page && quads.some((quad) => isIn(boxOf(quad), x, y)),
      ),
    );
    const sizeOf = ({ on }: Standing): number => on.reduce((sum, { quads }) => sum + quads.length, 0);
    const shortest = hits.toSorted(
      (one, other) => sizeOf(one) - sizeOf(other) || one.anchor.quote.length - other.anchor.quote.length,
    );
    return shortest[0]?.id ?? null;
  }

  /** Around what is drawn of the mark that is framed; null while its page is not drawn. */
  #chosenBox(id: string): Box | null {
    const mark = this.#standing.find((known) => known.id === id)?.on[0];
    const view = mark && this.#viewOf(mark.page);
    const strokes = [...(view?.div?.querySelectorAll('.mark-chosen') ?? [])].map((stroke) =>
      stroke.getBoundingClientRect(),
    );
    const [first] = strokes;
    if (!first) return null;
    return strokes.reduce<Box>(
      (box, { left, top, right, bottom }) => ({
        left: Math.min(box.left, left),
        top: Math.min(box.top, top),
        right: Math.max(box.right, right),
        bottom: Math.max(box.bottom, bottom),
      }),
      plain(first),
    );
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
    const at = this.#standing.findIndex((mark) => mark.id === id);
    const goals: Record<string, number> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      Home: 0,
      End: this.#standing.length - 1,
    };
    const goal = goals[event.key];
    if (goal === undefined) return;
    event.preventDefault();
    event.stopPropagation(); // The pages have these keys, too.
    const next = this.#standing[goal];
    if (next) this.jumpTo(next.id);
  };

  #show(pageNumber: number, quad: readonly number[]): void {
    const { left, top } = boxOf(quad);
    const destArray = [null, { name: 'XYZ' }, left - 60, top + 120, null];
    this.#around.sheets.viewer.scrollPageIntoView({ pageNumber, destArray, allowNegativeOffset: true });
  }

  async #selectByKeys(words: SelectingWords, onDone: OnSelected): Promise<void> {
    const { container, sheets, content, signal } = this.#around;
    const number = sheets.viewer.currentPageNumber;
    const pages = await this.#texts.pages(number, number + 1);
    if (signal.aborted || pages.text.trim() === '') return onDone(null);
    this.#endKeys?.();
    let chosen: Stretch = { start: 0, end: 0 };
    this.#endKeys = selectByKeys(
      {
        page: container.ownerDocument,
        text: pages.text,
        language: container.ownerDocument.documentElement.lang,
        isRightToLeft: isMostlyRightToLeft(pages.text),
        begin: { start: 0, end: 0 },
        show: (stretch) => {
          chosen = stretch;
          this.#showSelecting(quadsOn(pages, stretch));
        },
        onEnd: (isDone) => {
          const on = quadsOn(pages, chosen);
          this.#selecting = [];
          this.#drawAll();
          const made = isDone ? madeOn(pages, chosen, on, content) : null;
          if (!made) return onDone(null);
          const box = plain(container.getBoundingClientRect());
          this.#tellMade(Promise.resolve(made), box).then(onDone, () => onDone(null));
        },
      },
      words,
    );
  }

  #showSelecting(on: readonly PageQuads[]): void {
    this.#selecting = on;
    const [quad] = on[0]?.quads ?? [];
    this.#drawAll();
    const stroke = this.#around.container.querySelector('.mark-selecting')?.getBoundingClientRect();
    const room = this.#around.container.getBoundingClientRect();
    const isSeen = stroke && stroke.top >= room.top && stroke.bottom <= room.bottom;
    if (on[0] && quad && !isSeen) this.#show(on[0].page, quad);
  }

  #close(): void {
    this.#endKeys?.();
    this.#keeping.close();
  }
}

function madeOn(pages: Pages, stretch: Stretch, on: PageQuads[], content: string | undefined): Made | null {
  const [first] = on;
  return first ? anchorOn(pages, { ...stretch, page: first.page, pages: on }, content) : null;
}

/** As marks stand on the pages, from above to below. */
function inOrder(one: Standing, other: Standing): number {
  const [a, b] = [one.on[0], other.on[0]];
  const topOf = (place: PageQuads | undefined): number => (place?.quads[0] ? boxOf(place.quads[0]).top : 0);
  return (
    (a?.page ?? 0) - (b?.page ?? 0) ||
    topOf(b) - topOf(a) ||
    (one.anchor.start ?? 0) - (other.anchor.start ?? 0)
  );
}

const isIn = ({ left, right, top, bottom }: Box, x: number, y: number): boolean =>
  x >= left && x <= right && y >= bottom && y <= top;

const plain = ({ left, top, right, bottom }: Box): Box => ({ left, top, right, bottom });

const isMostlyRightToLeft = (text: string): boolean => {
  const rightwards = text.match(/[\p{Script=Arabic}\p{Script=Hebrew}]/gu)?.length ?? 0;
  return rightwards > (text.match(/\p{Script=Latin}/gu)?.length ?? 0);
};
