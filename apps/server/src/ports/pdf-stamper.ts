/** A note that a reader made on a page of a document. */
export type PageNote = {
  readonly id: string;
  /** Counted from 1. */
  readonly page: number;
  readonly text: string;
  readonly author: string;
  readonly at: Date;
  /** Its title, if it has one. */
  readonly subject?: string;
  /** The marked text as PDF QuadPoints; without them the note is at the edge of the page. */
  readonly quads?: readonly (readonly number[])[];
};

/** The text on every page of a download, and the notes to add to it. */
export type Stamp = {
  /** Lines of text runs, each with its own direction, so that an Arabic name is not reordered in an English line. */
  readonly lines: readonly (readonly string[])[];
  /** BCP 47 tag of the text other than the names. */
  readonly language: string;
  readonly notes: readonly PageNote[];
};

/** Progress of a job. */
export type Stamping = { readonly pages: number; readonly done: number };

/** A stamped PDF as an incremental update: the original bytes followed by `end`. */
export type Stamped = {
  /** The repaired file that `end` belongs to, if the original was broken or encrypted; otherwise null. */
  readonly repaired: Uint8Array | null;
  readonly end: Uint8Array;
};

/** Why a PDF cannot be stamped. */
export type StampRefusal = 'unreadable' | 'time-limit';

/** Writes the name of the user who downloads a PDF on each page. */
export type PdfStamper = {
  /** Rejects with an AbortError when the signal aborts. */
  readonly stamp: (
    request: { readonly pdf: Uint8Array; readonly stamp: Stamp },
    watch: { readonly signal: AbortSignal; readonly onProgress: (stamping: Stamping) => void },
  ) => Promise<Stamped | { readonly problem: StampRefusal }>;
  /** How many files it stamps at a time. */
  readonly atOnce: number;
  readonly close: () => Promise<void>;
};
