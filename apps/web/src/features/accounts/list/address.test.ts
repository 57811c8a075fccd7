import { describe, expect, it } from 'vitest';
import { placeIn, queryAt } from './address.ts';

const usual = {
  search: '',
  state: null,
  publisher: null,
  sort: 'name',
  direction: 'asc',
  page: 0,
} as const;

describe('the address of a list of accounts', () => {
  it('says what is looked for, and nothing that is as usual', () => {
    const place = { ...usual, search: 'R&V +', state: 'closed', publisher: 'NSB', page: 2 } as const;
    expect(queryAt(usual)).toBe('');
    expect(placeIn(queryAt(place))).toEqual(place);
    const sorted = { ...usual, sort: 'people', direction: 'desc' } as const;
    expect(placeIn(queryAt(sorted))).toEqual(sorted);
  });

  it.each(['?page=0', '?page=-4', '?page=one', '?state=none', '?sort=password', '?direction=up', '?%zz'])(
    'is read whatever stands there: %s',
    (query) => {
      expect(placeIn(query)).toEqual(usual);
    },
  );
});
