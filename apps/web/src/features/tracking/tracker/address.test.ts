import { describe, expect, it } from 'vitest';
import { placeIn, queryOf } from './address.ts';

const read = (query: string) => placeIn(new URLSearchParams(query));

describe('the place in the tracked documents', () => {
  it('is the first page of ten of what is tracked, unless the address says otherwise [tracking-010]', () => {
    expect(read('')).toEqual({ page: 0, size: 10, withThoseOff: false });
    expect(read('page=3&size=50&sort=ContentTrackingOff')).toEqual({ page: 2, size: 50, withThoseOff: true });
  });

  it.each(['page=0', 'page=-4', 'page=x', 'size=7', 'sort=up'])('makes nothing of %s', (query) => {
    expect(read(query)).toEqual({ page: 0, size: 10, withThoseOff: false });
  });

  it.each(['', '?page=2', '?size=20', '?page=4&size=100&sort=ContentTrackingOff'])(
    'is written as %j again',
    (query) => {
      expect(queryOf(read(query))).toBe(query);
    },
  );
});
