import { Observed, type Watched } from '../../view.ts';
import { folded, type Folded } from './fold.ts';
import { Highlights } from './highlights.ts';
import { firstWhere, matchAfter, matchesIn, type Match, type Matching } from './matches.ts';
import { topOf } from './topOf.ts';
import { pageText, type PageText, type Stretch } from './pageText.ts';

/** What a reader looks for. */
export type Sought = Matching & { query: string };

/** What was found in a text. */
export type FindState = {
  /** Absent while nothing is looked for. */
  sought: Sought | null;
  total: number;
  /** Which match is shown, from 1; 0 where there is none. */
  at: number;
  /** How many matches stand in each clause of the outline, those of the clauses within it apart. */
  counts: ReadonlyMap<string, number>;
  /** Where in the text there are matches, between 0 (its beginning) and 1 (its end); many in one place are one. */
  marks: readonly number[];
  /** The clause of the outline that the shown match stands in. */
  clause: string | null;
};

type Surroundings = {
  page: Document;
  article: Element;
  titled: ReadonlySet<string>;
  /** What of the frame is in the window, in px from its top. */
  inWindow: () => { top: number; bottom: number };
  /** Brings a stretch of the text before the reader's eyes. */
  show: (stretch: Range) => void;
};

const nothing: FindState = { sought: null, total: 0, at: 0, counts: new Map(), marks: [], clause: null };

// Finer than any strip is drawn; so that a thousand matches in one table are not a thousand marks.
const markSteps = 2000;

/** As many matches as are marked at once; more are near each other in a huge table alone. */
const maxNear = 3000;

/** Finds words in the text of a frame, and shows them: all of them as marked, one of them as the one being looked at. */
export class Find implements Watched<FindState> {
  readonly #around: Surroundings;
  readonly #observed = new Observed<FindState>(nothing);
  readonly #highlights: Highlights;
  #text: PageText | undefined;
  readonly #folds = new Map<boolean, Folded>();
  #matches: Match[] = [];
  /** From where in the text the next match is looked for. */
  #from: number | undefined;
  /** Whether there are more matches near the window than are marked at once. */
  #isCut = false;

  constructor(around: Surroundings) {
    this.#around = around;
    this.#highlights = new Highlights(around.page);
    // Tables scroll within themselves; scrolling does not bubble.
    around.page.addEventListener('scroll', () => this.#draw(this.#isCut), { capture: true, passive: true });
  }

  readonly state = (): FindState => this.#observed.get();
  readonly subscribe = (listener: () => void): (() => void) => this.#observed.subscribe(listener);

  /** Looks for something else, from the place being read or the match being shown. */
  readonly seek = (sought: Sought): void => {
    const text = this.#readText();
    const fold = this.#fold(text, sought.matchCase);
    this.#matches = matchesIn(fold, sought.query, sought);
    this.#from ??= this.#matches[this.#firstBelow(this.#around.inWindow().top)]?.start;
    const at = this.#matches.length === 0 ? -1 : matchAfter(this.#matches, this.#from ?? 0);
    const counts = new Map<string, number>();
    for (const { start } of this.#matches) {
      const clause = text.clauseAt(start);
      if (clause !== null) counts.set(clause, (counts.get(clause) ?? 0) + 1);
    }
    this.#observed.set({ ...nothing, sought, counts, total: this.#matches.length, marks: this.#marks() });
    this.#go(at);
  };

  /** Shows the next match or, going back, the one before; after the last comes the first. */
  readonly step = (by: 1 | -1): void => {
    const { at, total } = this.state();
    if (total > 0) this.#go((at - 1 + by + total) % total);
  };

  /** Takes all marks away. */
  readonly end = (): void => {
    this.#matches = [];
    this.#from = undefined;
    this.#highlights.clear();
    this.#observed.set(nothing);
  };

  /** Redraws after the layout changed or the window scrolled. */
  readonly follow = ({ isMoved }: { isMoved: boolean }): void => {
    const state = this.state();
    if (state.total === 0) return;
    if (isMoved) this.#observed.set({ ...state, marks: this.#marks() });
    this.#draw(isMoved);
  };

  /** Its nodes are others now, the text is the same: places in it stay. */
  retake(): void {
    this.#text = undefined;
    if (this.state().total > 0) this.#draw(true);
  }

  close(): void {
    this.#observed.close();
    this.#highlights.clear();
  }

  // Read when it is first looked through: most readers of a document never do.
  #readText(): PageText {
    this.#text ??= pageText(this.#around.article, this.#around.titled);
    return this.#text;
  }

  #fold({ text }: PageText, matchCase: boolean): Folded {
    const fold = this.#folds.get(matchCase) ?? folded(text, { matchCase });
    this.#folds.set(matchCase, fold);
    return fold;
  }

  #go(index: number): void {
    const match = this.#matches[index];
    const stretch = match && this.#stretchOf(match);
    this.#highlights.here(stretch ? rangeOf(stretch) : null);
    if (match && stretch) {
      this.#from = match.start;
      const clause = this.#readText().clauseAt(match.start);
      this.#observed.set({ ...this.state(), at: index + 1, clause });
      this.#around.show(rangeOf(stretch));
    }
    this.#draw(true);
  }

  /** Marks what is near the window: a document may have a hundred thousand matches. */
  #draw(isAnew: boolean): void {
    const { top, bottom } = this.#around.inWindow();
    if (!isAnew && this.#highlights.covers(top, bottom)) return this.#highlights.place();
    const room = (bottom - top) * 3;
    const [first, last] = [this.#firstBelow(top - room), this.#firstBelow(bottom + room)];
    this.#isCut = last - first > maxNear;
    const from = this.#isCut ? this.#firstSeen(first, last, top) : first;
    const near = this.#matches
      .slice(from, Math.min(last, from + maxNear))
      .flatMap((match) => this.#stretchOf(match) ?? []);
    this.#highlights.draw(near, { top: top - room, bottom: bottom + room });
  }

  /** Of so many that they can only be in a table that scrolls within itself, the first that is seen in it. */
  #firstSeen(first: number, last: number, top: number): number {
    const seen = firstWhere(last - first, (index) => {
      const stretch = this.#stretchAt(first + index);
      return !stretch || rangeOf(stretch).getBoundingClientRect().bottom >= top;
    });
    return first + seen;
  }

  #firstBelow(top: number): number {
    return firstWhere(this.#matches.length, (index) => {
      const stretch = this.#stretchAt(index);
      if (!stretch) return true;
      const rect = rangeOf(stretch).getBoundingClientRect();
      return topOf(stretch.startContainer.parentElement, rect) >= top;
    });
  }

  #marks(): number[] {
    const text = this.#readText();
    const { height, top } = this.#around.page.body.getBoundingClientRect();
    const blocks = new Map<Element, { top: number; height: number }>();
    const steps = new Set<number>();
    for (const { start } of this.#matches) {
      const place = text.blockAt(start);
      if (!place) continue;
      const stands = blocks.get(place.block) ?? standsAt(place.block);
      blocks.set(place.block, stands);
      steps.add(Math.round(((stands.top - top + stands.height * place.share) / height) * markSteps));
    }
    return [...steps].sort((one, other) => one - other).map((step) => step / markSteps);
  }

  #stretchAt(index: number): Stretch | null {
    const match = this.#matches[index];
    return match ? this.#stretchOf(match) : null;
  }

  readonly #stretchOf = (match: Match): Stretch | null => this.#readText().stretchOf(match);
}

function standsAt(block: Element): { top: number; height: number } {
  const rect = block.getBoundingClientRect();
  const top = topOf(block, rect);
  return { top, height: top === rect.top ? rect.height : 0 };
}

function rangeOf({ startContainer, startOffset, endContainer, endOffset }: Stretch): Range {
  const range = startContainer.ownerDocument.createRange();
  range.setStart(startContainer, startOffset);
  range.setEnd(endContainer, endOffset);
  return range;
}
