import { expect, it } from 'vitest';
import { oneByOne, type Progress } from './oneByOne.ts';

const never = new AbortController().signal;

it('is done to each in turn, and goes on after one that failed', async () => {
  const done: string[] = [];
  const steps: Progress[] = [];
  const refusal = new Error('not for you');
  const result = await oneByOne(
    ['a', 'b', 'c'],
    async (each) => {
      if (each === 'b') throw refusal;
      done.push(each);
    },
    { signal: never, onProgress: (step) => steps.push(step) },
  );
  expect(done).toEqual(['a', 'c']);
  expect(result).toEqual({ done: 2, failed: [{ item: 'b', error: refusal }] });
  expect(steps.map((step) => step.done)).toEqual([0, 1, 2]);
});

it('ends where it is given up', async () => {
  const giveUp = new AbortController();
  const done: number[] = [];
  const result = await oneByOne(
    [1, 2, 3],
    async (each) => {
      done.push(each);
      if (each === 2) giveUp.abort();
    },
    { signal: giveUp.signal, onProgress: () => {} },
  );
  expect(done).toEqual([1, 2]);
  expect(result).toEqual({ done: 2, failed: [] });
});
