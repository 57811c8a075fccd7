/** Eigenvalues of a symmetrical matrix, the largest first, and the eigenvectors as columns in the same order. */
export type Eigen = { readonly values: Float64Array; readonly vectors: Float64Array };

const maxSweeps = 30;

/**
 * Eigenvalues and eigenvectors of a symmetrical matrix of some hundred rows, by cyclic Jacobi rotations (Golub & Van
 * Loan, Matrix Computations, 8.5): slow for large matrices, exact to the last digits and the same on every machine.
 */
export function eigenOf(symmetrical: Float64Array, size: number): Eigen {
  const a = Float64Array.from(symmetrical);
  const vectors = new Float64Array(size * size); // row i is the i-th eigenvector while the sweeps run
  for (let i = 0; i < size; i += 1) vectors[i * size + i] = 1;
  const scale = Math.max(...a.map(Math.abs), Number.MIN_VALUE);
  for (let sweep = 0; sweep < maxSweeps; sweep += 1) {
    let rotations = 0;
    for (let p = 0; p < size; p += 1)
      for (let q = p + 1; q < size; q += 1) {
        // Of a matrix of zeros the limit is zero, too.
        if (Math.abs(a[p * size + q] ?? 0) <= scale * 1e-13) continue;
        rotations += 1;
        rotate(a, vectors, size, p, q);
      }
    if (rotations === 0) break;
  }
  const order = Array.from({ length: size }, (_, i) => i).sort(
    (i, j) => (a[j * size + j] ?? 0) - (a[i * size + i] ?? 0) || i - j,
  );
  const sorted: Eigen = { values: new Float64Array(size), vectors: new Float64Array(size * size) };
  order.forEach((from, to) => {
    sorted.values[to] = a[from * size + from] ?? 0;
    for (let i = 0; i < size; i += 1) sorted.vectors[i * size + to] = vectors[from * size + i] ?? 0;
  });
  return sorted;
}

/** Turns rows and columns p and q so that the entry where they meet becomes zero. */
function rotate(a: Float64Array, vectors: Float64Array, size: number, p: number, q: number): void {
  const app = a[p * size + p] ?? 0;
  const aqq = a[q * size + q] ?? 0;
  const tau = (aqq - app) / (2 * (a[p * size + q] ?? 0));
  const t = (tau >= 0 ? 1 : -1) / (Math.abs(tau) + Math.sqrt(1 + tau * tau));
  const c = 1 / Math.sqrt(1 + t * t);
  const s = t * c;
  for (let i = 0; i < size; i += 1) {
    const ip = a[i * size + p] ?? 0;
    const iq = a[i * size + q] ?? 0;
    a[i * size + p] = c * ip - s * iq;
    a[i * size + q] = s * ip + c * iq;
  }
  turnRows(a, size, p, q, c, s);
  turnRows(vectors, size, p, q, c, s);
}

function turnRows(a: Float64Array, size: number, p: number, q: number, c: number, s: number): void {
  for (let i = 0; i < size; i += 1) {
    const pi = a[p * size + i] ?? 0;
    const qi = a[q * size + i] ?? 0;
    a[p * size + i] = c * pi - s * qi;
    a[q * size + i] = s * pi + c * qi;
  }
}
