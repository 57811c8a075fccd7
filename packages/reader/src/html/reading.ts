import { placeNamed } from './anchors.ts';
import type { Clause } from './clauses.ts';
import { lastAbove, readingLine } from './tracking.ts';

const roomAbove = 12; // What is jumped to does not stick to the window's edge.

/** Knows which clause of a frame is being read while the page around the frame scrolls. */
export class Reading {
  readonly #frame: HTMLIFrameElement;
  readonly #coveredTop: () => number;
  #headings: { id: string; top: number }[] = [];
  #held: { name: string; place: HTMLElement; clause: string | null; scrolledTo: number } | undefined;

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
    // A font that arrives, or a window made narrower, moves what was jumped to: it is brought back.
    if (this.#isHeld()) this.#bringUp(this.#held?.place);
  }

  /** The clause being read; after a jump that of its target, even if it cannot come to the top. */
  current(): string | null {
    if (this.#held && this.#isHeld()) return this.#held.clause;
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

  /** The name that the last jump went to, until someone scrolls. */
  jumpedTo(): string | null {
    return this.#held && this.#isHeld() ? this.#held.name : null;
  }

  /** Scrolls to an element of the frame by its id or name; says which, or null if there is none. */
  jumpTo(name: string): HTMLElement | null {
    const page = this.#frame.contentDocument;
    const place = page && placeNamed(page, name);
    if (!place) return null;
    this.#held = { name, place, clause: this.#clauseAround(place), scrolledTo: 0 };
    this.#bringUp(place);
    return place;
  }

  jumpToTop(): void {
    scrollTo(this.#frameTop() - this.#coveredTop());
  }

  jumpToBottom(): void {
    scrollTo(this.#frameTop() + this.#frame.offsetHeight);
  }

  /** Whether nobody has scrolled since the last jump. */
  #isHeld(): boolean {
    return this.#held !== undefined && Math.abs(this.#held.scrolledTo - window.scrollY) < 2;
  }

  #bringUp(place: HTMLElement | undefined): void {
    if (!place || !this.#held) return;
    scrollTo(place.getBoundingClientRect().top + this.#frameTop() - this.#coveredTop() - roomAbove);
    this.#held.scrolledTo = window.scrollY;
  }

  /** The clause with a title that an element belongs to. */
  #clauseAround(place: Element): string | null {
    const titled = new Set(this.#headings.map(({ id }) => id));
    for (let around: Element | null = place; around; around = around.parentElement) {
      if (titled.has(around.id)) return around.id;
    }
    return null;
  }

  #frameTop(): number {
    return this.#frame.getBoundingClientRect().top + window.scrollY;
  }
}

const scrollTo = (top: number): void => window.scrollTo({ top, behavior: 'instant' });
