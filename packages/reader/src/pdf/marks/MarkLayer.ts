import { boxOf, type Quad } from '@norma/anchoring';
import type { PDFPageView } from 'pdfjs-dist/web/pdf_viewer.mjs';
import type { ShownMark } from '../../marks/types.ts';

/** A mark on one page. */
export type OnPage = Pick<ShownMark, 'id' | 'colour' | 'label'> & {
  quads: readonly Quad[];
  isFirst: boolean;
};

/**
 * The marks of a page that is drawn, over its text; in shares of the page, so that they are right at any size. pdf.js takes the
 * layer away with the page.
 */
export class MarkLayer {
  readonly #view: PDFPageView;
  readonly #layer: HTMLElement;
  readonly #buttons = new Map<string, HTMLElement>();

  constructor(view: PDFPageView) {
    this.#view = view;
    this.#layer =
      view.div?.querySelector<HTMLElement>(':scope > .mark-layer') ?? document.createElement('div');
    this.#layer.className = 'mark-layer';
  }

  show(
    marks: readonly OnPage[],
    given: { chosen: string | null; selecting: readonly Quad[]; stop: string | null },
  ): void {
    this.#layer.dataset['rotation'] = String(this.#view.viewport.rotation);
    const focused = this.#layer.querySelector<HTMLElement>(':focus')?.dataset['mark'];
    const strokes = marks.flatMap(({ id, colour, quads }) => {
      const isChosen = id === given.chosen;
      return quads.map((quad) =>
        this.#box(quad, `mark-stroke mark-${colour}${isChosen ? ' mark-chosen' : ''}`),
      );
    });
    const selecting = given.selecting.map((quad) => this.#box(quad, 'mark-selecting'));
    this.#buttons.clear();
    for (const mark of marks) if (mark.isFirst) this.#buttons.set(mark.id, this.#button(mark, given.stop));
    this.#layer.replaceChildren(...strokes, ...selecting, ...this.#buttons.values());
    const isEmpty = marks.length === 0 && selecting.length === 0;
    if (isEmpty) this.#layer.remove();
    else if (this.#layer.parentNode !== this.#view.div) this.#view.div?.append(this.#layer);
    if (focused !== undefined) this.focus(focused);
  }

  focus(id: string): boolean {
    const button = this.#buttons.get(id);
    button?.focus({ preventScroll: true });
    return button !== undefined;
  }

  #box(quad: Quad, className: string): HTMLElement {
    const box = document.createElement('div');
    box.className = className;
    box.setAttribute('aria-hidden', 'true');
    Object.assign(box.style, placeOf(this.#view, quad));
    return box;
  }

  #button({ id, colour, label, quads }: OnPage, stop: string | null): HTMLElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = `mark-button mark-${colour}`;
    button.dataset['mark'] = id;
    button.tabIndex = id === stop ? 0 : -1;
    button.setAttribute('aria-label', label);
    const [first] = quads;
    if (first) {
      const { left, top } = placeOf(this.#view, first);
      Object.assign(button.style, { left, top });
    }
    return button;
  }
}

/** Where a quad of a page is drawn, in shares of the page. */
export function placeOf(
  { viewport }: PDFPageView,
  quad: Quad,
): { left: string; top: string; width: string; height: string } {
  const { left, right, top, bottom } = boxOf(quad);
  const [x1 = 0, y1 = 0]: number[] = viewport.convertToViewportPoint(left, bottom);
  const [x2 = 0, y2 = 0]: number[] = viewport.convertToViewportPoint(right, top);
  const share = (length: number, whole: number): string => `${((100 * length) / whole).toFixed(3)}%`;
  return {
    left: share(Math.min(x1, x2), viewport.width),
    top: share(Math.min(y1, y2), viewport.height),
    width: share(Math.abs(x2 - x1), viewport.width),
    height: share(Math.abs(y2 - y1), viewport.height),
  };
}
