import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import type { PdfContent, PdfProblem, PdfRemark } from '../../ports/pdf-reader.ts';
import { isWorthOrdering, orderedOrNull } from '../pdf-order/orderedForReading.ts';
import { PdfSyntaxError } from '../pdf-syntax/values.ts';
import { noDocument, savedCopy, withDocument } from './pdfium.ts';
import { outlineOf } from './outline.ts';
import { labelsOf, textOf } from './text.ts';
import { withoutActiveContent } from './withoutActiveContent.ts';

type Answer = PdfContent | { problem: PdfProblem };

const maxPages = 10_000;
/** Characters on the pages of a scan that have any. */
const maxOfScan = 1_000_000;
const passwordNeeded = 4;
const securityUnsupported = 5;
const withoutProtection = -1;

/** What a PDF holds, and the form in which readers open it soonest; or why it cannot be taken. */
export function contentOf(pdfium: WrappedPdfiumModule, bytes: Uint8Array, password: string | null): Answer {
  if (bytes.length === 0) return { problem: 'empty' };
  let answer: Answer = { problem: 'no-pdf' };
  for (const tried of password === null || password === '' ? [''] : ['', password]) {
    answer = withDocument(pdfium, { bytes, password: tried }, (document) =>
      document === noDocument
        ? { problem: problemOf(pdfium.FPDF_GetLastError(), bytes) }
        : contentOfOpened(pdfium, document, bytes),
    );
    if (!('problem' in answer) || answer.problem !== 'encrypted') return answer;
  }
  return answer;
}

function problemOf(error: number, bytes: Uint8Array): PdfProblem {
  if (error === passwordNeeded || error === securityUnsupported) return 'encrypted';
  return Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-') ? 'damaged' : 'no-pdf';
}

function contentOfOpened(pdfium: WrappedPdfiumModule, document: number, bytes: Uint8Array): Answer {
  const pages = pdfium.FPDF_GetPageCount(document);
  if (pages <= 0) return { problem: 'damaged' };
  if (pages > maxPages) return { problem: 'too-many-pages' };
  const { texts, missing } = textOf(pdfium, document, pages);
  if (missing > 0) return { problem: 'damaged' };
  const labels = labelsOf(pdfium, document, pages);
  const outline = outlineOf(pdfium, document);
  const isTagged = pdfium.FPDFCatalog_IsTagged(document);
  const remarks: PdfRemark[] = [];
  let readable = bytes;
  if (pdfium.FPDF_GetSecurityHandlerRevision(document) !== withoutProtection) {
    readable = savedCopy(pdfium, document);
    remarks.push('unprotected');
  }
  let passive = passiveOf(readable);
  if (passive === null && readable === bytes) {
    readable = savedCopy(pdfium, document);
    passive = passiveOf(readable);
    remarks.push('repaired');
  }
  // What cannot be followed may hold anything.
  if (passive === null) return { problem: 'unreadable' };
  if (passive !== readable) remarks.push('deactivated');
  readable = passive;
  const ordered = orderedOrNull(readable);
  if (ordered !== null && isWorthOrdering(readable)) readable = ordered;
  if (readable !== bytes && pagesIn(pdfium, readable) !== pages) return { problem: 'damaged' };
  const silent = texts.filter((text) => !/[\p{L}\p{N}]/u.test(text)).length;
  // Pages beyond what is searched say nothing either; no scan has as much text before them.
  const isScan = silent > pages / 2 && texts.reduce((sum, { length }) => sum + length, 0) < maxOfScan;
  if (isScan) remarks.push(silent === pages ? 'no-text' : 'little-text');
  const given = readable === bytes ? null : readable;
  return { pages, texts, labels, outline, isScan, isTagged, readable: given, remarks };
}

/** A PDF without what acts, itself where nothing does; null where it cannot be followed. */
function passiveOf(bytes: Uint8Array): Uint8Array | null {
  try {
    return withoutActiveContent(bytes) ?? bytes;
  } catch (cause) {
    if (cause instanceof PdfSyntaxError || cause instanceof RangeError) return null;
    throw cause;
  }
}

const pagesIn = (pdfium: WrappedPdfiumModule, bytes: Uint8Array): number =>
  withDocument(pdfium, { bytes, password: '' }, (document) =>
    document === noDocument ? 0 : pdfium.FPDF_GetPageCount(document),
  );
