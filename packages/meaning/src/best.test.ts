import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { best } from './best.ts';

it('The best of all that is offered are those that stand first when everything is put in order', () => {
  const offers = fc.uniqueArray(
    fc.record({ id: fc.string({ minLength: 1, maxLength: 3 }), score: fc.integer({ min: 0, max: 5 }) }),
    { selector: ({ id }) => id, maxLength: 40 },
  );
  fc.assert(
    fc.property(offers, fc.integer({ min: 0, max: 12 }), (offered, max) => {
      const kept = best(max);
      for (const each of offered) kept.offer(each);
      const inOrder = offered.toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
      expect(kept.ranked()).toEqual(inOrder.slice(0, max));
    }),
  );
});
