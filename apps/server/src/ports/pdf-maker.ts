/** A document's NISO STS source, and the SVG sources of its drawings by the references the document uses. */
export type PdfMakerInput = {
  readonly xml: string | Uint8Array;
  readonly graphics: Readonly<Record<string, string>>;
};

/** Makes the printed form of a standard. */
export type PdfMaker = {
  /** A tagged PDF of a document; rejects with a {@link PdfMakerError} when none can be made. */
  readonly make: (input: PdfMakerInput) => Promise<Uint8Array>;
  /** Ends whatever the maker keeps running; what still waits is refused. */
  readonly close: () => Promise<void>;
};

/** Why there is no PDF. */
export type PdfRefusal = 'document-refused' | 'typesetting-failed' | 'time-limit' | 'maker-closed';

/** An error that says why. */
export type PdfMakerError = Error & { readonly reason: PdfRefusal };
