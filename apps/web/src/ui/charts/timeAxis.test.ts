import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { axisOf } from './timeAxis.ts';

describe('the axis of time', () => {
  it('has editions to scale, and every fifth year with its number', () => {
    const { stations, ticks } = axisOf([2000, 2010, 2020], 0.05);
    const [first, second, third] = stations.map(({ at }) => at);
    expect((second ?? 0) - (first ?? 0)).toBeCloseTo((third ?? 0) - (second ?? 0));
    expect(ticks.filter(({ isNumbered }) => isNumbered).map(({ year }) => year)).toEqual([
      2000, 2005, 2010, 2015, 2020,
    ]);
  });

  it('has editions without a year at the same distance, and no years', () => {
    const { stations, ticks } = axisOf([null, 2010, 2011, 2012], 0.05);
    expect(stations.map(({ at }) => at)).toEqual([0.125, 0.375, 0.625, 0.875]);
    expect(ticks).toEqual([]);
  });

  it('does not take versions such as 0.28 and 0.30 for the years 2028 and 2030', () => {
    const { ticks } = axisOf([2017, 2021], 0.05);
    expect(ticks.filter(({ isNumbered }) => isNumbered).map(({ year }) => year)).toEqual([2020]);
  });

  it('has every edition on it, in order, with room between them', () => {
    const someYears = fc
      .array(fc.integer({ min: 1900, max: 2099 }), { minLength: 1, maxLength: 12 })
      .map((years) => years.toSorted((a, b) => a - b));
    fc.assert(
      fc.property(someYears, fc.double({ min: 0.01, max: 0.2, noNaN: true }), (years, gap) => {
        const { stations } = axisOf(years, gap);
        const room = Math.min(gap, 1 / years.length);
        for (const [index, { at }] of stations.entries()) {
          expect(at).toBeGreaterThan(0);
          expect(at).toBeLessThan(1);
          const before = stations[index - 1];
          if (before) expect(at - before.at).toBeGreaterThanOrEqual(room - 1e-9);
        }
      }),
    );
  });
});
