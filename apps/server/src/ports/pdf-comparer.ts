import type { Stamped } from './pdf-stamper.ts';

/** An edition, with its name on the pages of a comparison. */
export type NamedEdition = { readonly designation: string; readonly title: string; readonly pdf: Uint8Array };

/** Two editions to compare, and the language of the labels. */
export type PdfPair = {
  readonly base: NamedEdition;
  readonly target: NamedEdition;
  readonly publisher: string;
  readonly language: string;
  /** Whether the text runs from right to left; deletions are then on the left. */
  readonly isRightToLeft: boolean;
};

/** Why two PDFs cannot be compared. */
export type ComparisonRefusal = 'unreadable' | 'too-large' | 'time-limit';

/** The newer PDF with the changes marked, as an incremental update. */
export type ComparedPdf = Stamped & { readonly changes: number };

/** Marks the changes since another PDF on the pages of a PDF. */
export type PdfComparer = {
  readonly compare: (pair: PdfPair) => Promise<ComparedPdf | { readonly problem: ComparisonRefusal }>;
  /** How many pairs it compares at a time. */
  readonly atOnce: number;
  readonly close: () => Promise<void>;
};
