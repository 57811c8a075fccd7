import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decompose } from './decomposition.ts';
import { eigenOf } from './eigen.ts';
import { dense, gram, type Dense, type SparseRows } from './matrix.ts';

/** The same matrix, sparse. */
function sparse({ rows, columns, values }: Dense): SparseRows {
  const starts = [0];
  const places: number[] = [];
  const kept: number[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const value = values[row * columns + column] ?? 0;
      if (value === 0) continue;
      places.push(column);
      kept.push(value);
    }
    starts.push(places.length);
  }
  return {
    rows,
    columns,
    starts: Uint32Array.from(starts),
    places: Uint32Array.from(places),
    values: Float32Array.from(kept),
  };
}

const matrices = fc
  .record({ rows: fc.integer({ min: 1, max: 20 }), columns: fc.integer({ min: 1, max: 15 }) })
  .chain(({ rows, columns }) =>
    fc
      .array(fc.integer({ min: 0, max: 3 }), { minLength: rows * columns, maxLength: rows * columns })
      .map((given): Dense => ({ rows, columns, values: Float32Array.from(given) })),
  );

describe('The decomposition of a matrix', () => {
  it('has the strengths of the exact one: the roots of the eigenvalues of AᵀA', () => {
    fc.assert(
      fc.property(matrices, (matrix) => {
        const exact = eigenOf(gram(matrix), matrix.columns).values;
        const { strengths } = decompose(sparse(matrix), 4);
        strengths.forEach((strength, at) =>
          expect(strength).toBeCloseTo(Math.sqrt(Math.max(0, exact[at] ?? 0)), 2),
        );
        const rank = exact.filter((value) => value > 1e-3).length;
        expect(strengths.length).toBeGreaterThanOrEqual(Math.min(4, rank));
      }),
      { numRuns: 200 },
    );
  });

  it('has directions at right angles, of length one', () => {
    fc.assert(
      fc.property(matrices, (matrix) => {
        const { strengths, directions } = decompose(sparse(matrix), 4);
        const kept = strengths.length;
        gram(directions).forEach((product, at) => {
          // A direction of next to no strength is known to few digits.
          const isStrong = (place: number): boolean => (strengths[place] ?? 0) > 0.1;
          const [row, column] = [Math.floor(at / kept), at % kept];
          if (isStrong(row) && isStrong(column)) expect(product).toBeCloseTo(row === column ? 1 : 0, 2);
        });
      }),
      { numRuns: 200 },
    );
  });

  it('is the same each time', () => {
    const matrix = sparse({
      rows: 3,
      columns: 4,
      values: Float32Array.of(1, 0, 2, 0, 0, 3, 0, 1, 1, 1, 0, 0),
    });
    expect(decompose(matrix, 3)).toEqual(decompose(matrix, 3));
  });

  it('of nothing is nothing', () => {
    for (const [rows, columns] of [
      [0, 0],
      [0, 3],
      [3, 0],
      [3, 3],
    ] as const)
      expect(decompose(sparse(dense(rows, columns)), 4).strengths).toHaveLength(0);
  });
});
