/** A document's NISO STS source, and the files of its pictures by the references the document uses. */
export type PdfMakerInput = {
  readonly xml: string | Uint8Array;
  readonly graphics: Readonly<Record<string, string | Uint8Array>>;
};

/** A piece of a guide; every text is plain. */
export type GuideBlock =
  | { readonly kind: 'heading' | 'paragraph'; readonly text: string }
  | { readonly kind: 'list' | 'steps'; readonly items: readonly string[] };

/** A guide to the library, as it is to be printed. */
export type Guide = {
  readonly title: string;
  /** Where the title is written in another language than the rest. */
  readonly titleIn?: { readonly language: string; readonly direction: 'ltr' | 'rtl' };
  /** Whose library it is a guide to. */
  readonly library: string;
  /** Is in its title block, e.g. `#1746A2`. */
  readonly brand: string;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly blocks: readonly GuideBlock[];
  /** Who helps further; a line each. */
  readonly help: { readonly title: string; readonly lines: readonly string[] };
  /** 'Page {page} of {pages}' in its language. */
  readonly pageOf: string;
};

/** Makes the printed form of a standard, and of a guide. */
export type PdfMaker = {
  /** A tagged PDF of a document; rejects with a {@link PdfMakerError} when none can be made. */
  readonly make: (input: PdfMakerInput) => Promise<Uint8Array>;
  /** A tagged PDF of a guide; rejects as `make` does. */
  readonly makeGuide: (guide: Guide) => Promise<Uint8Array>;
  /** Ends whatever the maker keeps running; what still waits is refused. */
  readonly close: () => Promise<void>;
};

/** Why there is no PDF. */
export type PdfRefusal = 'document-refused' | 'typesetting-failed' | 'time-limit' | 'maker-closed';

/** An error that says why. */
export type PdfMakerError = Error & { readonly reason: PdfRefusal };
