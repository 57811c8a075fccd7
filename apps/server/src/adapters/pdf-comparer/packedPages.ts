import type { PrintedPage, PrintedWord } from '@norma/comparison/pdf';

/** The words of a document as few large values, which travel between threads at once. */
export type PackedPages = {
  readonly texts: string;
  /** Left, top, right, bottom of each word. */
  readonly boxes: Float32Array;
  /** Width, height and number of words of each page. */
  readonly pages: Float64Array;
};

type Box = Omit<PrintedWord, 'text'>;

/** Packs pages, each followed by its words. */
export function packer() {
  const texts: string[] = [];
  const pages: number[] = [];
  let boxes = new Float32Array(4096);
  return {
    page: (width: number, height: number): void => void pages.push(width, height, 0),
    word: (text: string, { left, top, right, bottom }: Box): void => {
      const at = texts.length * 4;
      if (at + 4 > boxes.length) {
        const larger = new Float32Array(boxes.length * 2);
        larger.set(boxes);
        boxes = larger;
      }
      boxes.set([left, top, right, bottom], at);
      texts.push(text);
      pages.push((pages.pop() ?? 0) + 1);
    },
    words: (): number => texts.length,
    done: (): PackedPages => ({
      texts: texts.join('\n'),
      boxes: boxes.slice(0, texts.length * 4),
      pages: Float64Array.from(pages),
    }),
  };
}

/** The pages as they were packed. */
export function unpacked({ texts, boxes, pages }: PackedPages): PrintedPage[] {
  const all = texts === '' ? [] : texts.split('\n');
  const found: PrintedPage[] = [];
  let at = 0;
  for (let page = 0; page < pages.length; page += 3) {
    const [width = 0, height = 0, count = 0] = pages.subarray(page, page + 3);
    const words = all.slice(at, at + count).map((text, each): PrintedWord => {
      const from = (at + each) * 4;
      const [left = 0, top = 0, right = 0, bottom = 0] = boxes.subarray(from, from + 4);
      return { text, left, top, right, bottom };
    });
    found.push({ width, height, words });
    at += count;
  }
  return found;
}
