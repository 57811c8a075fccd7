import { comparePages } from '@norma/comparison/pdf';
import type { ComparisonRefusal, PdfPair } from '../../ports/pdf-comparer.ts';
import { heapOf, openPdfium } from '../pdf-reader/pdfium.ts';
import { mended } from '../pdf-stamper/mended.ts';
import { pagesOf } from '../pdf-stamper/pages.ts';
import { openObjects, type Objects } from '../pdf-stamper/syntax/objects.ts';
import { BrokenPdf } from '../pdf-stamper/syntax/values.ts';
import { answerQuestions } from '../threads/answerQuestions.ts';
import { withColumn } from './column.ts';
import { overlayTypesetter } from './overlay.ts';
import { unpacked, type PackedPages } from './packedPages.ts';
import { printedPages } from './printedPages.ts';
import { redlineWords } from './words.ts';
import { writeComparison } from './writeComparison.ts';

/** What is drawn, and of what. */
export type DrawQuestion = {
  readonly pair: PdfPair;
  readonly old: PackedPages;
  readonly young: PackedPages;
};

/** The PDF that was drawn on: its bytes where it was written anew, and what comes behind them. */
export type DrawAnswer =
  | { readonly mended: Uint8Array | null; readonly end: Uint8Array; readonly changes: number }
  | { readonly problem: ComparisonRefusal };

/** The memory of PDFium grows with the largest file, and never shrinks. */
const wornFrom = 256 * 1024 * 1024;

let reading: ReturnType<typeof openPdfium> | null = null;
let typeset: ReturnType<typeof overlayTypesetter> | null = null;

const questions = {
  words: async (pdf: Uint8Array) => {
    const pdfium = await (reading ??= openPdfium());
    try {
      return printedPages(pdfium, pdf);
    } finally {
      if (heapOf(pdfium).length > wornFrom) reading = null;
    }
  },

  draw: async ({ pair, old, young }: DrawQuestion): Promise<DrawAnswer> => {
    const comparison = comparePages(unpacked(old), unpacked(young));
    try {
      return { mended: null, ...draw(unlocked(pair.young.pdf), pair, comparison) };
    } catch (cause) {
      if (!(cause instanceof BrokenPdf) && !(cause instanceof RangeError)) throw cause;
    }
    const whole = await mended(pair.young.pdf);
    if (!whole) return { problem: 'unreadable' };
    return { mended: whole, ...draw(unlocked(whole), pair, comparison) };
  },
};

/** What the thread answers. */
export type ComparingQuestions = typeof questions;

answerQuestions(questions);

function unlocked(pdf: Uint8Array): Objects {
  const objects = openObjects(pdf);
  if (objects.places.trailer.has('Encrypt')) throw new BrokenPdf('The file is locked');
  return objects;
}

function draw(
  objects: Objects,
  pair: PdfPair,
  { changes, remark }: ReturnType<typeof comparePages>,
): { end: Uint8Array; changes: number } {
  const side = pair.isRightToLeft ? 'left' : 'right';
  const pages = [...pagesOf(objects)].map((page) => ({ page, column: withColumn(objects, page, side) }));
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
    end: writeComparison(objects, {
      overlay,
      pages,
      bookmarks,
      heading: words.changes,
      language: pair.language,
    }),
    changes: changes.length,
  };
}
