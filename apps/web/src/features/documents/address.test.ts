import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atClause, documentPath, readAddress, withParameter } from './address.ts';

describe('the address of a document', () => {
  const nothing = {
    contentCode: '',
    compare: null,
    tab: null,
    aside: null,
    page: 1,
    namesPage: false,
    clause: null,
    mark: null,
  };

  it.each([
    ['?contentCode=NSB%7Cnsb-e-214-24', { contentCode: 'NSB|nsb-e-214-24' }],
    ['?contentcode=a', { contentCode: 'a' }],
    ['?CONTENTCODE=a&Page=37', { contentCode: 'a', page: 37, namesPage: true }],
    ['?contentCode=a&tab=HTML&clause=sec_9.2', { contentCode: 'a', tab: 'html' as const, clause: 'sec_9.2' }],
    ['?contentCode=a#clause-7.3.2', { contentCode: 'a', tab: 'html' as const, clause: '7.3.2' }],
    ['?contentCode=a&tab=pdf#Clause-A1', { contentCode: 'a', tab: 'pdf' as const, clause: 'A1' }],
    ['?contentCode=a&clause=1#clause-2', { contentCode: 'a', tab: 'html' as const, clause: '2' }],
    ['?contentCode=a#clause-100%', { contentCode: 'a', tab: 'html' as const, clause: '100%' }],
    ['?contentCode=a#clause-', { contentCode: 'a' }],
    ['?contentCode=a#elsewhere', { contentCode: 'a' }],
    [
      '?contentCode=a&tab=related&aside=Notes',
      { contentCode: 'a', tab: 'related' as const, aside: 'notes' as const },
    ],
    ['?contentCode=a&compare=b&tab=pdf', { contentCode: 'a', compare: 'b', tab: 'pdf' as const }],
    ['?contentCode=a+b%2Bc', { contentCode: 'a+b+c' }],
    ['?contentCode=100%', { contentCode: '100%' }],
    ['?contentCode=a&page=0&tab=other&aside=other', { contentCode: 'a' }],
    ['?contentCode=a&page=1', { contentCode: 'a', namesPage: true }],
    ['?contentCode=a&page=abc', { contentCode: 'a' }],
    ['?contentCode=a&page=2.5', { contentCode: 'a' }],
    ['?contentCode=a&annotationid=m-1', { contentCode: 'a', mark: 'm-1' }],
    ['?contentCode=a&CompassPointUUID=u-1', { contentCode: 'a', mark: 'u-1' }],
    ['?contentCode=a&annotationid=m-1&compasspointuuid=u-1', { contentCode: 'a', mark: 'm-1' }],
    ['', {}],
  ])('%s is read', (written, address) => {
    const [query = '', fragment] = written.split('#');
    expect(readAddress(query, fragment === undefined ? '' : `#${fragment}`)).toEqual({
      ...nothing,
      ...address,
    });
  });

  it('is read back as it was written', () => {
    const places = fc.record({
      contentCode: fc.string({ minLength: 1 }).filter((code) => code.trim() === code && code.isWellFormed()),
      page: fc.integer({ min: 1, max: 100_000 }),
      tab: fc.constantFrom('pdf' as const, 'html' as const, 'work-items' as const, null),
      clause: fc.option(fc.string({ minLength: 1 }).filter((clause) => clause.isWellFormed())),
      isDrm: fc.boolean(),
    });
    fc.assert(
      fc.property(places, (place) => {
        const { search, hash } = new URL(documentPath(place), 'https://library.example');
        const { isDrm: _, ...read } = place;
        const tab = read.tab ?? (read.clause === null ? null : 'html');
        const namesPage = place.page > 1;
        expect(readAddress(search, hash)).toEqual({ ...nothing, ...read, tab, namesPage });
      }),
    );
  });

  it('starts with the standalone view under DRM [session-034]', () => {
    expect(documentPath({ contentCode: 'a', isDrm: true })).toBe('/document-view/?contentCode=a');
    expect(documentPath({ contentCode: 'a' })).toBe('/document/?contentCode=a');
  });
});

describe('a parameter of an address', () => {
  it('is replaced in any letter case, and the others stay', () => {
    const query = withParameter('?contentcode=a%7Cb+c&Page=3&x', 'page', '4');
    expect(query).toBe('?contentcode=a%7Cb%2Bc&x=&page=4');
  });

  it('is left out for null', () => {
    expect(withParameter('?page=3', 'page', null)).toBe('');
  });
});

describe('an address at another clause', () => {
  it.each([
    ['?contentCode=a', '#clause-9', '9.2', '?contentCode=a#clause-9.2'],
    ['?contentCode=a', '#clause-9', null, '?contentCode=a&tab=html'],
    ['?contentCode=a&tab=html&clause=sec_9', '', '9.2', '?contentCode=a&tab=html#clause-9.2'],
    ['?contentCode=a&tab=pdf', '', null, '?contentCode=a&tab=pdf'],
    ['?contentCode=a', '', '附 A', '?contentCode=a#clause-%E9%99%84%20A'],
  ])('%s%s goes to %s', (query, fragment, clause, expected) => {
    const { search, hash } = atClause(query, fragment, clause);
    expect(search + hash).toBe(expected);
  });
});
