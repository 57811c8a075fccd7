import type { Made, PageQuads, Quad, Stretch } from '@norma/anchoring';
import { watchSelection } from '../../html/marks/watchSelection.ts';
import type { Box, Selected, SelectingWords } from '../../marks/types.ts';
import { selectByKeys } from '../../marks/KeySelection.ts';
import type { OutlineReading } from '../outlineReading.ts';
import { plainBox } from './boxes.ts';
import { quadsOn, type Pages, type PageTexts } from './PageTexts.ts';
import { anchorOfSelection, anchorOn, withClause, type PageOnScreen } from './selection.ts';

type Around = {
  readonly container: HTMLElement;
  readonly texts: PageTexts;
  readonly outline: OutlineReading;
  /** Which content this is, as anchors name it. */
  readonly content: string | undefined;
  readonly signal: AbortSignal;
  readonly views: () => readonly PageOnScreen[];
  readonly currentPage: () => number;
  /** Brings a place of a page before the reader's eyes. */
  readonly show: (page: number, quad: Quad) => void;
  /** Redraws the keyboard selection. */
  readonly redraw: () => void;
  readonly tell: (selected: Selected | null) => void;
};

type OnSelected = (selected: Selected | null) => void;

/** What is selected on the pages of a PDF, with the pointer or by keys, and the anchor that it makes. */
export class Selecting {
  readonly #around: Around;
  #selected: Selected | null = null;
  /** What is selected by keys: the page's own selection cannot reach over pages that are not drawn. */
  #byKeys: readonly PageQuads[] = [];
  #turn = 0;
  #endKeys: (() => void) | undefined;

  constructor(around: Around) {
    this.#around = around;
    watchSelection(around.container.ownerDocument, () => void this.#read(), around.signal);
  }

  readonly selected = (): Selected | null => this.#selected;

  readonly box = (): Box | null => {
    const shown = this.#around.container.querySelector('.mark-selecting');
    if (shown) return plainBox(shown.getBoundingClientRect());
    const range = this.#range();
    return range && plainBox(range.getBoundingClientRect());
  };

  /** What is selected by keys on a page. */
  quadsOn(page: number): readonly Quad[] {
    return this.#byKeys.find((on) => on.page === page)?.quads ?? [];
  }

  readonly clear = (): void => {
    this.#around.container.ownerDocument.getSelection()?.removeAllRanges();
    if (this.#byKeys.length === 0) return;
    this.#byKeys = [];
    this.#around.redraw();
  };

  /** Selects a stretch of the whole text; false where none of it is on a page. */
  async select(stretch: Stretch): Promise<boolean> {
    const { texts, signal } = this.#around;
    const pages = await texts.pages(1, texts.pageCount);
    const on = quadsOn(pages, stretch);
    if (signal.aborted || on.length === 0) return false;
    this.#show(on);
    const made = this.#madeOn(pages, stretch, on);
    if (made) await this.#tellMade(Promise.resolve(made), this.#room());
    return true;
  }

  byKeys(words: SelectingWords, onDone: OnSelected): void {
    this.#selectByKeys(words, onDone).catch(() => onDone(null));
  }

  close(): void {
    this.#endKeys?.();
  }

  async #selectByKeys(words: SelectingWords, onDone: OnSelected): Promise<void> {
    const { container, texts, currentPage, signal } = this.#around;
    const number = currentPage();
    const pages = await texts.pages(number, number + 1);
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
          this.#show(quadsOn(pages, stretch));
        },
        onEnd: (isDone) => {
          const on = quadsOn(pages, chosen);
          this.#byKeys = [];
          this.#around.redraw();
          const made = isDone ? this.#madeOn(pages, chosen, on) : null;
          if (!made) return onDone(null);
          this.#tellMade(Promise.resolve(made), this.#room()).then(onDone, () => onDone(null));
        },
      },
      words,
    );
  }

  async #read(): Promise<void> {
    const { container, texts, content, views } = this.#around;
    const range = this.#range();
    if (!range || !container.contains(range.commonAncestorContainer)) return this.#tell(null);
    const box = plainBox(range.getBoundingClientRect());
    await this.#tellMade(anchorOfSelection(range, { views: views(), texts, content }), box);
  }

  #range(): Range | null {
    const selection = this.#around.container.ownerDocument.getSelection();
    return selection && selection.rangeCount > 0 && !selection.isCollapsed ? selection.getRangeAt(0) : null;
  }

  /** Tells what was made of a selection, with the clause that it begins in, unless there is another selection by then. */
  async #tellMade(making: Promise<Made | null>, box: Box): Promise<Selected | null> {
    const turn = (this.#turn += 1);
    const made = await making;
    const anchor = made && 'anchor' in made ? await withClause(made.anchor, this.#around) : null;
    const isTooLong = made !== null && 'refused' in made && made.refused === 'too-long';
    const selected: Selected | null = anchor
      ? { anchor, box }
      : isTooLong
        ? { refused: 'too-long', box }
        : null;
    if (this.#around.signal.aborted) return null;
    if (turn === this.#turn) this.#tell(selected);
    return selected;
  }

  #tell(selected: Selected | null): void {
    this.#turn += 1;
    if (selected === null && this.#selected === null) return;
    this.#selected = selected;
    this.#around.tell(selected);
  }

  #show(on: readonly PageQuads[]): void {
    this.#byKeys = on;
    this.#around.redraw();
    const [first] = on;
    const [quad] = first?.quads ?? [];
    const stroke = this.#around.container.querySelector('.mark-selecting')?.getBoundingClientRect();
    const room = this.#room();
    const isSeen = stroke && stroke.top >= room.top && stroke.bottom <= room.bottom;
    if (first && quad && !isSeen) this.#around.show(first.page, quad);
  }

  #madeOn(pages: Pages, stretch: Stretch, on: PageQuads[]): Made | null {
    const [first] = on;
    return first ? anchorOn(pages, { ...stretch, page: first.page, pages: on }, this.#around.content) : null;
  }

  #room(): Box {
    return plainBox(this.#around.container.getBoundingClientRect());
  }
}

const isMostlyRightToLeft = (text: string): boolean => {
  const rightwards = text.match(/[\p{Script=Arabic}\p{Script=Hebrew}]/gu)?.length ?? 0;
  return rightwards > (text.match(/\p{Script=Latin}/gu)?.length ?? 0);
};
