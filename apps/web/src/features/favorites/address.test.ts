import { describe, expect, it } from 'vitest';
import { placeIn, queryOf } from './address.ts';

const usual = { page: 0, size: 10, by: 'title', sort: 'asc', folder: null, text: '' };
const read = (query: string) => placeIn(new URLSearchParams(query));

describe('the place in the favourites', () => {
  it('is the first page of ten from A to Z, unless the address says otherwise [favourites-004]', () => {
    expect(read('')).toEqual(usual);
    expect(read('page=3&size=50&sort=desc')).toEqual({ ...usual, page: 2, size: 50, sort: 'desc' });
  });

  it.each([
    'page=0',
    'page=-4',
    'page=x',
    'page=1.5',
    'size=7',
    'size=1e9',
    'sort=up',
    'page=',
    'folder=x',
    'folder=-1',
    'by=name',
  ])('makes nothing of %s', (query) => {
    expect(read(query)).toEqual(usual);
  });

  it.each(['', '?page=2', '?size=20', '?page=4&size=100&sort=desc', '?by=added&folder=3&text=anchor'])(
    'is written as %j again',
    (query) => {
      expect(queryOf(read(query))).toBe(query);
    },
  );
});
