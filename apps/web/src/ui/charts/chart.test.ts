import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quantity } from './quantity.ts';
import { ticksUpTo } from './usePlot.ts';
import { columnShapes, heldWithin, labelsShown, linePieces, pathOf } from './shapes.ts';

const plot = { start: 40, width: 200, top: 10, height: 100 };

describe('a quantity', () => {
  it.each([-1, -0.001, Number.NaN, Infinity])('is never %d', (value) => {
    expect(() => quantity(value)).toThrow(RangeError);
  });

  it.each([0, 0.5, 1e300])('may be %d', (value) => {
    expect(quantity(value)).toBe(value);
  });
});

describe('the marks of an axis', () => {
  it.each([
    [1094, true, [0, 300, 600, 900, 1200]],
    [1200, true, [0, 300, 600, 900, 1200]],
    [1, true, [0, 1]],
    [3, true, [0, 1, 2, 3]],
    [10, true, [0, 3, 6, 9, 12]],
    [0, true, [0, 1]],
    [0.9, false, [0, 0.25, 0.5, 0.75, 1]],
    [7.3, false, [0, 2, 4, 6, 8]],
    [9_100_000_000, true, [0, 2_500_000_000, 5_000_000_000, 7_500_000_000, 10_000_000_000]],
  ])('up to %d, whole: %s, are %j', (max, isWhole, ticks) => {
    expect(ticksUpTo({ max, isWhole })).toEqual(ticks);
  });

  it('begin at nothing, are at most five, cover the maximum, and leave less than one step above it', () => {
    const some = fc.double({ min: 1e-9, max: 1e15, noNaN: true });
    fc.assert(
      fc.property(some, fc.boolean(), (value, isWhole) => {
        const max = isWhole ? Math.ceil(value) : value;
        const ticks = ticksUpTo({ max, isWhole });
        expect(ticks[0]).toBe(0);
        expect(ticks.length).toBeLessThanOrEqual(5);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(max * (1 - 1e-9));
        expect(ticks.at(-2)).toBeLessThan(max);
        if (isWhole) expect(ticks.every(Number.isInteger)).toBe(true);
      }),
    );
  });
});

describe('columns', () => {
  it('are piles from the ground up', () => {
    const [column] = columnShapes({ values: [[quantity(30), quantity(20)]], plot, max: 100 });
    expect(column?.pieces).toEqual([
      { y: 80, height: 30 },
      { y: 60, height: 20 },
    ]);
    expect(column?.top).toBe(60);
    expect(column?.middle).toBe(140);
  });

  it('show what is little, and nothing of nothing', () => {
    const [column] = columnShapes({ values: [[quantity(0), quantity(1)]], plot, max: 1e9 });
    expect(column?.pieces.map(({ height }) => height)).toEqual([0, 1]);
  });

  it('stand within the plot and apart, however many they are', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), (count) => {
        const values = Array.from({ length: count }, () => [quantity(1)]);
        const columns = columnShapes({ values, plot, max: 1 });
        for (const [place, { x, width }] of columns.entries()) {
          const before = columns[place - 1];
          expect(x).toBeGreaterThanOrEqual(before ? before.x + before.width : plot.start);
          expect(x + width).toBeLessThanOrEqual(plot.start + plot.width);
        }
      }),
    );
  });
});

describe('a line', () => {
  it('is cut where nothing was measured', () => {
    const places = [0, 0.2, 0.8, 1];
    const values = [quantity(0), null, quantity(50), quantity(100)];
    expect(linePieces({ places, values, plot, max: 100 })).toEqual([
      [{ x: 40, y: 110 }],
      [
        { x: 200, y: 60 },
        { x: 240, y: 10 },
      ],
    ]);
  });

  it('is written as a path', () => {
    expect(
      pathOf([
        { x: 0.04, y: 1.26 },
        { x: 10, y: 2 },
      ]),
    ).toBe('M0 1.3L10 2');
  });
});

it('labels that would touch the one before are left out', () => {
  expect(labelsShown([10, 30, 50, 70], 40)).toEqual([true, false, true, false]);
  expect(labelsShown([70, 50, 30, 10], 40)).toEqual([true, false, true, false]);
  expect(labelsShown([10, 60], 40)).toEqual([true, true]);
});

it('labels of the outermost places stay within the drawing', () => {
  expect(heldWithin([0, 100, 199], 40, 200)).toEqual([20, 100, 180]);
});
