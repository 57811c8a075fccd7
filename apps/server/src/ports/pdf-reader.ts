/** What a PDF holds, as far as the library needs to know. */
export type PdfContent = { readonly pages: number; readonly text: string };

/** Why a PDF cannot be taken. */
export type PdfProblem = 'no-pdf' | 'encrypted' | 'too-many-pages' | 'time-limit' | 'unreadable';

/** Opens PDFs that others made, which may be broken or hostile. */
export type PdfReader = {
  /** Pages and text of a PDF, or why it cannot be taken. */
  readonly read: (bytes: Uint8Array) => Promise<PdfContent | { readonly problem: PdfProblem }>;
  readonly close: () => Promise<void>;
};
