/** What a PDF holds, as far as the library needs to know. */
export type PdfContent = {
  readonly pages: number;
  /** The text of each page; '' for pages beyond what is searched. */
  readonly texts: readonly string[];
  /** What is printed on each page to name it, '' where the file does not say. */
  readonly labels: readonly string[];
  /** Its bookmarks in their order. */
  readonly outline: readonly OutlineEntry[];
  /** Whether most pages hold no text, as those of a scan. */
  readonly isScan: boolean;
  /** Whether it says its structure and the order in which it is read. */
  readonly isTagged: boolean;
  /** The file as readers are given it, where that is not what was delivered; it looks and reads the same. */
  readonly readable: Uint8Array | null;
  readonly remarks: readonly PdfRemark[];
};

/** A bookmark of a PDF. */
export type OutlineEntry = {
  readonly title: string;
  /** 1 for one that is in no other. */
  readonly level: number;
  /** The page that it leads to, counted from 1. */
  readonly page: number;
};

/**
 * What anyone who delivered a PDF wants to know: its protection was taken off, it was broken and is repaired, scripts and
 * embedded files were removed from it, or all or most of its pages have no text, as scans have none.
 */
export type PdfRemark = 'unprotected' | 'repaired' | 'deactivated' | 'no-text' | 'little-text';

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
