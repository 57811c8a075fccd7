import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { lazySort } from './lazySort.ts';

it('Positions far behind are those of a full sort, in whichever order they are looked at', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.nat({ max: 50 }), fc.constant(-Infinity)), {
        minLength: 1_000,
        maxLength: 1_500,
        size: 'max',
      }),
      fc.array(fc.nat({ max: 999 }), { minLength: 1, maxLength: 30 }),
      (keys, ranks) => {
        const keyOf = (at: number): number => keys[at] ?? 0;
        const sorted = [...keys.keys()].sort((a, b) => keyOf(b) - keyOf(a) || a - b);
        const positionAt = lazySort(keys.length, keyOf);
        expect(ranks.map(positionAt)).toEqual(ranks.map((rank) => sorted[rank]));
      },
    ),
    { numRuns: 50 },
  );
});
