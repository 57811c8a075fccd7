import { eigenOf } from './eigen.ts';
import { dense, gram, times, timesSquare, transposedTimes, type Dense, type SparseRows } from './matrix.ts';

/** The strongest directions of a matrix: A ≈ U · diag(strengths) · Vᵀ, of which U is left out. */
export type Decomposition = {
  /** Singular values, the largest first. */
  readonly strengths: Float64Array;
  /** V: one row for each column of A. */
  readonly directions: Dense;
};

/** More directions than wanted are tried, so that the wanted ones come out right. */
const spare = 16;
const powerIterations = 1;

/**
 * Truncated singular value decomposition by random projection with subspace iteration: Halko, Martinsson & Tropp
 * (2011), Finding structure with randomness, algorithms 4.4 and 5.1. The seed is fixed: the same matrix always gives
 * the same answer. A direction without strength is left out, so fewer may come than are wanted.
 */
export function decompose(a: SparseRows, wanted: number): Decomposition {
  const tried = Math.min(wanted + spare, a.rows, a.columns);
  let found = gaussian(a.columns, tried);
  for (let round = 0; round <= powerIterations; round += 1)
    found = transposedTimes(a, orthonormal(times(a, found)));
  // found = AᵀQ, so its Gram matrix is B·Bᵀ of the algorithm.
  const { values, vectors } = eigenOf(gram(found), tried);
  const min = Math.max(values[0] ?? 0, 0) * 1e-7;
  const kept = Math.min(wanted, values.filter((value) => value > min).length);
  const strengths = Float64Array.from(values.subarray(0, kept), Math.sqrt);
  const directions = timesSquare(found, vectors, kept);
  for (let at = 0; at < directions.values.length; at += 1)
    directions.values[at] = (directions.values[at] ?? 0) / (strengths[at % kept] ?? 1);
  return { strengths, directions };
}

/** The same space with orthonormal columns: X · V · Λ^(-1/2), where XᵀX = V · Λ · Vᵀ. */
function orthonormal(x: Dense): Dense {
  const size = x.columns;
  const { values, vectors } = eigenOf(gram(x), size);
  const min = Math.max(values[0] ?? 0, 0) * 1e-10;
  const w = vectors.map((entry, at) => {
    const value = values[at % size] ?? 0;
    return value > min ? entry / Math.sqrt(value) : 0;
  });
  return timesSquare(x, w);
}

/** Normally distributed numbers (Box & Muller) from a fixed seed (Marsaglia's xorshift of 32 bits). */
function gaussian(rows: number, columns: number): Dense {
  const numbers = dense(rows, columns);
  let state = 0x9e3779b9;
  const uniform = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return ((state >>> 0) + 0.5) / 0x1_0000_0000;
  };
  for (let at = 0; at < numbers.values.length; at += 1)
    numbers.values[at] = Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
  return numbers;
}
