import type { ReferenceState } from '@norma/references';

/** Where a reference stands in a file. */
export type FilePlace = {
  readonly kind: 'page' | 'paragraph' | 'footnote' | 'endnote';
  readonly number: number;
};

/** A document by its designation; without a content code it is not in the library. */
export type NamedDocument = { readonly designation: string; readonly contentCode: string | null };

/** One standard, or one edition of it, that a file cites. */
export type FileReference = {
  readonly designation: string;
  readonly state: ReferenceState;
  readonly isDated: boolean;
  /** In order, each once. */
  readonly places: readonly FilePlace[];
  readonly occurrences: number;
  /** The words that lead to it where it is named first. */
  readonly quote: string;
  readonly edition: NamedDocument | null;
  readonly inForce: NamedDocument | null;
  readonly replacement: NamedDocument | null;
  /** Ways from the cited edition to withdrawn standards. */
  readonly paths: readonly (readonly NamedDocument[])[];
};

/** What a file cites, and whether it is in force. */
export type FileReport = {
  readonly unit: 'page' | 'paragraph';
  /** Pages or paragraphs that were read. */
  readonly read: number;
  readonly pagesWithoutText: readonly number[];
  /** How often something is cited. */
  readonly occurrences: number;
  /** Whether there was more than is looked at. */
  readonly isTruncated: boolean;
  readonly references: readonly FileReference[];
};

/** Why a file is not checked. */
export type FileFault =
  | 'too-large'
  | 'too-many-pages'
  | 'unpacks-too-large'
  | 'has-dtd'
  | 'damaged'
  | 'encrypted'
  | 'scanned'
  | 'unsupported'
  | 'stuck';

/** What the page says to the worker that checks. */
export type ToWorker =
  | {
      readonly kind: 'prepare';
      /** Status lists, as the server gives them. */
      readonly lists: readonly string[];
      readonly languages: readonly string[];
      /** Character maps and standard fonts of pdf.js by name. */
      readonly pdfFiles: ReadonlyMap<string, Uint8Array>;
    }
  | { readonly kind: 'check'; readonly file: Blob }
  | { readonly kind: 'password'; readonly password: string };

/** What the worker answers. */
export type FromWorker =
  | { readonly kind: 'ready' }
  | {
      readonly kind: 'progress';
      readonly unit: 'page' | 'byte';
      readonly done: number;
      readonly total: number;
    }
  | { readonly kind: 'password'; readonly isWrong: boolean }
  | { readonly kind: 'report'; readonly report: FileReport }
  | { readonly kind: 'fault'; readonly fault: FileFault };

/** A file that is not checked, for a reason that can be told. */
export class FileRefused extends Error {
  readonly fault: FileFault;

  constructor(fault: FileFault, options?: ErrorOptions) {
    super(fault, options);
    this.fault = fault;
  }
}
