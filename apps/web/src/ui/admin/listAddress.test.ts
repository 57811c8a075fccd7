import { describe, expect, it } from 'vitest';
import { choice, direction, key, listAddress, oneOf, openRow, page, searchText } from './listAddress.ts';

const { placeIn, queryAt } = listAddress({
  search: searchText,
  state: oneOf(['open', 'closed'] as const),
  publisher: key(50),
  sort: choice(['name', 'people'], 'name'),
  direction,
  page,
  open: openRow,
});
const usual = {
  search: '',
  state: null,
  publisher: null,
  sort: 'name',
  direction: 'asc',
  page: 0,
  open: null,
} as const;

describe('the address of a list', () => {
  it.each([
    { ...usual, search: 'R&V + قياس', state: 'closed', publisher: 'NSB', page: 2 } as const,
    { ...usual, sort: 'people', direction: 'desc', open: 12 } as const,
  ])('is read as it is written', (place) => {
    expect(placeIn(queryAt(place))).toEqual(place);
  });

  it('leaves out what is the default', () => {
    expect(queryAt(usual)).toBe('');
  });

  it.each([
    '?page=0',
    '?page=-4',
    '?page=one',
    '?state=none',
    '?sort=password',
    '?direction=up',
    '?open=-1',
    '?open=1.5',
    '?page=two&open=',
    '?%zz',
  ])('is read whatever it contains: %s', (query) => {
    expect(placeIn(query)).toEqual(usual);
  });

  it('has limits for pages and texts', () => {
    expect(placeIn('?page=1e9').page).toBe(999_999);
    expect(placeIn(`?search=${'x'.repeat(300)}`).search).toBe('x'.repeat(200));
  });
});
