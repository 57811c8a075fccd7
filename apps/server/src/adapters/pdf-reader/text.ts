import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { heapOf } from './pdfium.ts';

/** Enough to find any document by its words. */
const maxText = 5_000_000;

/** The text of each page, '' beyond what is searched; and how many pages cannot be opened. */
export function textOf(
  pdfium: WrappedPdfiumModule,
  document: number,
  pages: number,
): { texts: string[]; missing: number } {
  const texts: string[] = [];
  let length = 0;
  let missing = 0;
  for (let at = 0; at < pages; at += 1) {
    const text = textOfPage(pdfium, document, { at, isWanted: length < maxText });
    if (text === null) missing += 1;
    texts.push(text ?? '');
    length += text?.length ?? 0;
  }
  return { texts: withWholeWords(texts), missing };
}

/** What PDFium gives for a hyphen at the end of a line, and the line's end with it. */
const divider = '\ufffe';
/** Characters that are read on either side of a divider: a bound on the time, whatever a page holds. */
const longestWord = 60;

/** Words that a line's end divides are whole again where the document writes them so elsewhere; others keep the hyphen. */
function withWholeWords(texts: readonly string[]): string[] {
  if (!texts.some((text) => text.includes(divider))) return [...texts];
  const known = new Set<string>();
  for (const text of texts)
    for (const [word] of text.matchAll(/[\p{L}\p{M}\p{N}]{4,}/gu)) known.add(word.toLowerCase());
  return texts.map((text) => {
    const parts = text.split(divider);
    return parts
      .map((part, at) => {
        if (at === 0) return part;
        const [before = ''] = /[\p{L}\p{M}\p{N}]*$/u.exec(parts[at - 1]?.slice(-longestWord) ?? '') ?? [];
        const [after = ''] = /^[\p{L}\p{M}\p{N}]*/u.exec(part.slice(0, longestWord)) ?? [];
        return known.has(`${before}${after}`.toLowerCase()) ? part : `-${part}`;
      })
      .join('');
  });
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

/** Bytes for a label, which is a few characters of UTF-16. */
const longestLabel = 256;

/** What is printed on each page to name it, '' where the document does not say. */
export function labelsOf(pdfium: WrappedPdfiumModule, document: number, pages: number): string[] {
  const memory = pdfium.pdfium.wasmExports.malloc(longestLabel);
  try {
    return Array.from({ length: pages }, (_, at) => {
      const length = pdfium.FPDF_GetPageLabel(document, at, memory, longestLabel);
      // Nothing is written of a label that has no room.
      if (length <= 2 || length > longestLabel) return '';
      return new TextDecoder('utf-16le').decode(heapOf(pdfium).slice(memory, memory + length - 2));
    });
  } finally {
    pdfium.pdfium.wasmExports.free(memory);
  }
}
