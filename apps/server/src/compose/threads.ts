import { threadedComparer } from '../adapters/comparer/threadedComparer.ts';
import { threadedPdfComparer } from '../adapters/pdf-comparer/threadedPdfComparer.ts';
import { typstPdfMaker } from '../adapters/pdf-maker/typstPdfMaker.ts';
import { pdfiumReader } from '../adapters/pdf-reader/pdfiumReader.ts';
import { threadedStamper } from '../adapters/pdf-stamper/threadedStamper.ts';
import type { Comparer } from '../ports/comparer.ts';
import type { PdfComparer } from '../ports/pdf-comparer.ts';
import type { PdfMaker } from '../ports/pdf-maker.ts';
import type { PdfReader } from '../ports/pdf-reader.ts';
import type { PdfStamper } from '../ports/pdf-stamper.ts';

/** What works on documents in threads of its own, so that no call waits behind it. */
export type Threads = {
  readonly pdfMaker: PdfMaker;
  readonly pdfReader: PdfReader;
  readonly pdfStamper: PdfStamper;
  readonly comparer: Comparer;
  readonly pdfComparer: PdfComparer;
  readonly close: () => Promise<void>;
};

/** Opens all of them; each starts its threads when it is first asked. */
export function openThreads(onNotCompared: (error: unknown) => void): Threads {
  const toClose = new AsyncDisposableStack();
  const close = (part: { readonly close: () => Promise<void> }): Promise<void> => part.close();
  return {
    pdfMaker: toClose.adopt(typstPdfMaker(), close),
    pdfReader: toClose.adopt(pdfiumReader(), close),
    pdfStamper: toClose.adopt(threadedStamper(), close),
    comparer: toClose.adopt(threadedComparer({ onFailed: onNotCompared }), close),
    pdfComparer: toClose.adopt(threadedPdfComparer(), close),
    close: () => toClose.disposeAsync(),
  };
}
