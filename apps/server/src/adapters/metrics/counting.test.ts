import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countDuration, noDurations, quantile } from './durations.ts';
import { counting } from './counting.ts';
import { lastHour } from './lastHour.ts';

const minuteMs = 60_000;
const silent = { answered: () => undefined, cacheLookup: () => undefined };

describe('the p95 of durations', () => {
  it('is right to seven per cent, whatever was counted', () => {
    const durations = fc.array(fc.double({ min: 0.25, max: 100_000, noNaN: true }), { minLength: 1 });
    fc.assert(
      fc.property(durations, (all) => {
        const counted = noDurations();
        for (const ms of all) countDuration(counted, ms);
        const sorted = all.toSorted((one, other) => one - other);
        const exact = sorted[Math.ceil(0.95 * all.length) - 1] ?? 0;
        const told = quantile(counted, 0.95, Math.max(...all));
        expect(Math.abs(told / exact - 1)).toBeLessThan(0.075);
      }),
    );
  });

  it('is the longest of all where that took longer than can be told apart', () => {
    const counted = noDurations();
    countDuration(counted, 3_600_000);
    expect(quantile(counted, 0.95, 3_600_000)).toBe(3_600_000);
  });
});

describe('the last hour', () => {
  it('counts exactly, and forgets minute by minute', () => {
    let now = 100 * minuteMs;
    const hour = lastHour(() => now);
    expect(hour.times()).toEqual({ count: 0, failed: 0, meanMs: 0, p95Ms: 0, maxMs: 0 });
    hour.add(10, false);
    now += 30 * minuteMs;
    hour.add(30, true);
    expect(hour.times()).toMatchObject({ count: 2, failed: 1, meanMs: 20, maxMs: 30 });
    expect(hour.perMinute().flatMap((count, at) => (count > 0 ? [at] : []))).toEqual([29, 59]);
    expect(hour.longestAt()).toEqual(new Date(130 * minuteMs));

    now += 29 * minuteMs;
    expect(hour.times().count).toBe(2);
    now += minuteMs;
    expect(hour.times()).toMatchObject({ count: 1, meanMs: 30 });
    now += 24 * 60 * minuteMs;
    expect(hour.times().count).toBe(0);
    expect(hour.longestAt()).toBeNull();
  });
});

describe('what parts tell', () => {
  it('is counted by call and by status, once for each request; what failed is what the server did wrong', () => {
    const counts = counting(() => 0, silent);
    const asked = { method: 'GET', path: '/api/account' };
    const ended = counts.requestBegan(asked);
    counts.requestBegan(asked)(404);
    expect(counts.inHand().requests).toEqual([{ ...asked, since: new Date(0) }]);
    ended(500);
    ended(500);
    const { all, byEndpoint, byStatus } = counts.counted();
    expect(all).toMatchObject({ count: 2, failed: 1 });
    expect(byEndpoint).toMatchObject([{ ...asked, count: 2, failed: 1 }]);
    expect(byStatus).toMatchObject([
      { status: 404, count: 1, failed: 0 },
      { status: 500, count: 1, failed: 1 },
    ]);
    expect(counts.inHand().requests).toEqual([]);
  });

  it('never takes more room than for a thousand calls, whatever is asked', () => {
    const counts = counting(() => 0, silent);
    for (let each = 0; each < 3_000; each += 1)
      counts.requestBegan({ method: 'GET', path: `/mistake/${each}` })(200);
    const { byEndpoint, all } = counts.counted();
    expect(byEndpoint.length).toBeLessThanOrEqual(1_001);
    expect(byEndpoint[0]).toMatchObject({ path: '*', count: 2_000 });
    expect(all.count).toBe(3_000);
  });

  it('tells the hits of each cache and the jobs in hand', () => {
    const counts = counting(() => 0, silent);
    counts.cacheLookup('redlines', true);
    counts.cacheLookup('redlines', false);
    counts.takesJobs('imports');
    const ended = counts.jobBegan('imports');
    expect(counts.inHand()).toMatchObject({
      queues: ['imports'],
      jobs: [{ queue: 'imports', since: new Date(0) }],
    });
    expect(counts.counted().caches).toContainEqual({ name: 'redlines', hits: 1, misses: 1 });
    ended();
    expect(counts.inHand().jobs).toEqual([]);
  });
});
