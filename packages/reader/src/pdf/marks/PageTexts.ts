import {
  pageStream,
  quadsOf,
  type PageQuads,
  type PageStream,
  type Reach,
  type Stretch,
  type TextItem,
} from '@norma/anchoring';
import type { PDFDocumentProxy } from 'pdfjs-dist';

/** The text of a page with the pieces that it was read from. */
export type PageText = PageStream & {
  items: readonly TextItem[];
  /** The pieces that hold any letters, in the order in which the text layer has them. */
  shown: readonly number[];
  reach: Reach;
};

/** The text of some pages in a row, and where each of them begins in it. */
export type Pages = { text: string; from: number; starts: readonly number[]; pages: readonly PageText[] };

/** Reads the texts of pages, each once. */
export class PageTexts {
  readonly #pdf: PDFDocumentProxy;
  readonly #texts = new Map<number, Promise<PageText>>();

  constructor(pdf: PDFDocumentProxy) {
    this.#pdf = pdf;
  }

  get pageCount(): number {
    return this.#pdf.numPages;
  }

  page(number: number): Promise<PageText> {
    const known = this.#texts.get(number);
    if (known) return known;
    const text = this.#read(number);
    this.#texts.set(number, text);
    text.catch(() => this.#texts.delete(number)); // A piece of the file that did not come may come another time.
    return text;
  }

  /** The pages from one to another, as far as there are such. */
  async pages(from: number, to: number): Promise<Pages> {
    const [first, last] = [Math.max(1, from), Math.min(this.#pdf.numPages, to)];
    const pages: PageText[] = [];
    const starts: number[] = [];
    let text = '';
    for (let number = first; number <= last; number += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one at a time: the worker has pages to draw meanwhile
      const page = await this.page(number);
      pages.push(page);
      starts.push(text.length);
      text += page.text;
    }
    return { text, from: first, starts, pages };
  }

  async #read(number: number): Promise<PageText> {
    const page = await this.#pdf.getPage(number);
    // As the text layer reads it, so that its pieces are these.
    const content = await page.getTextContent({ includeMarkedContent: true, disableNormalization: true });
    const items = content.items.flatMap((item) => ('str' in item ? [item] : []));
    const shown = items.flatMap(({ str }, index) => (str === '' ? [] : [index]));
    return { ...pageStream(items), items, shown, reach: reachIn(content.styles) };
  }
}

/** Where a stretch of some pages is drawn. */
export function quadsOn({ from, starts, pages }: Pages, { start, end }: Stretch): PageQuads[] {
  return pages.flatMap((page, at) => {
    const first = starts[at] ?? 0;
    const within = { start: Math.max(0, start - first), end: Math.min(page.text.length, end - first) };
    if (within.start >= within.end) return [];
    const quads = quadsOf(page, page.items, within, page.reach);
    return quads.length > 0 ? [{ page: from + at, quads }] : [];
  });
}

/** Letters are as wide as in a font of the same kind: pdf.js tells the width of a piece, and none of its letters'. */
function reachIn(styles: Record<string, { fontFamily: string }>): Reach {
  const context = document.createElement('canvas').getContext('2d');
  return ({ str, fontName }, letters) => {
    if (letters <= 0) return 0;
    if (letters >= str.length) return 1;
    if (!context) return letters / str.length;
    context.font = `32px ${styles[fontName]?.fontFamily ?? 'sans-serif'}`;
    const whole = context.measureText(str).width;
    return whole > 0 ? context.measureText(str.slice(0, letters)).width / whole : letters / str.length;
  };
}
