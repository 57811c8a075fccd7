import { Observed, type Watched } from '../view.ts';
import { layOutSideBySide, layOutInline } from './sideBySide.ts';

/** A change in the list of a comparison. */
export type ListedChange = {
  /** The element with this `data-change` is its place. */
  id: string;
  kind: 'inserted' | 'deleted' | 'changed' | 'moved';
  /** What is behind something that was moved: where it was. */
  note?: string | undefined;
};

/** Layout of two editions: as one text, or in two columns. */
export type ComparisonLook = 'inline' | 'side-by-side';

/** What makes an article the text of a comparison. */
export type ComparisonOptions = {
  changes: readonly ListedChange[];
  look: ComparisonLook;
  /** Read out around what came and what went, in the reader's language. */
  words: { insertion: string; insertionEnd: string; deletion: string; deletionEnd: string };
  /** The language of these words, and of the notes. */
  language: string;
};

/** Where a change is in the text, between 0 (its beginning) and 1 (its end). */
export type ChangePlace = { id: string; start: number; end: number };

type Surroundings = {
  page: Document;
  article: HTMLElement;
  /** Brings a stretch of the text before the reader's eyes. */
  show: (stretch: Range) => void;
};

/** The changes in the text of a comparison: each marked by its kind, one of them as the one being looked at. */
export class Changes implements Watched<readonly ChangePlace[]> {
  readonly #around: Surroundings;
  readonly #listed: readonly ListedChange[];
  readonly #observed = new Observed<readonly ChangePlace[]>([]);
  /** By the name of its change: one element, or two where both editions are side by side. */
  #places: ReadonlyMap<string, readonly HTMLElement[]>;
  #look: ComparisonLook = 'inline';
  #current: string | null = null;

  constructor(around: Surroundings, { changes, look, words, language }: ComparisonOptions) {
    this.#around = around;
    this.#listed = changes;
    around.article.classList.add('comparison');
    for (const [name, word] of Object.entries(words))
      around.article.style.setProperty(`--${name}`, JSON.stringify(word));
    announceOnce(around.article);
    this.#places = placesIn(around.article);
    this.#mark(language);
    this.lay(look);
  }

  readonly state = (): readonly ChangePlace[] => this.#observed.get();
  readonly subscribe = (listener: () => void): (() => void) => this.#observed.subscribe(listener);

  /** Lays both editions as one text, or side by side. */
  readonly lay = (look: ComparisonLook): void => {
    if (look === this.#look) return;
    const { page, article } = this.#around;
    this.#look = look;
    page.documentElement.classList.toggle('side-by-side', look === 'side-by-side');
    if (look === 'side-by-side') layOutSideBySide(article);
    else layOutInline(article);
    this.#places = placesIn(article);
  };

  /** Shows a change, and marks it as the one being looked at; null marks none. */
  readonly goTo = (id: string | null): void => {
    if (this.#current !== null)
      for (const place of this.#placesOf(this.#current)) place.classList.remove('current-change');
    this.#current = id;
    if (id === null) return;
    for (const place of this.#placesOf(id)) place.classList.add('current-change');
    const seen = this.#seen(id);
    if (!seen) return;
    const stretch = this.#around.page.createRange();
    stretch.selectNodeContents(seen);
    this.#around.show(stretch);
  };

  /** Takes down where the changes stand; due whenever the text changes its height. */
  measure(height: number): void {
    this.#observed.set(
      this.#listed.flatMap(({ id }) => {
        const place = this.#seen(id)?.getBoundingClientRect();
        return place ? [{ id, start: place.top / height, end: place.bottom / height }] : [];
      }),
    );
  }

  readonly close = (): void => this.#observed.close();

  #mark(language: string): void {
    for (const { id, kind, note } of this.#listed) {
      const [place] = this.#placesOf(id);
      if (!place) continue;
      place.dataset.kind = kind;
      if (note === undefined) continue;
      const said = this.#around.page.createElement('span');
      said.className = 'moved-from';
      said.lang = language;
      said.textContent = note;
      // A heading says it for its clause.
      (place.querySelector(':scope > .clause-heading') ?? place.firstElementChild ?? place).append(' ', said);
    }
  }

  #placesOf(id: string): readonly HTMLElement[] {
    return this.#places.get(id) ?? [];
  }

  #seen(id: string): HTMLElement | undefined {
    return this.#placesOf(id).find((place) => place.getClientRects().length > 0);
  }
}

/**
 * Has each passage that came or went announced once, by words before and behind it. Not every screen reader speaks the
 * roles of `ins` and `del`; where one does, the words would be read twice. Markup parts a passage into pieces: only the
 * first one says that it begins, and only the last one that it ends.
 */
function announceOnce(article: Element): void {
  let last: Element | undefined;
  for (const piece of article.querySelectorAll('ins, del')) {
    piece.setAttribute('role', 'none');
    if (piece.parentElement?.closest(piece.localName)) {
      piece.classList.add('continued', 'goes-on');
      continue;
    }
    if (last && continues(last, piece)) {
      last.classList.add('goes-on');
      piece.classList.add('continued');
    }
    last = piece;
  }
}

/** Whether a piece goes on with the passage of the one before: of the same kind, in the same block, nothing between. */
function continues(last: Element, piece: Element): boolean {
  if (last.tagName !== piece.tagName || blockOf(last) !== blockOf(piece)) return false;
  const between = piece.ownerDocument.createRange();
  between.setStartAfter(last);
  between.setEndBefore(piece);
  return between.toString().trim() === '' && !between.cloneContents().querySelector('img, svg, math, video');
}

const blockOf = (piece: Element): Element | null =>
  piece.closest(
    'p, li, td, th, dt, dd, h1, h2, h3, h4, h5, h6, figcaption, caption, pre, figure, section, div',
  );

/** The places of all changes, looked for once: there may be thousands. */
const placesIn = (article: HTMLElement): ReadonlyMap<string, readonly HTMLElement[]> =>
  Map.groupBy(article.querySelectorAll<HTMLElement>('[data-change]'), ({ dataset }) => dataset.change ?? '');
