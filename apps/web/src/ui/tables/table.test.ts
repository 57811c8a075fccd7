import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameOfPage, pageAfterResize, pageCountOf, pageNamed, rangeOf } from './paging.ts';
import { stateOfPage, withRows, nextSort } from './table.ts';

describe('a press on the head of a column', () => {
  it('sorts by it, ascending unless it begins the other way', () => {
    expect(nextSort(undefined, { key: 'name' })).toEqual({ by: 'name', direction: 'ascending' });
    expect(
      nextSort({ by: 'name', direction: 'descending' }, { key: 'date', sortsFirst: 'descending' }),
    ).toEqual({
      by: 'date',
      direction: 'descending',
    });
  });

  it('turns the order of the sorted column, and turns it back', () => {
    const once = nextSort({ by: 'name', direction: 'ascending' }, { key: 'name' });
    expect(once).toEqual({ by: 'name', direction: 'descending' });
    expect(nextSort(once, { key: 'name' })).toEqual({ by: 'name', direction: 'ascending' });
  });
});

describe('a choice of rows', () => {
  it.each([
    [[], 'off'],
    [['a'], 'mixed'],
    [['a', 'b'], 'on'],
    [['z'], 'off'],
  ])('of %j is shown as %s on the page of a and b', (chosen, state) => {
    expect(stateOfPage(new Set(chosen), ['a', 'b'])).toBe(state);
  });

  it('is empty on a page without rows', () => {
    expect(stateOfPage(new Set(['z']), [])).toBe('off');
  });

  it('keeps what is chosen on other pages, and is what it was when a page is chosen and left again', () => {
    const keys = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }));
    fc.assert(
      fc.property(keys, keys, (elsewhere, page) => {
        const chosen = new Set(elsewhere.filter((key) => !page.includes(key)));
        const all = withRows(chosen, page, true);
        expect(stateOfPage(all, page)).toBe(page.length > 0 ? 'on' : 'off');
        expect([...withRows(all, page, false)].sort()).toEqual([...chosen].sort());
      }),
    );
  });
});

describe('a page of 204 rows', () => {
  it.each([
    [0, 25, { from: 1, to: 25 }],
    [8, 25, { from: 201, to: 204 }],
    [9, 25, undefined],
    [0, 500, { from: 1, to: 204 }],
  ])('number %i, with %i on a page, is %o', (page, size, range) => {
    expect(rangeOf({ page, size, total: 204 })).toEqual(range);
  });

  it('has no first row where there is none', () => {
    expect(rangeOf({ page: 0, size: 25, total: 0 })).toBeUndefined();
    expect(pageCountOf({ size: 25, total: 0 })).toBe(0);
  });

  it('has its first row on the page that is shown after another size is chosen', () => {
    const size = fc.constantFrom(10, 20, 25, 50, 100);
    fc.assert(
      fc.property(fc.nat(500), size, size, (page, before, after) => {
        const range = rangeOf({
          page: pageAfterResize({ page, size: before }, after),
          size: after,
          total: 1e6,
        });
        expect(range?.from).toBeLessThanOrEqual(page * before + 1);
        expect(range?.to).toBeGreaterThanOrEqual(page * before + 1);
      }),
    );
  });
});

describe('a page in an address', () => {
  it.each([
    ['', 0],
    ['1', 0],
    ['3', 2],
    ['0', 0],
    ['-4', 0],
    ['1.5', 0],
    ['one', 0],
    ['1e9', 999_999],
    ['9'.repeat(400), 0],
  ])('called “%s” is page %i, counted from zero', (text, page) => {
    expect(pageNamed(text)).toBe(page);
  });

  it('is named as it is read, and the first one not at all', () => {
    expect(nameOfPage(0)).toBeUndefined();
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999 }), (page) => pageNamed(`${nameOfPage(page)}`) === page),
    );
  });
});
