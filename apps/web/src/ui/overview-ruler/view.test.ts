import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clauseAt, clausesWithRoom, progressOf, startAfterKey, startAround, startWithin } from './view.ts';

const view = { start: 0.5, end: 0.7 };
const clauses = [
  { number: '1', at: 0 },
  { number: '5', at: 0.2 },
  { number: '9', at: 0.49 },
  { number: 'A1', at: 0.9 },
];

describe('the window of a heat strip', () => {
  it.each([
    [{ start: 0, end: 0.2 }, 0],
    [{ start: 0.4, end: 0.6 }, 0.5],
    [{ start: 0.8, end: 1 }, 1],
    [{ start: 0, end: 1 }, 1],
    [{ start: 0, end: 3 }, 1],
  ])('%o is through %d of the text', (given, progress) => {
    expect(progressOf(given)).toBeCloseTo(progress);
  });

  it.each([
    ['ArrowDown', 0.52],
    ['ArrowUp', 0.48],
    ['PageDown', 0.7],
    ['PageUp', 0.3],
    ['Home', 0],
    ['End', 0.8],
  ])('goes by %s to %d', (key, start) => {
    expect(startAfterKey(key, view)).toBeCloseTo(start);
  });

  it('stays at any other key', () => {
    expect(startAfterKey('Tab', view)).toBeUndefined();
  });

  it('comes to lie around a place that is pressed', () => {
    expect(startAround(0.5, view)).toBeCloseTo(0.4);
    expect(startAround(0, view)).toBe(0);
    expect(startAround(1, view)).toBeCloseTo(0.8);
  });

  it('never leaves the text', () => {
    const place = fc.double({ min: -2, max: 3, noNaN: true });
    fc.assert(
      fc.property(place, fc.double({ min: 0, max: 1, noNaN: true }), (start, span) => {
        const kept = startWithin(start, { start: 0, end: span });
        expect(kept).toBeGreaterThanOrEqual(0);
        expect(kept + span).toBeLessThanOrEqual(1 + 1e-9);
      }),
    );
  });
});

describe('the clause of the window', () => {
  it.each([
    [0, '1'],
    [0.19, '5'],
    [0.5, '9'],
    [0.89, 'A1'],
  ])('at %d is %s', (start, number) => {
    expect(clauseAt(clauses, { start, end: start + 0.2 })?.number).toBe(number);
  });

  it('is none before the first', () => {
    expect(clauseAt([{ number: '1', at: 0.5 }], { start: 0, end: 0.1 })).toBeUndefined();
    expect(clauseAt([], view)).toBeUndefined();
  });
});

it('clause numbers are left out where they would touch the one before or leave the strip', () => {
  const crowded = [...clauses, { number: '5.1', at: 0.21 }, { number: 'B', at: 0.99 }].sort(
    (one, other) => one.at - other.at,
  );
  const shown = clausesWithRoom(crowded, { length: 400, roomFor: () => 18 });
  expect(shown.map(({ number }) => number)).toEqual(['1', '5', '9', 'A1']);
});
