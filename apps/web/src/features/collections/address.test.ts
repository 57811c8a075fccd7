import { describe, expect, it } from 'vitest';
import { placeIn, queryOf } from './address.ts';

const read = (query: string) => placeIn(new URLSearchParams(query));
const usual = { isManaging: false, collection: null, page: 0, size: 10, sort: 'ALPHA_ASC' };

describe('the place in the collections', () => {
  it('is the first page of ten from A to Z of all that the reader has, unless the address says otherwise', () => {
    expect(read('')).toEqual(usual);
    expect(read('view=manage&collection=12&page=3&size=50&sort=desc')).toEqual({
      isManaging: true,
      collection: 12,
      page: 2,
      size: 50,
      sort: 'ALPHA_DESC',
    });
  });

  it.each([
    'page=0',
    'page=-4',
    'page=x',
    'size=7',
    'size=1e9',
    'sort=up',
    'view=',
    'collection=-1',
    'collection=x',
    'collection=1.5',
  ])('makes nothing of %s', (query) => {
    expect(read(query)).toEqual(usual);
  });

  it.each(['', '?page=2', '?collection=7&size=20', '?view=manage&collection=7&page=4&size=100&sort=desc'])(
    'is written as %j again',
    (query) => {
      expect(queryOf(read(query))).toBe(query);
    },
  );

  it('has pages of 10, 20, 50 and 100 rows', () => {
    expect([10, 20, 50, 100].map((size) => read(`size=${size}`).size)).toEqual([10, 20, 50, 100]);
  });
});
