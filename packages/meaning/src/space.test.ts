import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSpace, type Entry, type Space } from './index.ts';
import { toUnitLength } from './quantise.ts';

const dimensions = 5;
const publishers = ['NSB', 'HI', 'PIC'] as const;
const vectors = fc
  .array(fc.integer({ min: -20, max: 20 }), { minLength: dimensions, maxLength: dimensions })
  .map((given) => toUnitLength(Float32Array.from(given)));
const placed = fc.record({
  entry: fc.record({
    id: fc.integer({ min: 1, max: 30 }).map(String),
    fingerprint: fc.nat(),
    publisher: fc.constantFrom(...publishers),
    handicap: fc.constantFrom(0, 0.05),
  }),
  vector: vectors,
});
type Placed = { entry: Entry; vector: Float32Array };

function put(space: Space, all: readonly Placed[]): Space {
  const joined = new Float32Array(all.length * dimensions);
  all.forEach(({ vector }, at) => joined.set(vector, at * dimensions));
  space.put(
    all.map(({ entry }) => entry),
    joined,
  );
  return space;
}

const cosine = (a: Float32Array, b: Float32Array): number =>
  a.reduce((sum, number, at) => sum + number * (b[at] ?? 0), 0);

const everywhere = { publishers: [...publishers], max: 1_000 };

describe('The space of documents', () => {
  it('finds what lies near, of the wanted publishers alone, as a plain comparison does', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(placed, { selector: ({ entry }) => entry.id, maxLength: 7 }),
        vectors,
        fc.subarray([...publishers]),
        (all, vector, wanted) => {
          const near = put(createSpace(dimensions), all).nearest({ vector, publishers: wanted, max: 1_000 });
          const similarities = new Map(all.map(({ entry, vector: own }) => [entry.id, cosine(own, vector)]));
          for (const { id, similarity } of near) expect(similarity).toBeCloseTo(similarities.get(id) ?? 0, 1);
          const open = all.filter(({ entry }) => wanted.includes(entry.publisher));
          const max = Math.max(0, ...open.map(({ entry }) => similarities.get(entry.id) ?? 0));
          // So few documents have no likeness by chance: a tenth is enough, and half of the best.
          const min = Math.max(0.1, max / 2);
          const margin = 0.03;
          const found = new Set(near.map(({ id }) => id));
          for (const { entry } of open) {
            const similarity = similarities.get(entry.id) ?? 0;
            if (similarity > min + margin) expect(found).toContain(entry.id);
            if (similarity < min - margin) expect(found).not.toContain(entry.id);
          }
          for (const { entry } of all)
            if (!wanted.includes(entry.publisher)) expect(found).not.toContain(entry.id);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('answers after any changes like one rebuilt from what is left, also after it was saved and loaded', () => {
    const changes = fc.array(
      fc.oneof(
        fc.record({ put: fc.uniqueArray(placed, { selector: ({ entry }) => entry.id, maxLength: 6 }) }),
        fc.record({ remove: fc.array(fc.integer({ min: 1, max: 30 }).map(String), { maxLength: 4 }) }),
        fc.constant({ keep: true }),
      ),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(changes, vectors, (steps, vector) => {
        let space = createSpace(dimensions);
        const left = new Map<string, Placed>();
        for (const step of steps) {
          if ('put' in step) {
            put(space, step.put);
            for (const each of step.put) left.set(each.entry.id, each);
          } else if ('remove' in step) {
            space.remove(step.remove);
            for (const id of step.remove) left.delete(id);
          } else {
            space = createSpace(dimensions, space.bytes());
          }
        }
        const rebuilt = put(createSpace(dimensions), [...left.values()]);
        expect(space.size()).toBe(left.size);
        expect(Object.fromEntries(space.fingerprints())).toEqual(
          Object.fromEntries([...left].map(([id, { entry }]) => [id, entry.fingerprint])),
        );
        // What is alike by chance is judged from pairs, which are other ones in another order: only few are no matter.
        if (left.size < 8)
          expect(space.nearest({ vector, ...everywhere })).toEqual(
            rebuilt.nearest({ vector, ...everywhere }),
          );
      }),
      { numRuns: 500 },
    );
  });

  it('puts a former edition behind the one in force that is as near', () => {
    const vector = toUnitLength(Float32Array.of(1, 2, 3, 4, 5));
    const entry = { fingerprint: 1, publisher: 'NSB' };
    const space = put(createSpace(dimensions), [
      { entry: { ...entry, id: 'a-former', handicap: 0.05 }, vector },
      { entry: { ...entry, id: 'b-current', handicap: 0 }, vector },
    ]);
    expect(space.nearest({ vector, ...everywhere }).map(({ id }) => id)).toEqual(['b-current', 'a-former']);
    expect(space.nearest({ vector, ...everywhere, max: 1 }).map(({ id }) => id)).toEqual(['b-current']);
  });

  it('finds nothing near a question in which nothing is understood', () => {
    const some = {
      entry: { id: '1', fingerprint: 1, publisher: 'NSB', handicap: 0 },
      vector: new Float32Array(5),
    };
    const space = put(createSpace(dimensions), [some]);
    expect(space.nearest({ vector: new Float32Array(dimensions), ...everywhere })).toEqual([]);
  });

  it('is not opened from bytes of other dimensions, nor from damaged ones', () => {
    const bytes = put(createSpace(dimensions), [
      {
        entry: { id: '1', fingerprint: 1, publisher: 'NSB', handicap: 0 },
        vector: Float32Array.of(1, 0, 0, 0, 0),
      },
    ]).bytes();
    expect(() => createSpace(4, bytes)).toThrow('no space of 4 dimensions');
    expect(() => createSpace(dimensions, bytes.subarray(0, -3))).toThrow();
  });
});
