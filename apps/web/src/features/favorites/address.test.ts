import { describe, expect, it } from 'vitest';
import { placeIn, queryOf } from './address.ts';

const read = (query: string) => placeIn(new URLSearchParams(query));

describe('the place in the favourites', () => {
  it('is the first page of ten from A to Z, unless the address says otherwise [favourites-004]', () => {
    expect(read('')).toEqual({ page: 0, size: 10, sort: 'asc' });
    expect(read('page=3&size=50&sort=desc')).toEqual({ page: 2, size: 50, sort: 'desc' });
  });

  it.each(['page=0', 'page=-4', 'page=x', 'page=1.5', 'size=7', 'size=1e9', 'sort=up', 'page='])(
    'makes nothing of %s',
    (query) => {
      expect(read(query)).toEqual({ page: 0, size: 10, sort: 'asc' });
    },
  );

  it.each(['', '?page=2', '?size=20', '?page=4&size=100&sort=desc'])('is written as %j again', (query) => {
    expect(queryOf(read(query))).toBe(query);
  });
});
