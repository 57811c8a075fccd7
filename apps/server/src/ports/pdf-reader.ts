/** What a PDF holds, as far as the library needs to know. */
export type PdfContent = {
  readonly pages: number;
  readonly text: string;
  /** The file as readers are given it, where that is not what was delivered; it looks and reads the same. */
  readonly readable: Uint8Array | null;
  readonly remarks: readonly PdfRemark[];
};

/**
 * What whoever delivered a PDF wants to know: its protection was taken off, it was broken and is mended, scripts and
 * embedded files were removed from it, or it has no text, as a scan has none.
 */
export type PdfRemark = 'unprotected' | 'mended' | 'deactivated' | 'no-text';

/** Why a PDF cannot be taken. */
export type PdfProblem =
  | 'empty'
  | 'no-pdf'
  | 'encrypted'
  | 'damaged'
  | 'too-many-pages'
  | 'time-limit'
  | 'unreadable';

/** Opens PDFs that others made, which may be broken or hostile. */
export type PdfReader = {
  /** Pages and text of a PDF, or why it cannot be taken; the password is tried where the file asks for one. */
  readonly read: (
    bytes: Uint8Array,
    password?: string | null,
  ) => Promise<PdfContent | { readonly problem: PdfProblem }>;
  readonly close: () => Promise<void>;
};
