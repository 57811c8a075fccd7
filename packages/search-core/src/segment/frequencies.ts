import { float64 } from './arrays.ts';

/**
 * How often a term stands in each field, and how long the fields are, packed into one number each:
 *
 *     frequencies (16 bits)  designation 2 · title 4 · description 4 · body 6, each capped at its largest
 *     lengths     (32 bits)  one length code of 8 bits for each field, in the same order
 */
export type FieldTexts = { designation: string[]; title: string[]; description: string[]; body: string[] };

/** Masks on packed frequencies: the fields a search looks into. */
export const FIELDS = { all: 0xffff, keyword: 0xfffc, designation: 0x3 } as const;

const LAYOUT = [
  { field: 'designation', shift: 0, largest: 3, boost: 5, slope: 0.5 },
  { field: 'title', shift: 2, largest: 15, boost: 4, slope: 0.75 },
  { field: 'description', shift: 6, largest: 15, boost: 1.5, slope: 0.75 },
  { field: 'body', shift: 10, largest: 63, boost: 1, slope: 0.75 },
] as const;
const CODES = 256;
const LARGEST_EXACT_LENGTH = 64;

/** Term → packed frequencies of one document. */
export function packFrequencies(texts: FieldTexts): Map<string, number> {
  const packed = new Map<string, number>();
  for (const { field, shift, largest } of LAYOUT) {
    for (const form of texts[field]) {
      const before = packed.get(form) ?? 0;
      if (((before >>> shift) & largest) < largest) packed.set(form, before + (1 << shift));
    }
  }
  return packed;
}

/** The packed length codes of one document. */
export function packLengths(texts: FieldTexts): number {
  return (
    LAYOUT.reduce((packed, { field }, at) => packed | (lengthCode(texts[field].length) << (8 * at)), 0) >>> 0
  );
}

/**
 * Boost and length normalisation for each field and length code: `boost / (1 − b + b · length / average)`, the
 * factor that BM25F applies to a field's term frequency. Averages are over the documents that have the field.
 */
export function fieldWeights(lengths: Uint32Array): Float64Array {
  const weights = float64(LAYOUT.length * CODES);
  for (const [at, { boost, slope }] of LAYOUT.entries()) {
    const present = Array.from(lengths, (packed) => (packed >>> (8 * at)) & 0xff).filter((code) => code > 0);
    const average = present.reduce((sum, code) => sum + codedLength(code), 0) / present.length || 1;
    for (let code = 0; code < CODES; code++) {
      weights[at * CODES + code] = boost / (1 - slope + (slope * codedLength(code)) / average);
    }
  }
  return weights;
}

/** BM25F's weighted term frequency of one posting; 0 when the term is in none of the masked fields. */
export function weightedFrequency(frequencies: number, lengths: number, weights: Float64Array): number {
  return (
    (frequencies & 3) * (weights[lengths & 0xff] as number) +
    ((frequencies >>> 2) & 15) * (weights[256 + ((lengths >>> 8) & 0xff)] as number) +
    ((frequencies >>> 6) & 15) * (weights[512 + ((lengths >>> 16) & 0xff)] as number) +
    (frequencies >>> 10) * (weights[768 + (lengths >>> 24)] as number)
  );
}

/** Lengths to 64 are exact; above, sixteen codes for each doubling (2 % off at most), up to 250,000 words. */
function lengthCode(length: number): number {
  if (length <= LARGEST_EXACT_LENGTH) return length;
  const doublings = Math.log2(length / LARGEST_EXACT_LENGTH);
  return Math.min(CODES - 1, LARGEST_EXACT_LENGTH + Math.round(16 * doublings));
}

function codedLength(code: number): number {
  return code <= LARGEST_EXACT_LENGTH
    ? code
    : LARGEST_EXACT_LENGTH * 2 ** ((code - LARGEST_EXACT_LENGTH) / 16);
}
