import { noDocument, openPdfium, savedCopy, withDocument } from '../pdf-reader/pdfium.ts';

/** Rewrites a PDF that is encrypted without a password or has broken tables; null if PDFium cannot read it. */
export async function repairPdf(bytes: Uint8Array): Promise<Uint8Array | null> {
  // Few files need this: PDFium is loaded for each so that its memory is freed afterwards.
  const pdfium = await openPdfium();
  return withDocument(pdfium, { bytes, password: '' }, (document) =>
    document === noDocument || pdfium.FPDF_GetPageCount(document) === 0 ? null : savedCopy(pdfium, document),
  );
}
