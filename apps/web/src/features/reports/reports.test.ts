import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeOf } from './change.ts';
import { inPeriods, periodOf } from './periods.ts';
import { daysAt, filtersAt, placeIn, queryAt } from './place.ts';
import { daysOfRange, lengthOf, ranges, today } from './ranges.ts';

describe('a range', () => {
  it.each([
    ['last-week', '2026-03-02', '2026-02-24', '2026-03-02'],
    ['this-month', '2026-03-02', '2026-03-01', '2026-03-02'],
    ['last-month', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['last-month', '2026-01-15', '2025-12-01', '2025-12-31'],
    ['this-year', '2026-03-02', '2026-01-01', '2026-03-02'],
  ] as const)('called %s goes, on %s, from %s to %s', (name, day, from, to) => {
    expect(daysOfRange(name, day)).toEqual({ from, to });
  });

  it('of a week has seven days', () => {
    expect(lengthOf(daysOfRange('last-week', '2026-03-02'))).toBe(7);
  });
});

describe('days', () => {
  it.each([
    [7, 'day'],
    [31, 'day'],
    [32, 'week'],
    [190, 'week'],
    [366, 'month'],
  ] as const)('that are %d are drawn by %s', (count, period) => {
    expect(periodOf(count)).toBe(period);
  });

  it('are put together by weeks that begin on Mondays, and by months', () => {
    const days = ['2026-03-29', '2026-03-30', '2026-03-31', '2026-04-01'].map((day) => ({ day }));
    const beginnings = (period: 'week' | 'month') => inPeriods(days, period).map(({ first }) => first);
    expect(beginnings('week')).toEqual(['2026-03-29', '2026-03-30']);
    expect(beginnings('month')).toEqual(['2026-03-29', '2026-04-01']);
  });

  it('are all there again in their order, however they are put together', () => {
    const start = fc.integer({ min: 0, max: 20_000 });
    fc.assert(
      fc.property(
        start,
        fc.integer({ min: 1, max: 400 }),
        fc.constantFrom('day', 'week', 'month'),
        (at, count, period) => {
          const days = Array.from({ length: count }, (_, index) => ({
            day: new Date((at + index) * 86_400_000).toISOString().slice(0, 10),
          }));
          expect(inPeriods(days, period).flatMap((each) => each.days)).toEqual(days);
        },
      ),
    );
  });
});

describe('a change', () => {
  it.each([
    [{ now: 5, before: 5 }, { kind: 'same' }],
    [{ now: 0, before: 0 }, { kind: 'same' }],
    [{ now: 9, before: 0 }, { kind: 'first' }],
    [
      { now: 57, before: 69 },
      { kind: 'by', difference: -12 },
    ],
    [
      { now: 541, before: 500 },
      { kind: 'part', part: 0.082 },
    ],
    [
      { now: 0, before: 400 },
      { kind: 'part', part: -1 },
    ],
  ])('of %j is %j', (compared, change) => {
    expect(changeOf(compared)).toEqual(change);
  });
});

describe('a place in a report', () => {
  it('is the last seven days of everything, without any query', () => {
    const place = placeIn('');
    expect(queryAt(place)).toBe('');
    expect(daysAt(place)).toEqual(daysOfRange('last-week', today()));
    expect(filtersAt(place)).toEqual(daysAt(place));
  });

  it('is read as it was written', () => {
    const word = fc.string({ unit: 'grapheme', maxLength: 20 });
    const day = fc
      .integer({ min: 0, max: 30_000 })
      .map((at) => new Date(at * 86_400_000).toISOString().slice(0, 10));
    const range = fc.oneof(fc.constantFrom(...ranges), fc.record({ from: day, to: day }));
    const page = fc.integer({ min: 0, max: 5_000 });
    const places = fc.record({
      range,
      publisher: word,
      documentType: word,
      account: word,
      list: word,
      page,
      isHere: fc.boolean(),
    });
    fc.assert(
      fc.property(places, (place) => {
        expect(placeIn(queryAt(place))).toEqual(place);
      }),
    );
  });

  it.each([
    '?range=never',
    '?from=2026-02-01',
    '?from=x&to=y',
    '?from=2026-02-31&to=2026-03-31',
    '?page=-3',
    '?page=1e99',
    '?from=2026-02-01&to=soon',
  ])('that makes no sense is the usual one: %s', (query) => {
    expect(queryAt(placeIn(query)).replace(/^\?page=1000000$/, '')).toBe('');
  });
});
