import { expect, it } from 'vitest';
import type { Comparisons } from '../comparison/index.ts';
import { clauseCountsOf } from './clauseCounts.ts';

const pair = { base: 'a', target: 'b' };

/** Comparisons that are in a state, and a cache that is empty. */
function counting(state: 'waiting' | 'ready', refusal?: Error) {
  const stored = new Map<string, Uint8Array>();
  const failures: unknown[] = [];
  let asked = 0;
  const changes = [
    { clause: 'c1', isNormative: true },
    { clause: 'c1', isNormative: false },
    { clause: 'c2', isNormative: false },
  ];
  const comparisons = {
    look: () => Promise.resolve({ state }),
    of: () => ((asked += 1), Promise.resolve({ changes })),
  } as unknown as Comparisons;
  const counts = clauseCountsOf({
    comparisons,
    cache: {
      get: (name) => Promise.resolve(stored.get(name) ?? null),
      put: async (name, bytes) => {
        if (refusal) throw refusal;
        stored.set(name, bytes);
      },
    },
    onFailed: (error) => failures.push(error),
  });
  return { counts, asked: () => asked, failures };
}

it('Changes are counted by clause, and a comparison is read once for them', async () => {
  const { counts, asked } = counting('ready');
  const expected = {
    isDone: true,
    changes: new Map([
      ['c1', { normative: 1, others: 1 }],
      ['c2', { normative: 0, others: 1 }],
    ]),
  };
  expect(await counts(pair, 'someone')).toEqual(expected);
  expect(await counts(pair, 'someone')).toEqual(expected);
  expect(asked()).toBe(1);
});

it('Editions that are not compared yet have no counts, and are not done', async () => {
  const { counts, asked } = counting('waiting');
  expect(await counts(pair, 'someone')).toEqual({ isDone: false, changes: null });
  expect(asked()).toBe(0);
});

it('Counts that cannot be cached are answered all the same, and the reason is reported', async () => {
  const refusal = new Error('no space left on device');
  const { counts, failures } = counting('ready', refusal);
  expect(await counts(pair, 'someone')).toMatchObject({ isDone: true });
  expect(failures).toEqual([refusal]);
});
