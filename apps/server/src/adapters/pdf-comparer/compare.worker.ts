import { comparePages } from '@norma/comparison/pdf';
import type { ComparisonRefusal, PdfPair } from '../../ports/pdf-comparer.ts';
import { heapOf, openPdfium } from '../pdf-reader/pdfium.ts';
import { repairPdf } from '../pdf-stamper/repairPdf.ts';
import { pagesOf } from '../pdf-syntax/pages.ts';
import { openPdf, type Pdf } from '../pdf-syntax/openPdf.ts';
import { PdfSyntaxError } from '../pdf-syntax/values.ts';
import { serveFunctions } from '../threads/serveFunctions.ts';
import { withColumn } from './column.ts';
import { overlayTypesetter } from './overlay.ts';
import { unpacked, type PackedPages } from './packedPages.ts';
import { printedPages } from './printedPages.ts';
import { redlineWords } from './words.ts';
import { writeComparison } from './writeComparison.ts';

/** The editions to compare and the words on their pages. */
export type DrawRequest = {
  readonly pair: PdfPair;
  readonly base: PackedPages;
  readonly target: PackedPages;
};

/** The comparison as an incremental update: the base file if it had to be repaired, and the bytes to append to it. */
export type DrawAnswer =
  | { readonly repaired: Uint8Array | null; readonly end: Uint8Array; readonly changes: number }
  | { readonly problem: ComparisonRefusal };

/** The memory of PDFium grows with the largest file and never shrinks: it is reloaded beyond this size. */
const wornFrom = 256 * 1024 * 1024;

let reading: ReturnType<typeof openPdfium> | null = null;
let typeset: ReturnType<typeof overlayTypesetter> | null = null;

const functions = {
  words: async (pdf: Uint8Array) => {
    const pdfium = await (reading ??= openPdfium());
    try {
      return printedPages(pdfium, pdf);
    } finally {
      if (heapOf(pdfium).length > wornFrom) reading = null;
    }
  },

  draw: async ({ pair, base, target }: DrawRequest): Promise<DrawAnswer> => {
    const comparison = comparePages(unpacked(base), unpacked(target));
    try {
      return { repaired: null, ...draw(openPdf(pair.target.pdf), pair, comparison) };
    } catch (cause) {
      if (!(cause instanceof PdfSyntaxError) && !(cause instanceof RangeError)) throw cause;
    }
    const whole = await repairPdf(pair.target.pdf);
    if (!whole) return { problem: 'unreadable' };
    return { repaired: whole, ...draw(openPdf(whole), pair, comparison) };
  },
};

/** The functions of this thread. */
export type CompareFunctions = typeof functions;

serveFunctions(functions);

function draw(
  pdf: Pdf,
  pair: PdfPair,
  { changes, remark }: ReturnType<typeof comparePages>,
): { end: Uint8Array; changes: number } {
  const side = pair.isRightToLeft ? 'left' : 'right';
  const pages = [...pagesOf(pdf)].map((page) => ({ page, column: withColumn(pdf, page, side) }));
  const words = redlineWords(pair.language);
  const overlay = (typeset ??= overlayTypesetter())({
    pair,
    comparison: { changes, remark },
    pages: pages.map(({ column }) => column),
    side,
  });
  const bookmarks = changes.map((change, at) => ({
    title: words.bookmark(change, at + 1),
    page: change.page,
    top: change.caret.top,
  }));
  return {
    end: writeComparison(pdf, {
      overlay,
      pages,
      bookmarks,
      heading: words.changes,
      language: pair.language,
    }),
    changes: changes.length,
  };
}
