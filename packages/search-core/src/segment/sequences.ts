import { NumberReader, writtenLength, writeNumber } from './varint.ts';
import type { Numbers } from './numbers.ts';

/**
 * The terms of every document in the order in which they are, field after field: what phrases are looked for
 * in, and what a merged segment is made from, so that no text is analysed twice.
 *
 * A term is written as its rank by frequency, and so mostly in one byte or two. 0 ends a field. The fields are
 * those of `SEQUENCE_FIELDS`.
 */
export type Sequences = {
  /** Where each document begins in `bytes`, and the end of the last. */
  starts: Uint32Array;
  bytes: Uint8Array;
  /** Term → rank, counted from 1; and back: `termOf[rank]`. */
  rankOf: Uint32Array;
  termOf: Uint32Array;
};

/**
 * The pieces of the designation come first, the other forms by which it is found among words after them. Quantities with
 * units are terms of their own behind the texts that have them, so that words stay one after the other.
 */
export const SEQUENCE_FIELDS = [
  'pieces',
  'designation',
  'title',
  'keywords',
  'description',
  'body',
  'titleQuantities',
  'descriptionQuantities',
  'bodyQuantities',
  'otherTitles',
] as const;

/** The place in `FIELD_ORDER` under which each field is searched: the forms of the designation are one, and all titles. */
export const SEARCHED_AS = [0, 0, 1, 2, 3, 4, 1, 3, 4, 1] as const;

/** The first field that makes no text longer: quantities are words that were counted already, titles in other languages no words of the title. */
export const QUANTITIES_FROM = 6;

/** Ends a field in a document's terms. */
export const FIELD_END = 0xffff_ffff;

/** A document's terms with `FIELD_END` after each field; valid until the next call. */
export type TermsOf = (document: number) => Uint32Array;

/** Packs the terms of `size` documents. */
export function packSequences(size: number, terms: number, termsOf: TermsOf): Sequences {
  const { rankOf, termOf } = ranksOf(size, terms, termsOf);
  const starts = new Uint32Array(size + 1);
  for (let document = 0; document < size; document++) {
    let end = starts[document] as number;
    for (const term of termsOf(document))
      end += term === FIELD_END ? 1 : writtenLength(rankOf[term] as number);
    starts[document + 1] = end;
  }
  const bytes = new Uint8Array(starts[size] as number);
  for (let document = 0; document < size; document++) {
    let at = starts[document] as number;
    for (const term of termsOf(document))
      at = writeNumber(bytes, at, term === FIELD_END ? 0 : (rankOf[term] as number));
  }
  return { starts, bytes, rankOf, termOf };
}

/** Reads a document's terms, `FIELD_END` after each field. */
export function readSequence({ starts, bytes, termOf }: Sequences, document: number, into: Numbers): void {
  const end = starts[document + 1] as number;
  const ranks = new NumberReader(bytes, starts[document] as number);
  while (ranks.at < end) {
    const rank = ranks.next();
    into.push(rank === 0 ? FIELD_END : (termOf[rank] as number));
  }
}

/** Reads the pieces of a document's designation. */
export function readPieces({ starts, bytes, termOf }: Sequences, document: number, into: number[]): void {
  into.length = 0;
  const ranks = new NumberReader(bytes, starts[document] as number);
  for (let rank = ranks.next(); rank !== 0; rank = ranks.next()) into.push(termOf[rank] as number);
}

/** Reads the term of the edition's year in the other width: the last form next to the pieces. */
export function readOtherYear({ starts, bytes, termOf }: Sequences, document: number): number {
  const ranks = new NumberReader(bytes, starts[document] as number);
  while (ranks.next() !== 0); // the pieces
  let last = 0;
  for (let rank = ranks.next(); rank !== 0; rank = ranks.next()) last = rank;
  return termOf[last] as number;
}

function ranksOf(size: number, terms: number, termsOf: TermsOf): Pick<Sequences, 'rankOf' | 'termOf'> {
  const frequencies = new Uint32Array(terms);
  for (let document = 0; document < size; document++) {
    for (const term of termsOf(document))
      if (term !== FIELD_END) frequencies[term] = (frequencies[term] as number) + 1;
  }
  const order = Uint32Array.from(frequencies.keys());
  order.sort((one, other) => (frequencies[other] as number) - (frequencies[one] as number) || one - other);
  const rankOf = new Uint32Array(terms);
  const termOf = new Uint32Array(terms + 1);
  for (const [before, term] of order.entries()) {
    rankOf[term] = before + 1;
    termOf[before + 1] = term;
  }
  return { rankOf, termOf };
}
