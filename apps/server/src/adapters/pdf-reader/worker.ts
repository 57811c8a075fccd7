import { parentPort, type MessagePort } from 'node:worker_threads';
import type { PdfContent, PdfProblem } from '../../ports/pdf-reader.ts';
import { contentOf } from './content.ts';
import { heapOf, openPdfium } from './pdfium.ts';

/** What goes to the thread: a PDF, and a password to try. */
export type WriterCall = { readonly bytes: Uint8Array; readonly password: string | null };

/** What the thread answers to each PDF, in turn, and whether it has grown so much that another one should follow. */
export type WorkerAnswer = {
  readonly content: PdfContent | { problem: PdfProblem };
  readonly isWorn: boolean;
};

/** The memory of PDFium grows with the largest file, and never shrinks. */
const wornFrom = 256 * 1024 * 1024;

const opening = openPdfium();

const port: MessagePort | null = parentPort;
port?.on('message', ({ bytes, password }: WriterCall) => {
  opening
    .then((pdfium): WorkerAnswer => {
      const content = contentOf(pdfium, bytes, password);
      return { content, isWorn: heapOf(pdfium).length > wornFrom };
    })
    // A file that made PDFium stumble may have left anything in its memory.
    .catch((): WorkerAnswer => ({ content: { problem: 'unreadable' }, isWorn: true }))
    .then((answer) => port.postMessage(answer, []))
    .catch(() => process.exit(1));
});
