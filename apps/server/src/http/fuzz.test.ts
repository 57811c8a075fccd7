import { expect, it } from 'vitest';
import { fuzzEveryCall } from '../testing/fuzz/fuzzEveryCall.ts';

// With this seed the same is asked in every run; `fuzz.long.ts` asks otherwise each time.
it('every call answers what nobody should send with a clear refusal, and breaks at nothing', async () => {
  expect(await fuzzEveryCall({ seed: 20_261_122, runsOfEach: 10 })).toEqual([]);
}, 240_000);
