import { openPdf } from '../pdf-syntax/openPdf.ts';
import { PdfSyntaxError } from '../pdf-syntax/values.ts';
import { orderOf } from './order.ts';
import { write } from './write.ts';

/**
 * A PDF with the same objects in the order in which a reader needs them, so that a few pieces of it show a page: every
 * object keeps its number and its source, byte for byte. Throws PdfSyntaxError where the file cannot be read exactly as
 * the format has it, or is encrypted; one with more objects than memory is meant for stays as it is.
 */
export function orderedForReading(bytes: Uint8Array, maxObjects = 600_000): Uint8Array {
  const pdf = openPdf(bytes, { maxObjectStreams: Infinity });
  if (pdf.xref.entries.size > maxObjects) return bytes;
  return write(bytes, { objects: pdf.object, xref: pdf.xref, groups: orderOf(pdf.object, pdf.xref.trailer) });
}

/** The PDF in that order, or null where it has to stay as it is. */
export function orderedOrNull(bytes: Uint8Array): Uint8Array | null {
  try {
    return orderedForReading(bytes);
  } catch (cause) {
    if (cause instanceof PdfSyntaxError) return null;
    throw cause;
  }
}

/** Whether a PDF is so long that a reader does not fetch all of it before the first page. */
export const isWorthOrdering = ({ length }: Uint8Array): boolean => length > 256 * 1024;
