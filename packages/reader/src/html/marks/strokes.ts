import { markColors, type MarkColor } from '../../marks/types.ts';
import { Boxes } from '../find/highlights.ts';

/** What one mark draws. */
export type Stroke = { range: Range; colour: MarkColor };

/** Strokes of a marker over a page: by the browser's own highlights where it has them, by boxes over the text elsewhere. */
export class Strokes {
  readonly #page: Document;
  readonly #boxes = new Map<MarkColor, Boxes>();
  readonly #round: Boxes;
  #drawn: { top: number; bottom: number } | null = null;
  #near: readonly Stroke[] = [];
  #chosen: Range | null = null;

  constructor(page: Document) {
    this.#page = page;
    this.#round = new Boxes(page, 'mark-here');
  }

  /** Whether strokes follow the text by themselves, so that all of them can be drawn at once and need not be again. */
  readonly followText = (): boolean => {
    const view = this.#page.defaultView;
    return view !== null && 'highlights' in view.CSS && 'Highlight' in view;
  };

  /** Whether all that a part of the page holds is drawn already. */
  covers(top: number, bottom: number): boolean {
    return this.#drawn !== null && this.#drawn.top <= top && this.#drawn.bottom >= bottom;
  }

  /** Draws these strokes, which are all there are in a part of the page. */
  draw(near: readonly Stroke[], extent: { top: number; bottom: number }): void {
    this.#drawn = extent;
    this.#near = near;
    this.#stroke();
  }

  /** Frames one mark. */
  choose(range: Range | null): void {
    this.#chosen = range;
    this.#round.draw(range ? [range] : []);
  }

  /** Puts what is drawn where the text is now. */
  place(): void {
    this.#round.draw(this.#chosen ? [this.#chosen] : []);
    if (!this.followText()) this.#stroke();
  }

  #stroke(): void {
    for (const colour of markColors) {
      const ranges = this.#near.filter((stroke) => stroke.colour === colour).map(({ range }) => range);
      if (!this.#highlight(colour, ranges)) this.#boxesOf(colour).draw(ranges);
    }
  }

  clear(): void {
    this.#drawn = null;
    this.#near = [];
    this.#chosen = null;
    this.place();
    this.#stroke();
  }

  /** Static ranges, which the browser need not keep up to date; false where it has no highlights. */
  #highlight(colour: MarkColor, ranges: readonly Range[]): boolean {
    const view = this.#page.defaultView;
    if (!view || !('highlights' in view.CSS) || !('Highlight' in view)) return view === null;
    const { Highlight: Marked, StaticRange: Static, CSS: styles } = view;
    if (ranges.length === 0) {
      styles.highlights.delete(`mark-${colour}`);
      return true;
    }
    const highlight = new Marked(...ranges.map((range) => new Static(range)));
    highlight.priority = -1; // What was found is seen on what is marked.
    styles.highlights.set(`mark-${colour}`, highlight);
    return true;
  }

  #boxesOf(colour: MarkColor): Boxes {
    const known = this.#boxes.get(colour) ?? new Boxes(this.#page, `mark-box mark-${colour}`);
    this.#boxes.set(colour, known);
    return known;
  }
}
