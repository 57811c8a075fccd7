import { expect, it } from 'vitest';
import { fuzzEveryCall } from '../testing/fuzz/fuzzEveryCall.ts';

it('every call answers what no one should send, thousands of times and each time otherwise', async () => {
  const seed = Number(process.env['SEED']) || Date.now() % 2 ** 31;
  expect({ seed, complaints: await fuzzEveryCall({ seed, runsOfEach: 150 }) }).toEqual({
    seed,
    complaints: [],
  });
}, 1_800_000);
