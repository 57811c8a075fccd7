import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  pageSizes,
  readSearch,
  searchKindOf,
  searchPath,
  searchQuery,
  sortOrders,
  type SearchAddress,
} from './address.ts';

const plain: SearchAddress = {
  kind: 'content',
  text: '',
  type: 'A',
  publisherId: null,
  sort: 'best',
  size: 25,
  page: 0,
  isOnePerFamily: false,
  isExact: false,
  picks: [],
  hasBrokenPicks: false,
};

describe('the address of a search', () => {
  it.each<[string, Partial<SearchAddress>]>([
    ['', {}],
    ['?content=anchor%20creep', { text: 'anchor creep' }],
    ['?content=C%2B%2B', { text: 'C++' }],
    ['?content=C++', { text: 'C++' }],
    ['?content=bolts%2C%20nuts', { text: 'bolts, nuts' }],
    ['?content=100%', { text: '100%' }],
    ['?content=100%25', { text: '100%' }],
    ['?content=100%2525', { text: '100%' }],
    ['?content=50%2525%20off', { text: '50%25 off' }],
    ['?content=anchor%2520creep', { text: 'anchor creep' }],
    ['?content=%25D8%25B2%25D8%25AD%25D9%2581', { text: 'زحف' }],
    ['?content=%25E0%25A4', { text: '%E0%A4' }],
    ['?content=ankor&exact=1', { text: 'ankor', isExact: true }],
    ['?stype=K', { type: 'K' }],
    ['?stype=d', { type: 'D' }],
    ['?stype=A', { type: 'A' }],
    ['?stype=X', { type: 'A' }],
    ['?publisherid=HI', { publisherId: 'HI' }],
    ['?publisherid=publisher-HI', { publisherId: 'HI' }],
    ['?sort=BEST_MATCH', { sort: 'best' }],
    ['?sort=oth_col_1%2Casc', { sort: 'ascending' }],
    ['?sort=oth_col_1%252Casc', { sort: 'ascending' }],
    ['?sort=oth_col_1,desc', { sort: 'descending' }],
    ['?sort=OTH_COL_1,DESC', { sort: 'descending' }],
    ['?sort=date%2Cdesc', { sort: 'newest' }],
    ['?sort=date,asc', { sort: 'oldest' }],
    ['?sort=oth_col_2,asc', { sort: 'best' }],
    ['?families=1', { isOnePerFamily: true }],
    ['?families=', {}],
    ['?sortcounts=75', { size: 75 }],
    ['?sortcounts=', { size: 25 }],
    ['?sortcounts=26', { size: 25 }],
    ['?page=3', { page: 3 }],
    ['?page=-1', { page: 0 }],
    ['?page=1.5', { page: 0 }],
    ['?page=1000000000', { page: 1_000_000 }],
    ['?page=Infinity', { page: 0 }],
    ['?page=x', { page: 0 }],
    ['?utm=elsewhere&content=creep', { text: 'creep' }],
  ])('%s asks for %j [search-006] [search-010] [search-011] [search-013] [search-014]', (query, asked) => {
    expect(readSearch(query)).toEqual({ ...plain, ...asked });
  });

  it('holds no more text than a call may carry', () => {
    expect(Array.from(readSearch(`?content=${'😀'.repeat(6000)}`).text)).toHaveLength(5000);
  });

  it.each([1, 2])('reads a list of picks that was encoded %i times [search-015]', (times) => {
    const list = JSON.stringify([{ k: 'HI', n: "Halden (Institute's)", r: 'Publisher', pk: [], pn: '' }]);
    const encoded = times === 1 ? encodeURIComponent(list) : encodeURIComponent(encodeURIComponent(list));
    const { picks, hasBrokenPicks } = readSearch(`?categories=${encoded}`);
    expect(picks).toMatchObject([{ list: 'publisherList', key: 'HI', name: "Halden (Institute's)" }]);
    expect(hasBrokenPicks).toBe(false);
  });

  it.each([
    ['/content-search/', 'content'],
    ['/content-search', 'content'],
    ['/semantic-search/', 'semantic'],
    ['/mysubscription-search/', 'subscription'],
    ['/anywhere-else/', 'subscription'],
  ] as const)('%s is a search of the kind %s [search-003]', (path, kind) => {
    expect(searchKindOf(path)).toBe(kind);
  });

  it.each(['content', 'subscription', 'semantic'] as const)('leads to the search of the kind %s', (kind) => {
    expect(searchKindOf(searchPath({ kind, text: 'creep' }))).toBe(kind);
    expect(searchPath({ kind, text: 'creep' })).toMatch(/^\/[a-z]+-search\/\?content=creep$/);
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
    // What looks encoded is read as what it encodes.
    const text = fc.string({ unit: 'grapheme', maxLength: 20 }).filter((given) => !given.includes('%'));
    const pick = fc.record({
      list: fc.constantFrom('publisherList' as const, 'documentTypeList' as const),
      key: text.filter((given) => given !== ''),
      name: text,
    });
    const addresses = fc.record({
      kind: fc.constantFrom('content' as const, 'subscription' as const, 'semantic' as const),
      text,
      type: fc.constantFrom('A' as const, 'K' as const, 'D' as const),
      publisherId: fc.option(text.filter((given) => given !== '')),
      sort: fc.constantFrom(...sortOrders),
      size: fc.constantFrom(...pageSizes),
      page: fc.nat(1_000_000),
      isOnePerFamily: fc.boolean(),
      isExact: fc.boolean(),
      picks: fc.uniqueArray(pick, { selector: ({ list, key }) => `${list} ${key}` }),
      hasBrokenPicks: fc.constant(false),
    });
    fc.assert(
      fc.property(addresses, (address) => {
        expect(readSearch(searchQuery(address), address.kind)).toEqual(address);
      }),
    );
  });
});
