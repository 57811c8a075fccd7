import type { Clause } from './clauses.ts';
import { clauseAround, titledIds } from './places.ts';
import { lastAbove, readingLine } from './tracking.ts';

const roomAbove = 12; // What is jumped to does not stick to the window's edge.

/** Where the clauses of a text stand, and what of it is in the window; all between 0 (its beginning) and 1 (its end). */
export type Extent = { start: number; end: number; clauses: readonly { id: string; at: number }[] };

/** Knows which clause of a frame is being read while the page around the frame scrolls. */
export class Reading {
  readonly #frame: HTMLIFrameElement;
  readonly #coveredTop: () => number;
  #headings: { id: string; top: number }[] = [];
  #titled: ReadonlySet<string> = new Set();
  #starts: Extent['clauses'] = [];
  #held: { place: HTMLElement; scrolledTo: number; seenAt: number } | undefined;

  constructor(frame: HTMLIFrameElement, coveredTop: () => number) {
    this.#frame = frame;
    this.#coveredTop = coveredTop;
  }

  /** Takes down where the clauses stand; due whenever the text changes its height. */
  measure(clauses: readonly Clause[]): void {
    const page = this.#frame.contentDocument;
    this.#headings = clauses.flatMap(({ id }) => {
      const section = page?.getElementById(id);
      return section ? [{ id, top: section.getBoundingClientRect().top }] : [];
    });
    this.#titled = titledIds(clauses);
    const height = this.#frame.offsetHeight || 1;
    this.#starts = this.#headings.map(({ id, top }) => ({ id, at: top / height }));
    // A font that arrives, or a window made narrower, moves what was jumped to: it is brought back.
    if (this.#isHeld()) this.#bringUp(this.#held?.place);
  }

  /** The clause being read; after a jump that of its target, even if it cannot come to the top. */
  current(): string | null {
    if (this.#held && this.#isHeld()) return clauseAround(this.#held.place, this.#titled);
    this.#held = undefined;
    const line = readingLine({
      at: window.scrollY,
      longest: document.documentElement.scrollHeight - window.innerHeight,
      windowHeight: window.innerHeight,
      coveredTop: this.#coveredTop(),
    });
    const frameTop = this.#frameTop();
    const tops = this.#headings.map(({ top }) => top + frameTop);
    return this.#headings[lastAbove(tops, line)]?.id ?? null;
  }

  /** What the last jump went to, until someone scrolls. */
  jumpedTo(): HTMLElement | null {
    return this.#held && this.#isHeld() ? this.#held.place : null;
  }

  /** Scrolls to an element of the frame. */
  jumpTo(place: HTMLElement): void {
    this.#held = { place, scrolledTo: 0, seenAt: 0 };
    this.#bringUp(place);
  }

  jumpToTop(): void {
    scrollTo(this.#frameTop() - this.#coveredTop());
  }

  jumpToBottom(): void {
    scrollTo(this.#frameTop() + this.#frame.offsetHeight);
  }

  /** Scrolls so that the window begins at a place between 0 and 1. */
  scrollToShare(start: number): void {
    this.#scrollFrameTo(start * this.#frame.offsetHeight);
  }

  /** Scrolls no further than it must for a stretch of the text to be seen, with some text around it. */
  show(stretch: Range): void {
    const scroller = scrollWithin(stretch);
    const seen = this.inWindow();
    const room = (seen.bottom - seen.top) / 5;
    // A table as tall as most of the window is shown with its head.
    if (scroller?.classList.contains('tall')) {
      const { top, bottom } = scroller.getBoundingClientRect();
      if (top < seen.top || bottom > seen.bottom) this.#scrollFrameTo(top - roomAbove);
      return;
    }
    const { top, bottom } = stretch.getBoundingClientRect();
    if (top < seen.top + room / 2 || bottom > seen.bottom - room) this.#scrollFrameTo(top - room);
  }

  /** What of the frame is in the window, in px from its top. */
  inWindow(): { top: number; bottom: number } {
    const frameTop = this.#frame.getBoundingClientRect().top;
    return { top: this.#coveredTop() - frameTop, bottom: window.innerHeight - frameTop };
  }

  /** What of the text is in the window, next to its clauses. */
  extent(): Extent {
    const height = this.#frame.offsetHeight || 1;
    const { top, bottom } = this.inWindow();
    return { start: within(top / height), end: within(bottom / height), clauses: this.#starts };
  }

  /** Changes how the text is set, and leaves what is read where it is on the screen. */
  keepingPlace(change: () => void): void {
    const id = this.current();
    const page = this.#frame.contentDocument;
    const topOf = (): number =>
      ((id !== null && page?.getElementById(id)) || page?.body)?.getBoundingClientRect().top ?? 0;
    const before = topOf();
    const isAtTop = this.inWindow().top <= 0; // Nothing was read yet that could be kept in its place.
    change();
    if (!isAtTop && !this.jumpedTo()) window.scrollBy({ top: topOf() - before, behavior: 'instant' });
  }

  /**
   * Whether no one has scrolled since the last jump. Where something above the text grows, browsers scroll so that it stays
   * where it is seen.
   */
  #isHeld(): boolean {
    if (!this.#held) return false;
    const { scrolledTo, seenAt } = this.#held;
    return isSame(scrolledTo, window.scrollY) || isSame(seenAt, this.#frame.getBoundingClientRect().top);
  }

  #bringUp(place: HTMLElement | undefined): void {
    if (!place || !this.#held) return;
    this.#scrollFrameTo(place.getBoundingClientRect().top - roomAbove);
    this.#held.scrolledTo = window.scrollY;
    this.#held.seenAt = this.#frame.getBoundingClientRect().top;
  }

  /** Scrolls so that what is so far down the frame comes to the top. */
  #scrollFrameTo(top: number): void {
    scrollTo(this.#frameTop() + top - this.#coveredTop());
  }

  #frameTop(): number {
    return this.#frame.getBoundingClientRect().top + window.scrollY;
  }
}

const scrollTo = (top: number): void => window.scrollTo({ top, behavior: 'instant' });
const isSame = (one: number, other: number): boolean => Math.abs(one - other) < 2;
const within = (share: number): number => Math.min(1, Math.max(0, share));

/** Brings a stretch into what its table shows of itself, if it is in one; answers what scrolls there. */
function scrollWithin(stretch: Range): Element | null {
  const scroller = stretch.startContainer.parentElement?.closest('.table-scroll');
  if (!scroller) return null;
  const seen = scroller.getBoundingClientRect();
  const rect = stretch.getBoundingClientRect();
  const head = scroller.querySelector('thead')?.getBoundingClientRect().height ?? 0;
  if (rect.top < seen.top + head || rect.bottom > seen.bottom) {
    scroller.scrollTop += rect.top - seen.top - head - (seen.height - head) / 3;
  }
  if (rect.left < seen.left || rect.right > seen.right) {
    scroller.scrollLeft += rect.left - seen.left - seen.width / 3;
  }
  return scroller;
}
