import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A piece of text as it is before a reader: in points from the upper left of the page as it is shown. */
export type ShownText = { text: string; left: number; right: number; baseline: number; isUpright: boolean };

/** A page as a viewer shows it. */
export type ShownPage = {
  readonly width: number;
  readonly height: number;
  readonly texts: readonly ShownText[];
  readonly notes: readonly { text: string; author: string }[];
  readonly highlights: readonly ShownHighlight[];
};

/** A marked passage as a viewer knows it: the corners of its pieces in the page's own coordinates. */
export type ShownHighlight = {
  readonly text: string;
  readonly author: string;
  readonly modified: string;
  readonly quads: readonly (readonly number[])[];
};

/** Opens a PDF as a viewer does. */
export async function shownPages(bytes: Uint8Array): Promise<ShownPage[]> {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0, useSystemFonts: false });
  const pdf = await task.promise;
  const pages: ShownPage[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const viewport = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const texts = items.flatMap((item): ShownText[] => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [a = 0, b = 0, , , x = 0, y = 0] = item.transform.map(Number);
      const scale = Math.hypot(a, b);
      const end = [x + (a / scale) * item.width, y + (b / scale) * item.width];
      const [left = 0, baseline = 0] = viewport.convertToViewportPoint(x, y).map(Number);
      const [right = 0, endLine = 0] = viewport.convertToViewportPoint(end[0] ?? 0, end[1] ?? 0).map(Number);
      return [
        {
          text: item.str,
          left,
          right,
          baseline,
          isUpright: right > left && Math.abs(endLine - baseline) < 0.01,
        },
      ];
    });
    const annotations = (await page.getAnnotations()) as {
      subtype?: string;
      contentsObj?: { str: string };
      titleObj?: { str: string };
      modificationDate?: string;
      quadPoints?: Float32Array;
    }[];
    const notes = annotations
      .filter(({ subtype }) => subtype === 'Text')
      .map(({ contentsObj, titleObj }) => ({ text: contentsObj?.str ?? '', author: titleObj?.str ?? '' }));
    const highlights = annotations
      .filter(({ subtype }) => subtype === 'Highlight')
      .map(({ contentsObj, titleObj, modificationDate, quadPoints }) => ({
        text: contentsObj?.str ?? '',
        author: titleObj?.str ?? '',
        modified: modificationDate ?? '',
        quads: inEights([...(quadPoints ?? [])]),
      }));
    pages.push({ width: viewport.width, height: viewport.height, texts, notes, highlights });
  }
  await task.destroy();
  return pages;
}

const inEights = (numbers: readonly number[]): number[][] =>
  Array.from({ length: numbers.length / 8 }, (_, at) => numbers.slice(at * 8, at * 8 + 8));
