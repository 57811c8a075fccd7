import type { Pdf } from './openPdf.ts';
import { Ref, type Value } from './values.ts';
import { PdfWriter } from './writer.ts';
import { firstFreeNumber } from './xref.ts';

/** Changes that are appended to a PDF: every byte of the file stays (ISO 32000-1, 7.5.6). */
export type IncrementalUpdate = {
  /** Adds an object, and answers the reference to it. */
  readonly add: (value: Value) => Ref;
  /** Replaces an object of the file, or one that was added. */
  readonly replace: (ref: Ref, value: Value) => void;
  /** The bytes to append to the file. */
  readonly finish: () => Uint8Array;
};

/** Begins an update of a PDF. */
export function incrementalUpdate({ bytes, xref }: Pick<Pdf, 'bytes' | 'xref'>): IncrementalUpdate {
  const writer = new PdfWriter(bytes.length);
  let next = firstFreeNumber(xref);
  // A file may end without an end of line.
  writer.write('\n');
  return {
    add: (value) => {
      const ref = new Ref(next);
      next += 1;
      writer.add(ref, value);
      return ref;
    },
    replace: (ref, value) => writer.add(ref, value),
    finish: () => {
      const trailer = new Map<string, Value>([['Prev', xref.start]]);
      for (const key of ['Root', 'Info', 'ID']) {
        const value = xref.trailer.get(key);
        if (value !== undefined) trailer.set(key, value);
      }
      return xref.isStream ? writer.endWithStream(next, trailer) : writer.endWithTable(next, trailer);
    },
  };
}
