import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageSizes, readSearch, searchQuery, type SearchAddress } from './address.ts';

const plain: SearchAddress = {
  text: '',
  type: 'A',
  publisherId: null,
  sort: 'best',
  size: 25,
  page: 0,
  picks: [],
  hasBrokenPicks: false,
};

describe('the address of a search', () => {
  it.each<[string, Partial<SearchAddress>]>([
    ['', {}],
    ['?content=anchor%20creep', { text: 'anchor creep' }],
    ['?content=C%2B%2B', { text: 'C++' }],
    ['?content=100%', { text: '100%' }],
    ['?stype=K', { type: 'K' }],
    ['?stype=d', { type: 'D' }],
    ['?stype=A', { type: 'A' }],
    ['?stype=X', { type: 'A' }],
    ['?publisherid=HI', { publisherId: 'HI' }],
    ['?sort=BEST_MATCH', { sort: 'best' }],
    ['?sort=oth_col_1%2Casc', { sort: 'ascending' }],
    ['?sort=oth_col_1,desc', { sort: 'descending' }],
    ['?sortcounts=75', { size: 75 }],
    ['?sortcounts=', { size: 25 }],
    ['?sortcounts=26', { size: 25 }],
    ['?page=3', { page: 3 }],
    ['?page=-1', { page: 0 }],
    ['?page=1.5', { page: 0 }],
    ['?page=x', { page: 0 }],
    ['?utm=elsewhere&content=creep', { text: 'creep' }],
  ])('%s asks for %j [search-006] [search-010] [search-013] [search-014]', (query, asked) => {
    expect(readSearch(query)).toEqual({ ...plain, ...asked });
  });

  it('holds no more text than a call may carry', () => {
    expect(Array.from(readSearch(`?content=${'😀'.repeat(6000)}`).text)).toHaveLength(5000);
  });

  it('leaves out what is as usual', () => {
    expect(searchQuery({ text: 'creep' })).toBe('?content=creep');
  });

  it('writes sort orders and picks as other programs read them', () => {
    const picks = [{ list: 'publisherList', key: 'HI', name: 'Halden, Institute' }] as const;
    const written = searchQuery({ text: '1,5 mm', sort: 'descending', size: 50, page: 2, picks });
    expect(written).toBe(
      '?content=1%2C5%20mm&sort=oth_col_1%2Cdesc&sortcounts=50&page=2' +
        `&categories=${encodeURIComponent('[{"k":"HI","n":"Halden, Institute","r":"Publisher","pk":[]}]')}`,
    );
  });

  it('is read as it was written', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 20 });
    const pick = fc.record({
      list: fc.constantFrom('publisherList' as const, 'documentTypeList' as const),
      key: text,
      name: text,
    });
    const addresses = fc.record({
      text,
      type: fc.constantFrom('A' as const, 'K' as const, 'D' as const),
      publisherId: fc.option(fc.string({ unit: 'grapheme', minLength: 1 })),
      sort: fc.constantFrom('best' as const, 'ascending' as const, 'descending' as const),
      size: fc.constantFrom(...pageSizes),
      page: fc.nat(),
      picks: fc.uniqueArray(pick, { selector: ({ list, key }) => `${list} ${key}` }),
      hasBrokenPicks: fc.constant(false),
    });
    fc.assert(
      fc.property(addresses, (address) => {
        expect(readSearch(searchQuery(address))).toEqual(address);
      }),
    );
  });
});
