import { describe, expect, it } from 'vitest';
import { dayFault, isReversed } from './dateRange.ts';

describe('a range of days', () => {
  it.each([
    ['', '', false],
    ['2026-11-19', '', false],
    ['', '2026-11-19', false],
    ['2026-11-19', '2026-11-19', false],
    ['2026-11-19', '2026-11-20', false],
    ['2026-11-19', '2026-11-18', true],
    ['2026-01-01', '2025-12-31', true],
  ])('from %j to %j is reversed: %s', (from, to, reversed) => {
    expect(isReversed({ from, to })).toBe(reversed);
  });
});

describe('a day between two others', () => {
  it.each([
    ['', undefined],
    ['2026-01-01', undefined],
    ['2026-12-31', undefined],
    ['2025-12-31', 'tooEarly'],
    ['2027-01-01', 'tooLate'],
  ])('%j is %s', (day, fault) => {
    expect(dayFault(day, { min: '2026-01-01', max: '2026-12-31' })).toBe(fault);
  });

  it('has a year of four digits', () => {
    expect(dayFault('12026-01-01', {})).toBe('tooLate');
  });
});
