import { readFile } from 'node:fs/promises';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';

const removeSecurity = 3;

const opening = (): Promise<WrappedPdfiumModule> =>
  readFile(new URL(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm'))).then(async (wasm) => {
    const pdfium = await init({ wasmBinary: Uint8Array.from(wasm).buffer });
    pdfium.PDFiumExt_Init();
    return pdfium;
  });

/** Writes a PDF anew that is locked without a password, or whose tables are broken; null where PDFium cannot read it. */
export async function mended(bytes: Uint8Array): Promise<Uint8Array | null> {
  // Few files need it, so that its memory goes again with them.
  const pdfium = await opening();
  const memory = pdfium.pdfium.wasmExports.malloc(bytes.length);
  heapOf(pdfium).set(bytes, memory);
  const document = pdfium.FPDF_LoadMemDocument(memory, bytes.length, '');
  if (document === 0 || pdfium.FPDF_GetPageCount(document) === 0) return null;
  const writer = pdfium.PDFiumExt_OpenFileWriter();
  if (!pdfium.FPDF_SaveAsCopy(document, writer, removeSecurity)) return null;
  const size = pdfium.PDFiumExt_GetFileWriterSize(writer);
  const copy = pdfium.pdfium.wasmExports.malloc(size);
  pdfium.PDFiumExt_GetFileWriterData(writer, copy, size);
  return heapOf(pdfium).slice(copy, copy + size);
}

/** PDFium's memory; asked for anew each time, because it moves when it grows. Its types leave it out. */
function heapOf({ pdfium }: WrappedPdfiumModule): Uint8Array {
  const heap: unknown = Reflect.get(pdfium, 'HEAPU8');
  if (heap instanceof Uint8Array) return heap;
  throw new Error('PDFium gives no access to its memory');
}
