import { describe, expect, it } from 'vitest';
import { historyPageIn, queryOfHistory } from './address.ts';

describe('the page of a history', () => {
  it('is the first one of ten, the newest first, unless the address says otherwise [compass-points-021] [compass-points-022]', () => {
    expect(historyPageIn('')).toEqual({ page: 0, size: 10, sort: 'createdDate-' });
    expect(historyPageIn('?page=3&size=25&sort=createdDate%2B')).toEqual({
      page: 2,
      size: 25,
      sort: 'createdDate+',
    });
  });

  it.each(['?page=0', '?page=x', '?size=11', '?size=1000', '?sort=name-', '?page=1.5&size=&sort='])(
    'makes nothing of %s',
    (query) => {
      expect(historyPageIn(query)).toEqual({ page: 0, size: 10, sort: 'createdDate-' });
    },
  );

  it.each(['', '?page=2', '?size=100', '?page=4&size=50&sort=createdDate%2B'])(
    'is written as %j again',
    (query) => {
      expect(queryOfHistory(historyPageIn(query))).toBe(query);
    },
  );
});
