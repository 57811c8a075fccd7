import { readFile } from 'node:fs/promises';
import { parentPort, type MessagePort } from 'node:worker_threads';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import type { PdfContent, PdfProblem } from '../../ports/pdf-reader.ts';

/** What the thread answers to each PDF, in turn. */
export type WorkerAnswer = PdfContent | { problem: PdfProblem };

const mostPages = 10_000;
/** Enough to find any document by its words. */
const mostText = 5_000_000;
const passwordNeeded = 4;
const securityUnsupported = 5;

const opening = readFile(new URL(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm'))).then(async (wasm) => {
  const pdfium = await init({ wasmBinary: Uint8Array.from(wasm).buffer });
  pdfium.PDFiumExt_Init();
  return pdfium;
});

const port: MessagePort | null = parentPort;
port?.on('message', (bytes: Uint8Array) => {
  opening
    .then((pdfium) => contentOf(pdfium, bytes))
    .catch((): WorkerAnswer => ({ problem: 'unreadable' }))
    .then((answer) => port.postMessage(answer, []))
    .catch(() => process.exit(1));
});

function contentOf(pdfium: WrappedPdfiumModule, bytes: Uint8Array): WorkerAnswer {
  const memory = pdfium.pdfium.wasmExports.malloc(bytes.length);
  heapOf(pdfium).set(bytes, memory);
  const document = pdfium.FPDF_LoadMemDocument(memory, bytes.length, '');
  try {
    if (document === 0) return { problem: problemOf(pdfium.FPDF_GetLastError()) };
    const pages = pdfium.FPDF_GetPageCount(document);
    if (pages === 0) return { problem: 'unreadable' };
    if (pages > mostPages) return { problem: 'too-many-pages' };
    return { pages, text: textOf(pdfium, document, pages) };
  } finally {
    if (document !== 0) pdfium.FPDF_CloseDocument(document);
    pdfium.pdfium.wasmExports.free(memory);
  }
}

/** PDFium's memory; asked for anew each time, because it moves when it grows. Its types leave it out. */
function heapOf({ pdfium }: WrappedPdfiumModule): Uint8Array {
  const heap: unknown = Reflect.get(pdfium, 'HEAPU8');
  if (heap instanceof Uint8Array) return heap;
  throw new Error('PDFium gives no access to its memory');
}

function problemOf(error: number): PdfProblem {
  return error === passwordNeeded || error === securityUnsupported ? 'encrypted' : 'no-pdf';
}

function textOf(pdfium: WrappedPdfiumModule, document: number, pages: number): string {
  const texts: string[] = [];
  let length = 0;
  for (let at = 0; at < pages && length < mostText; at += 1) {
    const text = textOfPage(pdfium, document, at);
    texts.push(text);
    length += text.length;
  }
  return texts.join('\n');
}

/** A page that cannot be opened has no text; the others may. */
function textOfPage(pdfium: WrappedPdfiumModule, document: number, at: number): string {
  const page = pdfium.FPDF_LoadPage(document, at);
  if (page === 0) return '';
  const text = pdfium.FPDFText_LoadPage(page);
  const characters = text === 0 ? 0 : Math.max(0, pdfium.FPDFText_CountChars(text));
  const memory = pdfium.pdfium.wasmExports.malloc((characters + 1) * 2);
  try {
    const written = text === 0 ? 0 : pdfium.FPDFText_GetText(text, 0, characters, memory);
    const bytes = heapOf(pdfium).slice(memory, memory + Math.max(0, written - 1) * 2);
    return new TextDecoder('utf-16le').decode(bytes);
  } finally {
    pdfium.pdfium.wasmExports.free(memory);
    if (text !== 0) pdfium.FPDFText_ClosePage(text);
    pdfium.FPDF_ClosePage(page);
  }
}
