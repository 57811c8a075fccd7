import { decompose } from './decomposition.ts';
import { weightOf, type Lessons } from './lessons.ts';
import { packed, unpacked } from './packing.ts';
import type { Terms } from './terms.ts';

/** What was learnt: where each known term points in the space of meaning. */
export type Model = {
  readonly dimensions: number;
  /** The numbers of the known terms, ascending. */
  readonly terms: Float64Array;
  readonly rarities: Float32Array;
  /** Where a term points, `dimensions` numbers each, in units of its scale. */
  readonly directions: Int8Array;
  readonly scales: Float32Array;
};

const mostDimensions = 256;
/** A direction must have this many subjects to be learnt from: with one for each, nothing would resemble anything. */
const subjectsPerDimension = 3;
/**
 * Each direction is multiplied by its strength to this power. Below zero the commonest subjects, which are the
 * strongest directions, do not drown the others (Caron 2001); -0.5 was best for the catalogue and the small library alike.
 */
const emphasis = -0.5;

/**
 * Learns from what occurs together: latent semantic analysis (Deerwester et al. 1990). The same lessons in the same
 * order always give the same model.
 */
export function learn(lessons: Lessons): Model {
  const { terms, rarities, rows } = lessons.gathered();
  const wanted = Math.min(mostDimensions, Math.ceil(rows.rows / subjectsPerDimension));
  const { strengths, directions } = decompose(rows, wanted);
  const dimensions = strengths.length;
  const factors = strengths.map((strength) => strength ** emphasis);
  const quantised = new Int8Array(terms.length * dimensions);
  const scales = new Float32Array(terms.length);
  for (let term = 0; term < terms.length; term += 1) {
    const from = term * dimensions;
    const pointing = directions.values
      .subarray(from, from + dimensions)
      .map((value, at) => value * (factors[at] ?? 0));
    scales[term] = quantise(pointing, quantised.subarray(from, from + dimensions));
  }
  return { dimensions, terms, rarities, directions: quantised, scales };
}

/** The meaning of a text as a vector of length one; zeros when nothing in it is known. */
export function vectorOf(model: Model, terms: Terms): Float32Array {
  const { dimensions, directions } = model;
  const vector = new Float32Array(dimensions);
  for (const [term, count] of terms) {
    const at = placeOf(model.terms, term);
    if (at < 0) continue;
    const factor = weightOf(count, model.rarities[at] ?? 0) * (model.scales[at] ?? 0);
    const from = at * dimensions;
    for (let i = 0; i < dimensions; i += 1)
      vector[i] = (vector[i] ?? 0) + factor * (directions[from + i] ?? 0);
  }
  return toUnitLength(vector);
}

/** Writes numbers as whole ones from -127 to 127 and answers the unit in which they stand. */
export function quantise(numbers: Float32Array, into: Int8Array): number {
  let largest = 0;
  for (const number of numbers) largest = Math.max(largest, Math.abs(number));
  if (largest === 0) into.fill(0);
  else numbers.forEach((number, at) => (into[at] = Math.round((number / largest) * 127)));
  return largest / 127;
}

/** Stretches a vector, in place, to length one; zeros stay. */
export function toUnitLength(vector: Float32Array): Float32Array {
  let squares = 0;
  for (const value of vector) squares += value * value;
  const length = Math.sqrt(squares);
  if (length > 0) for (let at = 0; at < vector.length; at += 1) vector[at] = (vector[at] ?? 0) / length;
  return vector;
}

/** A model as bytes, to be kept in a file. */
export const bytesOfModel = ({ dimensions, ...arrays }: Model): Uint8Array =>
  packed({ dimensions: Uint32Array.of(dimensions), ...arrays });

/** The model that these bytes are; throws when they are none. */
export function modelOfBytes(bytes: Uint8Array): Model {
  const { dimensions, terms, rarities, directions, scales } = unpacked(bytes, {
    dimensions: Uint32Array,
    terms: Float64Array,
    rarities: Float32Array,
    directions: Int8Array,
    scales: Float32Array,
  });
  const [wide] = dimensions;
  const isWhole =
    wide !== undefined &&
    rarities.length === terms.length &&
    scales.length === terms.length &&
    directions.length === terms.length * wide;
  if (!isWhole) throw new Error('These bytes are no model of meaning');
  return { dimensions: wide, terms, rarities, directions, scales };
}

/** Where a number stands in an ascending list, or -1. */
function placeOf(ascending: Float64Array, wanted: number): number {
  let low = 0;
  let high = ascending.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const here = ascending[middle] ?? 0;
    if (here === wanted) return middle;
    if (here < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
