import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastAbove, readingLine } from './tracking.ts';

describe('the last top above a height', () => {
  it('is the one a plain search finds', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 5000 })),
        fc.integer({ min: -10, max: 5010 }),
        (given, height) => {
          const tops = given.toSorted((a, b) => a - b);
          expect(lastAbove(tops, height)).toBe(tops.findLastIndex((top) => top <= height));
        },
      ),
    );
  });
});

describe('the line at which a page is read', () => {
  const page = { longest: 9000, windowHeight: 1000, coveredTop: 0 };

  it('rests a fifth below the upper edge while there is much to come', () => {
    expect(readingLine({ ...page, at: 0 })).toBe(200);
    expect(readingLine({ ...page, at: 4000 })).toBe(4200);
  });

  it('reaches the lower edge at the end of the page, so that a short last clause is read too', () => {
    expect(readingLine({ ...page, at: 9000 })).toBe(10_000);
  });

  it('starts below what covers the top of the window', () => {
    expect(readingLine({ ...page, at: 0, coveredTop: 100 })).toBe(280);
  });

  it('never moves up while the page is scrolled down', () => {
    const scrolls = fc.record({
      longest: fc.integer({ min: 0, max: 20_000 }),
      windowHeight: fc.integer({ min: 200, max: 2000 }),
      coveredTop: fc.integer({ min: 0, max: 150 }),
    });
    fc.assert(
      fc.property(
        scrolls,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (given, a, b) => {
          const [less, more] = [Math.min(a, b), Math.max(a, b)];
          const lineAt = (share: number) => readingLine({ ...given, at: share * given.longest });
          expect(lineAt(more)).toBeGreaterThanOrEqual(lineAt(less) - 1e-6);
        },
      ),
    );
  });
});
