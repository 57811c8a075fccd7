import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createRateLimiter } from './rateLimiter.ts';

/** A rate limiter on a clock that a test turns. */
function clocked(rate: { atOnce: number; perSecond: number }) {
  let now = 0;
  const { take } = createRateLimiter(rate, () => now);
  return { take, pass: (seconds: number) => void (now += seconds * 1000) };
}

it('gives so much at once, then says how long to wait', () => {
  const { take } = clocked({ atOnce: 3, perSecond: 0.5 });
  expect([1, 2, 3].map(() => take('a').isTaken)).toEqual([true, true, true]);
  expect(take('a')).toEqual({ isTaken: false, seconds: 2 });
});

it('gives again what has come in the meantime, and never more than at once', () => {
  const { take, pass } = clocked({ atOnce: 2, perSecond: 1 });
  take('a');
  take('a');
  pass(1);
  expect([take('a').isTaken, take('a').isTaken]).toEqual([true, false]);
  pass(3_600);
  expect([take('a'), take('a'), take('a')].map(({ isTaken }) => isTaken)).toEqual([true, true, false]);
});

it('takes nothing from one for what another had', () => {
  const { take } = clocked({ atOnce: 1, perSecond: 1 });
  expect([take('a').isTaken, take('b').isTaken, take('a').isTaken]).toEqual([true, true, false]);
});

it('loses nothing when the clock is put back', () => {
  const { take, pass } = clocked({ atOnce: 1, perSecond: 1 });
  take('a');
  pass(-3_600);
  expect(take('a')).toEqual({ isTaken: false, seconds: 1 });
});

it('keeps no more buckets than fit, however many ask', () => {
  const { take } = clocked({ atOnce: 1, perSecond: 1 });
  for (let count = 0; count < 50_000; count += 1) take(String(count));
  expect([take('49999').isTaken, take('0').isTaken]).toEqual([false, true]);
});

it('has never given more than the rate allows', () => {
  const rate = { atOnce: 5, perSecond: 2 };
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 3, noNaN: true }), { maxLength: 200 }), (pauses) => {
      const { take, pass } = clocked(rate);
      let given = 0;
      let passed = 0;
      for (const pause of pauses) {
        pass(pause);
        passed += pause;
        if (take('a').isTaken) given += 1;
      }
      return given <= rate.atOnce + passed * rate.perSecond + 1e-6;
    }),
  );
});
