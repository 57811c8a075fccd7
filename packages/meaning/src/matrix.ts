/** A sparse matrix by rows: the entries of row r stand from `starts[r]` to before `starts[r + 1]`. */
export type SparseRows = {
  readonly rows: number;
  readonly columns: number;
  readonly starts: Uint32Array;
  readonly places: Uint32Array;
  readonly values: Float32Array;
};

/** A dense matrix, row after row. */
export type Dense = { readonly rows: number; readonly columns: number; readonly values: Float32Array };

/** An empty dense matrix of zeros. */
export const dense = (rows: number, columns: number): Dense => ({
  rows,
  columns,
  values: new Float32Array(rows * columns),
});

/** A · X. */
export function times(a: SparseRows, x: Dense): Dense {
  const width = x.columns;
  const product = dense(a.rows, width);
  for (let row = 0; row < a.rows; row += 1) {
    const to = row * width;
    const end = a.starts[row + 1] ?? 0;
    for (let at = a.starts[row] ?? 0; at < end; at += 1)
      addScaled(product.values, to, x.values, (a.places[at] ?? 0) * width, a.values[at] ?? 0, width);
  }
  return product;
}

/** Aᵀ · Y. */
export function transposedTimes(a: SparseRows, y: Dense): Dense {
  const width = y.columns;
  const product = dense(a.columns, width);
  for (let row = 0; row < a.rows; row += 1) {
    const from = row * width;
    const end = a.starts[row + 1] ?? 0;
    for (let at = a.starts[row] ?? 0; at < end; at += 1)
      addScaled(product.values, (a.places[at] ?? 0) * width, y.values, from, a.values[at] ?? 0, width);
  }
  return product;
}

/** target[to…] += factor · source[from…], `width` numbers of them. */
export function addScaled(
  target: Float32Array,
  to: number,
  source: Float32Array,
  from: number,
  factor: number,
  width: number,
): void {
  for (let at = 0; at < width; at += 1)
    target[to + at] = (target[to + at] ?? 0) + factor * (source[from + at] ?? 0);
}

/** XᵀX, symmetrical, in double precision. */
export function gram({ rows, columns, values }: Dense): Float64Array {
  const product = new Float64Array(columns * columns);
  const line = new Float64Array(columns);
  for (let row = 0; row < rows; row += 1) {
    for (let at = 0; at < columns; at += 1) line[at] = values[row * columns + at] ?? 0;
    for (let i = 0; i < columns; i += 1) {
      const factor = line[i] ?? 0;
      if (factor === 0) continue;
      const to = i * columns;
      for (let j = i; j < columns; j += 1) product[to + j] = (product[to + j] ?? 0) + factor * (line[j] ?? 0);
    }
  }
  for (let i = 0; i < columns; i += 1)
    for (let j = 0; j < i; j += 1) product[i * columns + j] = product[j * columns + i] ?? 0;
  return product;
}

/** X · W, where W is square, row after row. */
export function timesSquare(x: Dense, w: Float64Array, kept: number = x.columns): Dense {
  const product = dense(x.rows, kept);
  const line = new Float64Array(kept);
  for (let row = 0; row < x.rows; row += 1) {
    line.fill(0);
    for (let i = 0; i < x.columns; i += 1) {
      const factor = x.values[row * x.columns + i] ?? 0;
      if (factor === 0) continue;
      const from = i * x.columns;
      for (let j = 0; j < kept; j += 1) line[j] = (line[j] ?? 0) + factor * (w[from + j] ?? 0);
    }
    product.values.set(line, row * kept);
  }
  return product;
}
