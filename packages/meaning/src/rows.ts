import { quantise } from './quantise.ts';

/** Vectors as rows of whole numbers, a byte each, and the unit of each row. */
export type Rows = { readonly numbers: Int8Array; readonly units: Float32Array; readonly dimensions: number };

/** Rows of zeros. */
export const emptyRows = (count: number, dimensions: number): Rows => ({
  numbers: new Int8Array(count * dimensions),
  units: new Float32Array(count),
  dimensions,
});

/** Writes a vector into a row; it is kept to a hundredth of its length. */
export function writeRow({ numbers, units, dimensions }: Rows, row: number, vector: Float32Array): void {
  units[row] = quantise(vector, numbers.subarray(row * dimensions, (row + 1) * dimensions));
}

/** Writes one row over another, of the same rows. */
export function copyRow({ numbers, units, dimensions }: Rows, from: number, to: number): void {
  numbers.copyWithin(to * dimensions, from * dimensions, (from + 1) * dimensions);
  units[to] = units[from] ?? 0;
}

/** The cosine between a row and one of other rows; both hold vectors of length one. */
export function cosine(a: Rows, row: number, b: Rows, other: number): number {
  const { numbers, dimensions } = a;
  const others = b.numbers;
  let at = row * dimensions;
  let there = other * dimensions;
  const end = at + dimensions;
  // Two sums, so that the processor need not wait for one addition before it begins the next.
  let even = 0;
  let odd = 0;
  for (const pairs = end - 1; at < pairs; at += 2, there += 2) {
    even += Math.imul(numbers[at] ?? 0, others[there] ?? 0);
    odd += Math.imul(numbers[at + 1] ?? 0, others[there + 1] ?? 0);
  }
  if (at < end) even += Math.imul(numbers[at] ?? 0, others[there] ?? 0);
  return (even + odd) * (a.units[row] ?? 0) * (b.units[other] ?? 0);
}

const pairsTried = 2_000;
const fewestPairs = 8;
/** Below this nothing is alike, however much the documents differ. */
const floor = 0.1;
/** Two that are more alike than this are editions of one document, and tell nothing of chance. */
const sameDocument = 0.9;
/** One pair in fifteen is more alike than this by chance. */
const deviations = 1.5;

/** How alike two documents are by chance at most: what is less alike than that was not found, but met. */
export function chanceSimilarity(rows: Rows, count: number): number {
  const similarities: number[] = [];
  const tried = count > 1 ? Math.min(pairsTried, count) : 0;
  for (let pair = 0; pair < tried; pair += 1) {
    // Steps of the golden ratio, so that pairs lie far apart: what came together often belongs together.
    const one = Math.floor((pair * count) / tried);
    const other = (one + 1 + Math.floor(((pair * 0.618_034) % 1) * (count - 1))) % count;
    const similarity = cosine(rows, one, rows, other);
    if (similarity <= sameDocument) similarities.push(similarity);
  }
  if (similarities.length < fewestPairs) return floor;
  const mean = similarities.reduce((sum, similarity) => sum + similarity, 0) / similarities.length;
  const variance =
    similarities.reduce((sum, similarity) => sum + (similarity - mean) ** 2, 0) / similarities.length;
  return Math.max(floor, mean + deviations * Math.sqrt(variance));
}
