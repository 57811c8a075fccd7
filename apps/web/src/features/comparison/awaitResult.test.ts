import { expect, it } from 'vitest';
import { awaitResult, ComparisonLate } from './awaitResult.ts';

/** A server whose result is there at one of the checks, and a clock that only remembers. */
function aServer(readyAt: number) {
  const waits: number[] = [];
  let checks = 0;
  return {
    waits,
    checks: () => checks,
    asking: {
      start: async () => undefined,
      check: async () => (checks += 1) >= readyAt,
      wait: async (ms: number) => void waits.push(ms),
    },
  };
}

it('asks for a result at once, and is done where it is there [comparison-011]', async () => {
  const { asking, waits, checks } = aServer(1);
  await awaitResult(asking);
  expect([checks(), waits]).toEqual([1, []]);
});

it('asks again every 10000 ms until the result is there [comparison-011]', async () => {
  const { asking, waits, checks } = aServer(4);
  await awaitResult(asking);
  expect([checks(), waits]).toEqual([4, [10_000, 10_000, 10_000]]);
});

it('asks ten times, and ends when the eleventh would be due [comparison-012]', async () => {
  const { asking, waits, checks } = aServer(Infinity);
  await expect(awaitResult(asking)).rejects.toBeInstanceOf(ComparisonLate);
  expect([checks(), waits.length]).toEqual([10, 10]);
});
