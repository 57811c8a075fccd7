import { describe, expect, it } from 'vitest';
import { groupIn, placeIn, queryOf } from './address.ts';

const read = (query: string) => placeIn(new URLSearchParams(query));

describe('the place in the list of groups', () => {
  it('is the first page from A to Z, unless the address says otherwise [groups-004]', () => {
    expect(read('')).toEqual({ page: 0, sort: 'asc' });
    expect(read('sort=desc&page=3')).toEqual({ page: 2, sort: 'desc' });
    expect(read('sort=up&page=-1')).toEqual({ page: 0, sort: 'asc' });
  });

  it.each(['', '?sort=desc', '?page=2', '?sort=desc&page=9'])('is written as %j again', (query) => {
    expect(queryOf(read(query))).toBe(query);
  });
});

it.each([
  ['groupId=7', 7],
  ['groupID=7', 7],
  ['', 0],
  ['groupId=x', 0],
  ['groupId=-1', 0],
  ['groupId=1e99', 0],
])('an address with %j names group %i', (query, id) => {
  expect(groupIn(new URLSearchParams(query))).toBe(id);
});
