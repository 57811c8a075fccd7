import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pagesShown } from './pagesShown.ts';

/** As a reader sees them: counted from one, a gap as an ellipsis. */
const seen = (page: number, pageCount: number, max: number): string =>
  pagesShown({ page: page - 1, pageCount, max })
    .map((shown) => (typeof shown === 'number' ? shown + 1 : '…'))
    .join(' ');

describe('the pages of a pagination', () => {
  it.each([
    [1, 0, 6, ''],
    [1, 1, 6, '1'],
    [2, 4, 4, '1 2 3 4'],
    [6, 6, 6, '1 2 3 4 5 6'],
    [1, 9, 6, '1 2 3 4 … 9'],
    [3, 9, 6, '1 2 3 4 … 9'],
    [4, 9, 6, '1 2 3 4 5 … 9'],
    [5, 9, 6, '1 … 4 5 6 … 9'],
    [9, 9, 6, '1 … 6 7 8 9'],
    [1, 5, 4, '1 2 … 5'],
    [5, 9, 4, '1 … 5 … 9'],
    [9, 9, 4, '1 … 8 9'],
  ])('on page %i of %i, up to %i named, are %s [search-039]', (page, pageCount, max, expected) => {
    expect(seen(page, pageCount, max)).toBe(expected);
  });

  it('name the first, the last and the page itself, in order and once, with an ellipsis only for two pages or more', () => {
    const lists = fc.record({
      pageCount: fc.integer({ min: 1, max: 500 }),
      at: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      max: fc.constantFrom(4, 6),
    });
    fc.assert(
      fc.property(lists, ({ pageCount, at, max }) => {
        const page = Math.floor(at * pageCount);
        const shown = pagesShown({ page, pageCount, max });
        const pages = shown.filter((each) => typeof each === 'number');
        expect(pages).toEqual([...new Set(pages)].toSorted((one, other) => one - other));
        expect(pages).toEqual(expect.arrayContaining([0, page, pageCount - 1]));
        expect(new Set(shown).size).toBe(shown.length);
        shown.forEach((each, place) => {
          if (typeof each === 'number') return;
          expect(Number(shown[place + 1]) - Number(shown[place - 1])).toBeGreaterThan(2);
        });
      }),
    );
  });
});
