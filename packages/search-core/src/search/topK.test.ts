import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { topK } from './topK.ts';

it('The first positions are those of a full sort', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 5 }), { maxLength: 60 }), fc.nat({ max: 40 }), (keys, limit) => {
      const sorted = [...keys.keys()].sort((a, b) => (keys[b] ?? 0) - (keys[a] ?? 0) || a - b);
      expect([...topK(keys.length, limit, (at) => keys[at] ?? 0)]).toEqual(sorted.slice(0, limit));
    }),
    { numRuns: 500 },
  );
});
