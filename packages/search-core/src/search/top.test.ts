import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { topPositions } from './top.ts';

it('The first positions are those of a full sort', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 5 }), { maxLength: 60 }), fc.nat({ max: 40 }), (keys, wanted) => {
      const sorted = [...keys.keys()].sort((a, b) => (keys[b] ?? 0) - (keys[a] ?? 0) || a - b);
      expect([...topPositions(keys.length, wanted, (at) => keys[at] ?? 0)]).toEqual(sorted.slice(0, wanted));
    }),
    { numRuns: 500 },
  );
});

it('So are those of pages far behind', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat({ max: 50 }), { minLength: 1_100, maxLength: 1_500, size: 'max' }),
      fc.integer({ min: 1_001, max: 1_500 }),
      (keys, wanted) => {
        const sorted = [...keys.keys()].sort((a, b) => (keys[b] ?? 0) - (keys[a] ?? 0) || a - b);
        expect([...topPositions(keys.length, wanted, (at) => keys[at] ?? 0)]).toEqual(
          sorted.slice(0, wanted),
        );
      },
    ),
    { numRuns: 20 },
  );
});
