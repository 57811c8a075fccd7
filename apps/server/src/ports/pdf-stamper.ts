/** A note that a reader made on a page of a document. */
export type PageNote = {
  readonly id: string;
  /** Counted from 1. */
  readonly page: number;
  readonly text: string;
  readonly author: string;
  readonly at: Date;
  /** What it is called, where it has a name. */
  readonly subject?: string;
  /** What it marks: pieces of lines by their corners, as PDF's QuadPoints write them; without them it is at the edge. */
  readonly quads?: readonly (readonly number[])[];
};

/** What is written on every page of a download, and what is in it besides that. */
export type Stamp = {
  /** Lines of pieces, each in a direction of its own: a name in Arabic stays whole in an English line. */
  readonly lines: readonly (readonly string[])[];
  /** Of the words besides the names, by its BCP 47 tag. */
  readonly language: string;
  readonly notes: readonly PageNote[];
};

/** How far a stamping is. */
export type Stamping = { readonly pages: number; readonly done: number };

/** A stamped PDF is its own bytes and what comes behind them. */
export type Stamped = {
  /** The bytes that the end belongs to where they are not those that were given: a broken or locked file written again. */
  readonly repaired: Uint8Array | null;
  readonly end: Uint8Array;
};

/** Why a PDF cannot be stamped. */
export type StampRefusal = 'unreadable' | 'time-limit';

/** Writes who downloads a PDF on each of its pages. */
export type PdfStamper = {
  /** Rejects with an AbortError when the signal says that no one waits any more. */
  readonly stamp: (
    asked: { readonly pdf: Uint8Array; readonly stamp: Stamp },
    watch: { readonly signal: AbortSignal; readonly onProgress: (stamping: Stamping) => void },
  ) => Promise<Stamped | { readonly problem: StampRefusal }>;
  /** How many it stamps at once. */
  readonly atOnce: number;
  readonly close: () => Promise<void>;
};
