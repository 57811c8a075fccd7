import type { OutlineEntry } from '@norma/anchoring';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { Corner } from './backStack.ts';
import { headingAt, headingsOf, inOrder, placeOf, type Heading, type PdfPlace } from './headings.ts';

type Reading = { pdf: PDFDocumentProxy; signal: AbortSignal; onPlaces: () => void };

const toldEvery = 50; // Headings; a large outline takes a while to be looked up.
const nearBelow = 120; // Points: a heading so far below the window's edge is already being read.

/** The outline of a document, and where in it the reader is. Nothing of it is read before it is asked for. */
export class OutlineReading {
  readonly #reading: Reading;
  readonly #places = new Map<string, PdfPlace>();
  #asked: Promise<void> | undefined;
  #headings: readonly Heading[] | null = null;
  #order: readonly Heading[] = [];
  #held: { id: string; scrollTop: number } | undefined;

  constructor(reading: Reading) {
    this.#reading = reading;
  }

  headings(): readonly Heading[] | null {
    return this.#headings;
  }

  read(): Promise<void> {
    this.#asked ??= this.#read();
    return this.#asked;
  }

  /** All of it, as far as it can be read: each entry with the page that it leads to. */
  async entries(): Promise<OutlineEntry[]> {
    await this.read();
    return this.#order.map(({ id, title, level }) => ({
      title,
      level,
      page: this.#places.get(id)?.page ?? null,
    }));
  }

  /** The reader chose a heading: it stays the current one while the pages rest where it brought them. */
  hold({ id }: Heading, scrollTop: number): void {
    this.#held = { id, scrollTop };
  }

  /** The heading under which the upper edge of the window lies. */
  current(corner: Corner | undefined, scrollTop: number): string | null {
    if (!corner) return null;
    if (this.#held && Math.abs(this.#held.scrollTop - scrollTop) < 2) return this.#held.id;
    this.#held = undefined;
    return headingAt(this.#places, this.#order, { page: corner.pageNumber, top: corner.top - nearBelow });
  }

  async #read(): Promise<void> {
    const { pdf, signal, onPlaces } = this.#reading;
    this.#headings = await headingsOf(pdf).catch(() => []);
    this.#order = inOrder(this.#headings);
    onPlaces();
    for (const [index, heading] of this.#order.entries()) {
      if (signal.aborted) return;
      // oxlint-disable-next-line no-await-in-loop -- one at a time: the worker has pages to read meanwhile
      const place = await placeOf(heading, pdf).catch(() => null);
      if (place) this.#places.set(heading.id, place);
      if (index % toldEvery === toldEvery - 1) onPlaces();
    }
    if (!signal.aborted) onPlaces();
  }
}
