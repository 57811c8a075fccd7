import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { topDocuments } from './top.ts';

it('The first documents of a heap are those of a full sort, in whatever order they come', () => {
  const ranked = fc.uniqueArray(fc.record({ document: fc.nat({ max: 99 }), key: fc.nat({ max: 5 }) }), {
    selector: ({ document }) => document,
  });
  fc.assert(
    fc.property(ranked, fc.nat({ max: 40 }), (entries, wanted) => {
      const keys = new Map(entries.map(({ document, key }) => [document, key]));
      const sorted = entries.toSorted((a, b) => b.key - a.key || a.document - b.document);
      const documents = Uint32Array.from(entries, ({ document }) => document);
      expect(topDocuments(documents, wanted, (document) => keys.get(document) ?? 0)).toEqual(
        sorted.slice(0, wanted).map(({ document }) => document),
      );
    }),
    { numRuns: 500 },
  );
});
