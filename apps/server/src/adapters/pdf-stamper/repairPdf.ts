import { noDocument, openPdfium, savedCopy, withDocument } from '../pdf-reader/pdfium.ts';

/** Writes a PDF anew that is locked without a password, or whose tables are broken; null where PDFium cannot read it. */
export async function repairPdf(bytes: Uint8Array): Promise<Uint8Array | null> {
  // Few files need it, so that its memory goes again with them.
  const pdfium = await openPdfium();
  return withDocument(pdfium, { bytes, password: '' }, (document) =>
    document === noDocument || pdfium.FPDF_GetPageCount(document) === 0 ? null : savedCopy(pdfium, document),
  );
}
