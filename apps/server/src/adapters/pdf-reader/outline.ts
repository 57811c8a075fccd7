import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import type { OutlineEntry } from '../../ports/pdf-reader.ts';
import { heapOf } from './pdfium.ts';

/** More than any document has; a hostile one may be a ring of bookmarks. */
const maxEntries = 20_000;
const maxLevels = 12;
/** Bytes for a title, in UTF-16. */
const longestTitle = 2_000;

/** The bookmarks of a PDF that lead to a page, in their order. */
export function outlineOf(pdfium: WrappedPdfiumModule, document: number): OutlineEntry[] {
  const memory = pdfium.pdfium.wasmExports.malloc(longestTitle);
  const titleOf = (bookmark: number): string => {
    const length = pdfium.FPDFBookmark_GetTitle(bookmark, memory, longestTitle);
    // Nothing is written of a title that has no room.
    if (length <= 2 || length > longestTitle) return '';
    return new TextDecoder('utf-16le').decode(heapOf(pdfium).slice(memory, memory + length - 2));
  };
  const pageOf = (bookmark: number): number => {
    const own = pdfium.FPDFBookmark_GetDest(document, bookmark);
    const action = own === 0 ? pdfium.FPDFBookmark_GetAction(bookmark) : 0;
    const dest = action === 0 ? own : pdfium.FPDFAction_GetDest(document, action);
    return dest === 0 ? 0 : pdfium.FPDFDest_GetDestPageIndex(document, dest) + 1;
  };
  const entries: OutlineEntry[] = [];
  const seen = new Set<number>();
  const walk = (first: number, level: number): void => {
    for (let at = first; at !== 0 && !seen.has(at); at = pdfium.FPDFBookmark_GetNextSibling(document, at)) {
      if (seen.size >= maxEntries) return;
      seen.add(at);
      const [title, page] = [titleOf(at).replaceAll(/\s+/gu, ' ').trim(), pageOf(at)];
      if (title !== '' && page > 0) entries.push({ title, level, page });
      if (level < maxLevels) walk(pdfium.FPDFBookmark_GetFirstChild(document, at), level + 1);
    }
  };
  try {
    walk(pdfium.FPDFBookmark_GetFirstChild(document, 0), 1);
  } finally {
    pdfium.pdfium.wasmExports.free(memory);
  }
  return entries;
}
