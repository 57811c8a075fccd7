import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { heapOf } from './pdfium.ts';

/** Enough to find any document by its words. */
const mostText = 5_000_000;

/** The text of a document, and how many of its pages cannot be opened. */
export function textOf(
  pdfium: WrappedPdfiumModule,
  document: number,
  pages: number,
): { text: string; missing: number } {
  const texts: string[] = [];
  let length = 0;
  let missing = 0;
  for (let at = 0; at < pages; at += 1) {
    const text = textOfPage(pdfium, document, { at, isWanted: length < mostText });
    if (text === null) missing += 1;
    texts.push(text ?? '');
    length += text?.length ?? 0;
  }
  return { text: texts.join('\n').trimEnd(), missing };
}

type Wanted = { readonly at: number; readonly isWanted: boolean };

/** The text of a page, null where it cannot be opened. */
function textOfPage(pdfium: WrappedPdfiumModule, document: number, { at, isWanted }: Wanted): string | null {
  const page = pdfium.FPDF_LoadPage(document, at);
  if (page === 0) return null;
  const text = isWanted ? pdfium.FPDFText_LoadPage(page) : 0;
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
