import { readFile } from 'node:fs/promises';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';

/** PDFium, ready to open files. */
export async function openPdfium(): Promise<WrappedPdfiumModule> {
  const wasm = await readFile(new URL(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm')));
  const pdfium = await init({ wasmBinary: Uint8Array.from(wasm).buffer });
  pdfium.PDFiumExt_Init();
  return pdfium;
}

/** PDFium's memory, read on each use because growing moves it. The types of the package omit it. */
export function heapOf({ pdfium }: WrappedPdfiumModule): Uint8Array {
  const heap: unknown = Reflect.get(pdfium, 'HEAPU8');
  if (heap instanceof Uint8Array) return heap;
  throw new Error('PDFium gives no access to its memory');
}

/** The number of a document that PDFium could not open. */
export const noDocument = 0;

/** Opens a PDF while something is done with it, and lets its memory go; the document is 0 where it cannot be opened. */
export function withDocument<Result>(
  pdfium: WrappedPdfiumModule,
  { bytes, password }: { bytes: Uint8Array; password: string },
  use: (document: number) => Result,
): Result {
  const memory = pdfium.pdfium.wasmExports.malloc(bytes.length);
  if (memory === 0) throw new Error('PDFium has no memory for the file');
  heapOf(pdfium).set(bytes, memory);
  const document = pdfium.FPDF_LoadMemDocument(memory, bytes.length, password);
  try {
    return use(document);
  } finally {
    if (document !== noDocument) pdfium.FPDF_CloseDocument(document);
    pdfium.pdfium.wasmExports.free(memory);
  }
}

/** The bytes of an open document, rewritten without encryption. */
export function savedCopy(pdfium: WrappedPdfiumModule, document: number): Uint8Array {
  pdfium.EPDF_RemoveEncryption(document);
  const writer = pdfium.PDFiumExt_OpenFileWriter();
  try {
    if (!pdfium.PDFiumExt_SaveAsCopy(document, writer)) throw new Error('PDFium could not save the file');
    const size = pdfium.PDFiumExt_GetFileWriterSize(writer);
    const memory = pdfium.pdfium.wasmExports.malloc(size);
    pdfium.PDFiumExt_GetFileWriterData(writer, memory, size);
    const bytes = heapOf(pdfium).slice(memory, memory + size);
    pdfium.pdfium.wasmExports.free(memory);
    return bytes;
  } finally {
    pdfium.PDFiumExt_CloseFileWriter(writer);
  }
}
