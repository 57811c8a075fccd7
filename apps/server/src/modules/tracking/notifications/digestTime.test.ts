import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextDigestAt, type DigestTime } from './digestTime.ts';

const daily = (hour: number, timeZone: string): DigestTime => ({ mail: 'daily', hour, weekday: 1, timeZone });
const next = (time: DigestTime, now: string): string => nextDigestAt(time, new Date(now)).toISOString();

describe('gathered mail goes out', () => {
  it.each([
    [
      'today, while the hour is to come',
      daily(7, 'Europe/Oslo'),
      '2026-11-21T05:59:59Z',
      '2026-11-21T06:00:00.000Z',
    ],
    [
      'tomorrow, at the hour and after it',
      daily(7, 'Europe/Oslo'),
      '2026-11-21T06:00:00Z',
      '2026-11-22T06:00:00.000Z',
    ],
    [
      'by the half hours of a place',
      daily(8, 'Asia/Kolkata'),
      '2026-11-21T00:00:00Z',
      '2026-11-21T02:30:00.000Z',
    ],
    [
      'on a day that has begun there alone',
      daily(7, 'Pacific/Kiritimati'),
      '2026-11-21T12:00:00Z',
      '2026-11-21T17:00:00.000Z',
    ],
    [
      'on the weekday that was chosen',
      { ...daily(9, 'America/New_York'), mail: 'weekly', weekday: 1 },
      '2026-11-21T12:00:00Z',
      '2026-11-23T14:00:00.000Z',
    ],
    [
      'a week later, once that day’s hour is over',
      { ...daily(9, 'America/New_York'), mail: 'weekly', weekday: 1 },
      '2026-11-23T14:00:00Z',
      '2026-11-30T14:00:00.000Z',
    ],
  ] as [string, DigestTime, string, string][])('%s', (_, time, now, expected) => {
    expect(next(time, now)).toBe(expected);
  });

  it('at the same hour of the place before and after its clocks change', () => {
    expect(next(daily(7, 'Europe/Oslo'), '2026-03-28T12:00:00Z')).toBe('2026-03-29T05:00:00.000Z');
    expect(next(daily(7, 'Europe/Oslo'), '2026-10-24T12:00:00Z')).toBe('2026-10-25T06:00:00.000Z');
  });

  it('an hour later in the night that leaves the hour out, and at its own hour the day after', () => {
    expect(next(daily(2, 'Europe/Oslo'), '2026-03-28T12:00:00Z')).toBe('2026-03-29T01:00:00.000Z');
    expect(next(daily(2, 'Europe/Oslo'), '2026-03-29T01:00:00Z')).toBe('2026-03-30T00:00:00.000Z');
  });

  it('once in the night that has the hour twice', () => {
    expect(next(daily(2, 'Europe/Oslo'), '2026-10-24T12:00:00Z')).toBe('2026-10-25T00:00:00.000Z');
    expect(next(daily(2, 'Europe/Oslo'), '2026-10-25T00:00:00Z')).toBe('2026-10-26T01:00:00.000Z');
  });

  it('after now, within a day or a week and the hour of a clock change, wherever and whenever', () => {
    const zones = [
      'UTC',
      'Europe/Oslo',
      'America/St_Johns',
      'Australia/Lord_Howe',
      'Asia/Riyadh',
      'Africa/Cairo',
    ];
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
        fc.constantFrom(...zones),
        fc.constantFrom('daily' as const, 'weekly' as const),
        fc.integer({ min: 0, max: 23 }),
        fc.integer({ min: 1, max: 7 }),
        (now, timeZone, mail, hour, weekday) => {
          const wait = nextDigestAt({ mail, hour, weekday, timeZone }, now).getTime() - now.getTime();
          const max = (mail === 'daily' ? 24 : 7 * 24) + 1;
          expect(wait).toBeGreaterThan(0);
          expect(wait).toBeLessThanOrEqual(max * 3_600_000);
        },
      ),
    );
  });
});
