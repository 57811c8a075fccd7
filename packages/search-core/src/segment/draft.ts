import type { TermsOf } from './sequences.ts';

/**
 * Documents on their way into a segment, in the order of their ids, with numbers for words: what building from
 * texts and merging of segments have in common.
 */
export type Draft = {
  ids: readonly string[];
  /** Sorted; `termsOf` answers places in it. */
  terms: readonly string[];
  termsOf: TermsOf;
  /** Sorted keys of facet values, and each document's places in them, ascending; valid until the next call. */
  values: readonly string[];
  valuesOf: (document: number) => Uint32Array;
  /** The same of what opens documents. */
  grants: readonly string[];
  grantsOf: (document: number) => Uint32Array;
  /** Sorted names of families, and each document's place in them, or `NO_FAMILY`. */
  families: readonly string[];
  familyOf: Uint32Array;
  numberAt: Uint8Array;
  editionAt: Uint8Array;
  nameEnd: Uint8Array;
  statusRanks: Uint32Array;
  days: Uint32Array;
};

/** Stands where a document has no family. */
export const NO_FAMILY = 0xffff_ffff;
