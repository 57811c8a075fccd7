import { heapOf, openPdfium, withDocument } from '../pdfium.ts';

/** A PDF locked with AES-256 (PDF 2.0): opened by either password, and by anybody where the user's is empty. */
export async function lockedPdf(
  bytes: Uint8Array,
  { user, owner }: { user: string; owner: string },
): Promise<Buffer> {
  const pdfium = await openPdfium();
  return withDocument(pdfium, { bytes, password: '' }, (document) => {
    pdfium.EPDF_SetEncryption(document, user, owner, 0);
    const writer = pdfium.PDFiumExt_OpenFileWriter();
    pdfium.PDFiumExt_SaveAsCopy(document, writer);
    const size = pdfium.PDFiumExt_GetFileWriterSize(writer);
    const memory = pdfium.pdfium.wasmExports.malloc(size);
    pdfium.PDFiumExt_GetFileWriterData(writer, memory, size);
    return Buffer.from(heapOf(pdfium).slice(memory, memory + size));
  });
}
