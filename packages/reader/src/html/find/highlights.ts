import type { Stretch } from './pageText.ts';

type Extent = { top: number; bottom: number };

/**
 * Marks what was found in a page without changing its text: by the browser's own highlights where it has them, by
 * boxes over the text elsewhere; and the match being looked at by a box round it.
 */
export class Highlights {
  readonly #page: Document;
  readonly #marks: Boxes;
  readonly #round: Boxes;
  #drawn: Extent | null = null;
  #near: Stretch[] = [];
  #here: Range | null = null;

  constructor(page: Document) {
    this.#page = page;
    this.#marks = new Boxes(page, 'found-box');
    this.#round = new Boxes(page, 'found-here');
  }

  /** Whether all that a part of the page holds is marked already. */
  covers(top: number, bottom: number): boolean {
    return this.#drawn !== null && this.#drawn.top <= top && this.#drawn.bottom >= bottom;
  }

  /** Marks these stretches, which are all there are in a part of the page. */
  draw(near: Stretch[], extent: Extent): void {
    this.#drawn = extent;
    this.#near = near;
    this.#registry()?.set(
      'found',
      near.map((stretch) => this.#staticRange(stretch)),
    );
    this.place();
  }

  /** Draws a box round the match being looked at. */
  here(range: Range | null): void {
    this.#here = range;
  }

  clear(): void {
    this.#drawn = null;
    this.#near = [];
    this.#here = null;
    this.#registry()?.delete('found');
    this.place();
  }

  /** Puts boxes where the text is now. */
  place(): void {
    this.#round.draw(this.#here ? [this.#here] : []);
    if (!this.#registry()) this.#marks.draw(this.#near.map((stretch) => this.#liveRange(stretch)));
  }

  #registry(): {
    set: (name: string, ranges: AbstractRange[]) => void;
    delete: (name: string) => void;
  } | null {
    const view = this.#page.defaultView;
    // Not in every browser; and a frame that was taken away has no window.
    if (!view || !('highlights' in view.CSS) || !('Highlight' in view)) return null;
    const { Highlight: Marked, CSS: styles } = view;
    return {
      set: (name, ranges) => styles.highlights.set(name, new Marked(...ranges)),
      delete: (name) => styles.highlights.delete(name),
    };
  }

  #staticRange(stretch: Stretch): AbstractRange {
    const Static = this.#page.defaultView?.StaticRange ?? StaticRange;
    return new Static(stretch);
  }

  #liveRange({ startContainer, startOffset, endContainer, endOffset }: Stretch): Range {
    const range = this.#page.createRange();
    range.setStart(startContainer, startOffset);
    range.setEnd(endContainer, endOffset);
    return range;
  }
}

/** Boxes over the text of a page: one for each line of each stretch. */
export class Boxes {
  readonly #page: Document;
  readonly #className: string;
  #boxes: HTMLElement[] = [];

  constructor(page: Document, className: string) {
    this.#page = page;
    this.#className = className;
  }

  draw(ranges: readonly Range[]): void {
    const rects = ranges.flatMap((range) => linesOf(range));
    while (this.#boxes.length > rects.length) this.#boxes.pop()?.remove();
    for (const [at, { left, top, width, height }] of rects.entries()) {
      const box = this.#boxes[at] ?? this.#add();
      Object.assign(box.style, {
        left: `${left}px`,
        top: `${top}px`,
        width: `${width}px`,
        height: `${height}px`,
      });
    }
  }

  #add(): HTMLElement {
    const box = this.#page.createElement('div');
    box.className = this.#className;
    box.setAttribute('aria-hidden', 'true');
    this.#page.body.append(box);
    this.#boxes.push(box);
    return box;
  }
}

/** The rectangles of a range, those of one line made one. */
function linesOf(range: Range): DOMRect[] {
  const lines: DOMRect[] = [];
  for (const rect of range.getClientRects()) {
    if (rect.width === 0) continue;
    const last = lines.at(-1);
    const isSameLine = last && rect.top < last.bottom && rect.bottom > last.top;
    if (last && isSameLine) lines[lines.length - 1] = united(last, rect);
    else lines.push(rect);
  }
  return lines;
}

function united(one: DOMRect, other: DOMRect): DOMRect {
  const left = Math.min(one.left, other.left);
  const top = Math.min(one.top, other.top);
  return new DOMRect(
    left,
    top,
    Math.max(one.right, other.right) - left,
    Math.max(one.bottom, other.bottom) - top,
  );
}
