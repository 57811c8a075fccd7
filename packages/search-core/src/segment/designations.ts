import type { AnalysedDocument } from './analysed.ts';
import { uint32 } from './arrays.ts';
import { packLists, type Lists } from './lists.ts';

/** The designations of documents as terms, in the order in which they are written. */
export type Designations = {
  pieces: Lists;
  numberAt: Uint32Array;
  editionAt: Uint32Array;
  /** Term of the edition's year in the other width, or `NO_TERM`. */
  otherYear: Uint32Array;
  /** Order among equal matches: current ones first, then the newer edition, then the original. Below `STANDINGS`. */
  standing: Uint32Array;
};

/** Stands where a document has no such term. */
const NO_TERM = 0xffff_ffff;

/** Upper bound of `standing`. */
export const STANDINGS = 1_000_000;

const CURRENT = STANDINGS / 2;
const YEAR = 100; // a newer edition wins over any difference in the words' scores
const ORIGINAL = YEAR / 2;

/** Whether a document's standing is that of a current edition. */
export const isInForce = (standing: number): boolean => standing >= CURRENT;

/** Packs the designations; `ranks` gives each term's place in the dictionary. */
export function buildDesignations(documents: AnalysedDocument[], ranks: Uint32Array): Designations {
  const column = (value: (document: AnalysedDocument) => number): Uint32Array => {
    const numbers = uint32(documents.length);
    numbers.set(documents.map(value));
    return numbers;
  };
  return {
    pieces: packLists(documents.map(({ pieces }) => pieces.map((piece) => ranks[piece] as number))),
    numberAt: column(({ numberAt }) => numberAt),
    editionAt: column(({ editionAt }) => editionAt),
    otherYear: column(({ otherYear }) => (otherYear === undefined ? NO_TERM : (ranks[otherYear] as number))),
    standing: column(
      ({ isCurrent, isTranslation, year }) =>
        (isCurrent ? CURRENT : 0) + year * YEAR + (isTranslation ? 0 : ORIGINAL),
    ),
  };
}
