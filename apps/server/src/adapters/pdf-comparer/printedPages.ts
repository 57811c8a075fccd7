import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { hyphen } from '@norma/comparison/pdf';
import { heapOf, noDocument, withDocument } from '../pdf-reader/pdfium.ts';
import { readWord, type Letter } from './lettersOf.ts';
import { packer, type PackedPages } from './packedPages.ts';

/** More than any document that people read; beyond it memory would end. */
const max = { pages: 6_000, words: 4_000_000 };

const alone = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u;

/** The words of a PDF with the boxes of their letters, as PDFium draws them. */
export function printedPages(
  pdfium: WrappedPdfiumModule,
  bytes: Uint8Array,
): PackedPages | { readonly problem: 'unreadable' | 'too-large' } {
  return withDocument(pdfium, { bytes, password: '' }, (document) => {
    if (document === noDocument) return { problem: 'unreadable' };
    const pages = pdfium.FPDF_GetPageCount(document);
    if (pages > max.pages) return { problem: 'too-large' };
    const packed = packer();
    const box = pdfium.pdfium.wasmExports.malloc(16);
    try {
      for (let at = 0; at < pages; at += 1) {
        const page = pdfium.FPDF_LoadPage(document, at);
        if (page === 0) return { problem: 'unreadable' };
        readPage(pdfium, page, box, packed);
        pdfium.FPDF_ClosePage(page);
        if (packed.words() > max.words) return { problem: 'too-large' };
      }
    } finally {
      pdfium.pdfium.wasmExports.free(box);
    }
    return packed.done();
  });
}

type Box = { left: number; top: number; right: number; bottom: number };

function readPage(
  pdfium: WrappedPdfiumModule,
  page: number,
  box: number,
  packed: ReturnType<typeof packer>,
): void {
  packed.page(pdfium.FPDF_GetPageWidthF(page), pdfium.FPDF_GetPageHeightF(page));
  const shown = shownBy(pdfium, page, box);
  const text = pdfium.FPDFText_LoadPage(page);
  if (text === 0) return;
  const words: Drawn[] = [];
  let word: Letter[] = [];
  let start = 0;
  let around: Box | null = null;
  const end = (): void => {
    if (around) words.push({ text: readWord(word), around, start, end: start + word.length });
    word = [];
    around = null;
  };
  const characters = pdfium.FPDFText_CountChars(text);
  let floats = floatsOf(pdfium);
  for (let at = 0; at < characters; at += 1) {
    const code = pdfium.FPDFText_GetUnicode(text, at);
    if (isSpace(code)) {
      end();
      continue;
    }
    if (!pdfium.FPDFText_GetLooseCharBox(text, at, box)) continue;
    // PDFium's memory has moved when what was looked through is empty.
    if (floats.length === 0) floats = floatsOf(pdfium);
    const [left = 0, top = 0, right = 0, bottom = 0] = floats.subarray(box >> 2, (box >> 2) + 4);
    const letter = code === 2 ? hyphen : String.fromCodePoint(code);
    const isAlone = alone.test(letter);
    if (isAlone) end();
    if (word.length === 0) start = at;
    word.push({ text: letter, left, right });
    around = around
      ? {
          left: Math.min(around.left, left),
          right: Math.max(around.right, right),
          top: Math.max(around.top, top),
          bottom: Math.min(around.bottom, bottom),
        }
      : { left, top, right, bottom };
    if (isAlone || letter === hyphen) end();
  }
  end();
  const usual = usualHeight(words);
  for (const each of words) {
    const isTall = heightOf(each.around) > 2 * usual;
    packed.word(each.text, shown(isTall ? (inkOf(pdfium, text, each) ?? each.around) : each.around));
  }
  pdfium.FPDFText_ClosePage(text);
}

/** A word, and from which letter of its page to which. */
type Drawn = { readonly text: string; readonly around: Box; readonly start: number; readonly end: number };

const heightOf = ({ top, bottom }: Box): number => top - bottom;

const usualHeight = (words: readonly Drawn[]): number =>
  words.map(({ around }) => heightOf(around)).toSorted((one, other) => one - other)[words.length >> 1] ?? 0;

/** The box of the ink alone: fonts for formulas claim room for the tallest sign that they have. */
function inkOf(pdfium: WrappedPdfiumModule, text: number, { start, end }: Drawn): Box | null {
  const sides = pdfium.pdfium.wasmExports.malloc(32);
  let ink: Box | null = null;
  for (let at = start; at < end; at += 1) {
    if (!pdfium.FPDFText_GetCharBox(text, at, sides, sides + 8, sides + 16, sides + 24)) continue;
    const from = sides >> 3;
    const doubles = new Float64Array(heapOf(pdfium).buffer).subarray(from, from + 4);
    const [left = 0, right = 0, bottom = 0, top = 0] = doubles;
    if (top > bottom)
      ink = ink
        ? {
            left: Math.min(ink.left, left),
            right: Math.max(ink.right, right),
            bottom: Math.min(ink.bottom, bottom),
            top: Math.max(ink.top, top),
          }
        : { left, right, bottom, top };
  }
  pdfium.pdfium.wasmExports.free(sides);
  return ink;
}

const floatsOf = (pdfium: WrappedPdfiumModule): Float32Array => new Float32Array(heapOf(pdfium).buffer);

const isSpace = (code: number): boolean =>
  code === 0 ||
  (code > 2 && code <= 32) ||
  code === 0xa0 ||
  (code >= 0x2000 && code <= 0x200a) ||
  code === 0x3000 ||
  code === 0xfffe ||
  code === 0xffff;

/** Turns a place in the file's own directions into one from the upper left of the page as it is shown. */
function shownBy(pdfium: WrappedPdfiumModule, page: number, box: number): (of: Box) => Box {
  pdfium.FPDF_GetPageBoundingBox(page, box);
  const [l = 0, t = 0, r = 0, b = 0] = floatsOf(pdfium).slice(box >> 2, (box >> 2) + 4);
  switch (pdfium.FPDFPage_GetRotation(page)) {
    case 1:
      return ({ left, top, right, bottom }) => ({
        left: bottom - b,
        right: top - b,
        top: left - l,
        bottom: right - l,
      });
    case 2:
      return ({ left, top, right, bottom }) => ({
        left: r - right,
        right: r - left,
        top: bottom - b,
        bottom: top - b,
      });
    case 3:
      return ({ left, top, right, bottom }) => ({
        left: t - top,
        right: t - bottom,
        top: r - right,
        bottom: r - left,
      });
    default:
      return ({ left, top, right, bottom }) => ({
        left: left - l,
        right: right - l,
        top: t - top,
        bottom: t - bottom,
      });
  }
}
