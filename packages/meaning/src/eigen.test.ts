import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { eigenOf } from './eigen.ts';

const symmetrical = fc.integer({ min: 1, max: 8 }).chain((size) =>
  fc
    .array(fc.integer({ min: -9, max: 9 }), { minLength: size * size, maxLength: size * size })
    .map((given) => ({
      size,
      matrix: Float64Array.from(given, (_, at) => {
        const row = Math.floor(at / size);
        const column = at % size;
        return given[Math.min(row, column) * size + Math.max(row, column)] ?? 0;
      }),
    })),
);

it('A matrix only stretches its eigenvectors, which are at right angles and of length one', () => {
  fc.assert(
    fc.property(symmetrical, ({ size, matrix }) => {
      const { values, vectors } = eigenOf(matrix, size);
      const vector = (at: number): number[] =>
        Array.from({ length: size }, (_, row) => vectors[row * size + at] ?? 0);
      const dot = (a: readonly number[], b: readonly number[]): number =>
        a.reduce((sum, number, at) => sum + number * (b[at] ?? 0), 0);
      for (let at = 0; at < size; at += 1) {
        const own = vector(at);
        for (let row = 0; row < size; row += 1) {
          const line = [...matrix.subarray(row * size, (row + 1) * size)];
          expect(dot(line, own)).toBeCloseTo((values[at] ?? 0) * (own[row] ?? 0), 8);
        }
        for (let other = 0; other < size; other += 1)
          expect(dot(own, vector(other))).toBeCloseTo(other === at ? 1 : 0, 8);
      }
      expect([...values]).toEqual([...values].toSorted((a, b) => b - a));
    }),
    { numRuns: 200, examples: [[{ size: 2, matrix: new Float64Array(4) }]] },
  );
});
