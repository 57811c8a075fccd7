import { describe, expect, it } from 'vitest';
import { placeIn, queryAt } from './address.ts';

const ofTab = { status: 'points', page: 'pointsPage', sort: 'pointsSort' };

describe('the place in a list of compass points', () => {
  it('is the first page in the mode and order that the list opens with, unless the address says otherwise', () => {
    expect(placeIn('')).toEqual({ status: null, page: 0, sort: null });
    expect(placeIn('?status=inactive&page=3&sort=deletedByEmail%2B')).toEqual({
      status: 'inactive',
      page: 2,
      sort: 'deletedByEmail+',
    });
  });

  it.each([
    '?status=both',
    '?page=0',
    '?page=-2',
    '?page=1.5',
    '?page=x',
    '?sort=price-',
    '?sort=name',
    '?page=',
  ])('makes nothing of %s', (query) => {
    expect(placeIn(query)).toEqual({ status: null, page: 0, sort: null });
  });

  it.each(['', '?status=active', '?page=2', '?status=inactive&page=4&sort=name%2B', '?sort=createdDate-'])(
    'is written as %j again',
    (query) => {
      expect(queryAt('', placeIn(query))).toBe(query);
    },
  );

  it('leaves alone what else the address of a document says', () => {
    const place = { status: 'inactive', page: 1, sort: null } as const;
    const query = queryAt('?contentCode=NSB%7Ca&page=7', place, ofTab);
    expect(query).toBe('?contentCode=NSB%7Ca&page=7&points=inactive&pointsPage=2');
    expect(placeIn(query, ofTab)).toEqual(place);
  });
});
