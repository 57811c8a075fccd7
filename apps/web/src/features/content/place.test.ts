import { expect, it } from 'vitest';
import { placeIn, queryAt } from './place.ts';

const kinds = ['new', 'done'] as const;
const first = { kind: null, search: '', page: 0, open: null };

it.each([
  ['', first],
  ['?kind=new&search=a%20b&page=3&open=7', { kind: 'new', search: 'a b', page: 2, open: 7 }],
  ['?kind=other&page=0&open=-1', first],
  ['?page=1e9&open=1.5', { ...first, page: 999_999 }],
  ['?page=two&open=', first],
  [`?search=${'x'.repeat(300)}`, { ...first, search: 'x'.repeat(200) }],
])('the address %s is the place it names', (query, place) => {
  expect(placeIn(query, kinds)).toEqual(place);
});

it('a place is written as it is read, and as short as it can be', () => {
  const place = { kind: 'done', search: 'قياس &', page: 4, open: 12 } as const;
  expect(placeIn(queryAt(place), kinds)).toEqual(place);
  expect(queryAt(first)).toBe('');
});
