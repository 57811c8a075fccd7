/**
 * What one posting says, in 16 bits: in which fields the term is (five bits), and what it weighs there in
 * all fields but the designation (eleven bits, a logarithm in steps of half a per cent).
 *
 * The weight is BM25F's weighted frequency (Robertson & Zaragoza 2009, eq. 3.16):
 *
 *     Σ over fields   boost · frequency / (1 − slope + slope · length / usual length)
 *
 * The usual lengths are constants and no averages of the index: so a weight never changes, not when other
 * documents come and go and not when segments are merged, and scoring reads nothing but the posting.
 */
export const FIELD_ORDER = ['designation', 'title', 'keywords', 'description', 'body'] as const;

/** Masks of the fields a search looks into. */
export const FIELDS = {
  all: 0b11111,
  keyword: 0b11110,
  record: 0b01111,
  designation: 0b00001,
  title: 0b00010,
  body: 0b10000,
} as const;

const LAYOUT = [
  { shift: 0, largest: 3, boost: 0, slope: 0, usual: 1 },
  { shift: 2, largest: 31, boost: 8, slope: 0.6, usual: 9 },
  { shift: 7, largest: 15, boost: 4, slope: 0.5, usual: 8 },
  { shift: 11, largest: 255, boost: 2, slope: 0.75, usual: 70 },
  { shift: 19, largest: 8191, boost: 0.3, slope: 0.75, usual: 3_000 },
] as const;

/** What a word in the designation weighs, however often it is there. */
export const DESIGNATION_WEIGHT = 10;
const WEIGHT_BITS = 11;
const LARGEST_LEVEL = 2 ** WEIGHT_BITS - 1;
const LEVELS_OF_A_DOUBLING = 128;
const LEAST_WEIGHT = 2 ** -7;

/** One more occurrence in a field, in packed frequencies of 32 bits; each field stops at its largest. */
export function withOccurrence(packed: number, field: number): number {
  const { shift, largest } = LAYOUT[field] as (typeof LAYOUT)[number];
  return ((packed >>> shift) & largest) < largest ? packed + 2 ** shift : packed;
}

/** What one occurrence in each field weighs when the fields have these lengths. */
export function occurrenceWeights(lengths: ArrayLike<number>, into: Float64Array): void {
  for (const [at, { boost, slope, usual }] of LAYOUT.entries())
    into[at] = boost / (1 - slope + (slope * (lengths[at] as number)) / usual);
}

/** How often a term is in a field, of packed frequencies. */
export function frequencyIn(packed: number, field: number): number {
  const { shift, largest } = LAYOUT[field] as (typeof LAYOUT)[number];
  return (packed >>> shift) & largest;
}

/** The posting of packed frequencies, given what one occurrence weighs in each field. */
export function postingOf(packed: number, occurrences: Float64Array): number {
  let fields = 0;
  let weight = 0;
  for (let at = 0; at < LAYOUT.length; at++) {
    const { shift, largest } = LAYOUT[at] as (typeof LAYOUT)[number];
    const frequency = (packed >>> shift) & largest;
    if (frequency === 0) continue;
    fields |= 1 << at;
    weight += frequency * (occurrences[at] as number);
  }
  return (fields << WEIGHT_BITS) | levelOf(weight);
}

/** The fields of a posting, a mask of `FIELDS`. */
export function fieldsOf(posting: number): number {
  return posting >>> WEIGHT_BITS;
}

/** The weight of each possible posting for a search in the masked fields; 0 when it is in none of them. */
export function weightsIn(fields: number): Float64Array {
  const known = weights.get(fields);
  if (known) return known;
  const table = new Float64Array(2 ** 16);
  for (let posting = 0; posting < table.length; posting++) {
    const own = fieldsOf(posting) & fields;
    if (own === 0) continue;
    const text = (own & ~FIELDS.designation) === 0 ? 0 : weightOf(posting & LARGEST_LEVEL);
    table[posting] = text + ((own & FIELDS.designation) === 0 ? 0 : DESIGNATION_WEIGHT);
  }
  weights.set(fields, table);
  return table;
}

const weights = /* @__PURE__ */ new Map<number, Float64Array>();

function levelOf(weight: number): number {
  if (weight === 0) return 0;
  const level = 1 + Math.round(LEVELS_OF_A_DOUBLING * Math.log2(weight / LEAST_WEIGHT));
  return Math.min(LARGEST_LEVEL, Math.max(1, level));
}

function weightOf(level: number): number {
  return level === 0 ? 0 : LEAST_WEIGHT * 2 ** ((level - 1) / LEVELS_OF_A_DOUBLING);
}
