import { firstWhere, placingIn, type Placed, type Stretch, type Unplaced } from '@norma/anchoring';
import type { Box, Marks, MarksEvents, MarksState, Selected, ShownMark } from '../../marks/types.ts';
import { MarksStore } from '../../marks/MarksStore.ts';
import { topOf } from '../find/topOf.ts';
import { MarkButtons, markOf } from './MarkButtons.ts';
import { PageStream } from './pageStream.ts';
import { caretAt, isWithin } from './pointing.ts';
import { Selecting } from './Selecting.ts';
import { Strokes, type Stroke } from './strokes.ts';

type Surroundings = {
  page: Document;
  article: Element;
  frame: HTMLIFrameElement;
  language: string;
  direction: 'ltr' | 'rtl';
  /** Which content this is, as anchors name it. */
  content: string | undefined;
  nameOfClause: (id: string) => string | null;
  /** What of the frame is in the window, in px from its top. */
  inWindow: () => { top: number; bottom: number };
  /** Brings a stretch of the text before the reader's eyes. */
  show: (stretch: Range) => void;
  signal: AbortSignal;
};

type PlacedMark = ShownMark & { stretch: Stretch };

/** A mark longer than this may begin far above the window that it is seen in. */
const longMark = 2_000;

/** The marks of an article in a frame. */
export class HtmlMarks implements Marks {
  readonly #around: Surroundings;
  readonly #store = new MarksStore();
  readonly #strokes: Strokes;
  readonly #selecting: Selecting;
  readonly #buttons: MarkButtons;
  #read: PageStream | undefined;
  #place: ((sought: ShownMark['anchor']) => Placed | Unplaced) | undefined;
  /** What happened to each anchor, so that a mark is looked for once. */
  readonly #known = new Map<string, { anchor: string; found: Placed | Unplaced }>();
  #placed: PlacedMark[] = [];

  constructor(around: Surroundings) {
    const { page, signal } = around;
    this.#around = around;
    this.#strokes = new Strokes(page);
    this.#selecting = new Selecting({
      ...around,
      stream: () => this.#stream(),
      tell: this.#store.selectionMade,
    });
    this.#buttons = new MarkButtons(page, (id) => this.#onFocus(id), signal);
    page.addEventListener('scroll', () => this.#strokes.place(), { capture: true, passive: true, signal });
    signal.addEventListener('abort', () => this.#close(), { once: true });
  }

  readonly state = (): MarksState => this.#store.state();
  readonly subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener);
  readonly listen = (events: Partial<MarksEvents>): (() => void) => this.#store.listen(events);

  readonly show = (marks: readonly ShownMark[]): void => {
    if (marks.length === 0 && this.#placed.length === 0 && this.state().unplaced.length === 0) return;
    const found = marks.map((mark) => ({ mark, found: this.#find(mark) }));
    this.#placed = found
      .flatMap(({ mark, found: { status, ...rest } }) =>
        status === 'placed' && 'start' in rest
          ? [{ ...mark, stretch: { start: rest.start, end: rest.end } }]
          : [],
      )
      .sort((one, other) => one.stretch.start - other.stretch.start || one.stretch.end - other.stretch.end);
    this.#showButtons();
    const unplaced = found.flatMap(({ mark: { id }, found: place }) =>
      place.status === 'unplaced'
        ? [{ id, reason: place.reason, quote: place.quote, nearest: place.nearest }]
        : [],
    );
    const confidences = new Map(
      found.flatMap(({ mark: { id }, found: place }) =>
        place.status === 'placed' ? [[id, place.confidence] as const] : [],
      ),
    );
    const placed = this.#inOrder().map(
      ({ id }) => [id, { confidence: confidences.get(id) ?? 1, page: null }] as const,
    );
    const { chosen } = this.state();
    const isThere = this.#placed.some(({ id }) => id === chosen);
    this.#store.set({ placed: new Map(placed), unplaced, chosen: isThere ? chosen : null });
    this.#frameChosen();
    if (this.#strokes.followText()) this.#drawAll();
    else this.#draw(true);
  };

  readonly selected = (): Selected | null => this.#selecting.selected();
  readonly selectionBox = (): Box | null => this.#selecting.box();
  readonly clearSelection = (): void => this.#selecting.clear();

  readonly jumpTo: Marks['jumpTo'] = (id, options) => {
    const range = this.#rangeOf(id);
    if (!range) return false;
    this.#around.show(range);
    this.choose(id);
    if (!options?.isFocusLeft) this.#buttons.focus(id);
    return true;
  };

  readonly choose = (id: string | null): void => {
    if (this.state().chosen === id) return;
    this.#store.set({ chosen: id });
    this.#frameChosen();
  };

  readonly selectNearest = (id: string): Promise<boolean> => {
    const nearest = this.state().unplaced.find((mark) => mark.id === id)?.nearest;
    if (!nearest) return Promise.resolve(false);
    this.#selecting.select(nearest);
    this.#store.selectionMade(this.selected());
    return Promise.resolve(true);
  };

  readonly selectByKeys: Marks['selectByKeys'] = (words, onDone) => this.#selecting.byKeys(words, onDone);

  /** Redraws after the layout changed or the window scrolled. */
  readonly follow = ({ isMoved }: { isMoved: boolean }): void => {
    if (this.#placed.length === 0) return;
    if (isMoved) this.#strokes.place();
    if (!this.#strokes.followText()) this.#draw(isMoved);
  };

  /** Its nodes are others now, the text is the same: places in it stay. */
  readonly retake = (): void => {
    this.#read = undefined;
    this.#place = undefined;
    if (this.#placed.length === 0) return;
    this.#showButtons();
    this.#frameChosen();
    if (this.#strokes.followText()) this.#drawAll();
    else this.#draw(true);
  };

  /** Opens the mark that was clicked, the shortest where there are several; says whether there was one. */
  readonly click = (event: MouseEvent): boolean => {
    const id = markOf(event.target) ?? this.#markAt(event);
    const range = id === null ? null : this.#rangeOf(id);
    if (id === null || !range) return false;
    this.choose(id);
    this.#store.markChosen(id, this.#selecting.boxOf(range));
    return true;
  };

  #stream(): PageStream {
    const { article, nameOfClause, content } = this.#around;
    this.#read ??= new PageStream(article, { nameOfClause, content });
    return this.#read;
  }

  #find({ id, anchor }: ShownMark): Placed | Unplaced {
    const key = JSON.stringify(anchor);
    const known = this.#known.get(id);
    if (known?.anchor === key) return known.found;
    this.#place ??= placingIn(this.#stream().stream);
    const found = this.#place(anchor);
    this.#known.set(id, { anchor: key, found });
    return found;
  }

  #rangeOf(id: string): Range | null {
    const mark = this.#placed.find((known) => known.id === id);
    return mark ? this.#stream().rangeOf(this.#around.page, mark.stretch) : null;
  }

  /** As their buttons follow each other: each stands behind its words. */
  #inOrder(): PlacedMark[] {
    return this.#placed.toSorted((one, other) => one.stretch.end - other.stretch.end);
  }

  #showButtons(): void {
    if (this.#placed.length === 0 && !this.#read) return;
    const stream = this.#stream();
    this.#buttons.show(
      this.#inOrder().flatMap(({ id, label, colour, stretch }) => {
        const block = stream.blockAt(stretch.end - 1);
        return block ? [{ id, label, colour, block }] : [];
      }),
    );
  }

  #frameChosen(): void {
    const { chosen } = this.state();
    this.#strokes.choose(chosen === null ? null : this.#rangeOf(chosen));
  }

  #drawAll(): void {
    this.#strokes.draw(this.#placed.flatMap(this.#strokeOf), { top: -Infinity, bottom: Infinity });
  }

  readonly #strokeOf = ({ stretch, colour }: PlacedMark): Stroke[] => {
    const range = this.#stream().rangeOf(this.#around.page, stretch);
    return range ? [{ range, colour }] : [];
  };

  /** Draws the marks near the window only: five thousand boxes would have to be laid out again with every change. */
  #draw(isAnew: boolean): void {
    const { top, bottom } = this.#around.inWindow();
    if (!isAnew && this.#strokes.covers(top, bottom)) return;
    const room = (bottom - top) * 3;
    const first = this.#firstBelow(top - room);
    const last = this.#firstBelow(bottom + room);
    const from = this.#placed[first]?.stretch.start ?? Infinity;
    const reaching = this.#placed
      .slice(0, first)
      .filter(
        ({ stretch }, at) => stretch.end > from || stretch.end - stretch.start > longMark || at > first - 20,
      );
    const near = [...reaching, ...this.#placed.slice(first, last)].flatMap(this.#strokeOf);
    this.#strokes.draw(near, { top: top - room, bottom: bottom + room });
  }

  /** The first mark that begins below a height of the frame. */
  #firstBelow(top: number): number {
    return firstWhere(this.#placed.length, (at) => {
      const { start } = this.#placed[at]?.stretch ?? { start: 0 };
      const range = this.#stream().rangeOf(this.#around.page, { start, end: start + 1 });
      if (!range) return true;
      return topOf(range.startContainer.parentElement, range.getBoundingClientRect()) >= top;
    });
  }

  #markAt({ clientX, clientY }: MouseEvent): string | null {
    const { page } = this.#around;
    if (this.#placed.length === 0 || page.getSelection()?.isCollapsed === false) return null;
    const caret = caretAt(page, clientX, clientY);
    const at = caret && this.#stream().offsetAt(caret.node, caret.offset);
    if (at === null) return null;
    const hit = this.#placed
      .filter(({ stretch }) => stretch.start <= at && at <= stretch.end)
      .toSorted(
        (one, other) => one.stretch.end - one.stretch.start - (other.stretch.end - other.stretch.start),
      )
      .find(({ id }) => isWithin(this.#rangeOf(id), clientX, clientY));
    return hit?.id ?? null;
  }

  #onFocus(id: string): void {
    const range = this.#rangeOf(id);
    if (range) this.#around.show(range);
    this.choose(id);
  }

  #close(): void {
    this.#selecting.close();
    this.#store.close();
    this.#strokes.clear();
  }
}
