import type { Stamped } from './pdf-stamper.ts';

/** How an edition is called on the pages of a comparison. */
export type NamedEdition = { readonly designation: string; readonly title: string; readonly pdf: Uint8Array };

/** Two editions to compare, and in which language to say what changed. */
export type PdfPair = {
  readonly base: NamedEdition;
  readonly target: NamedEdition;
  readonly publisher: string;
  readonly language: string;
  /** Whether the text runs from right to left, so that what went is on the left. */
  readonly isRightToLeft: boolean;
};

/** Why two PDFs cannot be compared. */
export type ComparisonRefusal = 'unreadable' | 'too-large' | 'time-limit';

/** The newer PDF with what changed: its own bytes and what comes behind them. */
export type ComparedPdf = Stamped & { readonly changes: number };

/** Shows on the pages of a PDF what changed since another one. */
export type PdfComparer = {
  readonly compare: (pair: PdfPair) => Promise<ComparedPdf | { readonly problem: ComparisonRefusal }>;
  /** How many pairs it compares at once. */
  readonly atOnce: number;
  readonly close: () => Promise<void>;
};
