import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentPath, readAddress, withParameter } from './address.ts';

describe('the address of a document', () => {
  it.each([
    [
      '?contentCode=NSB%7Cnsb-e-214-24',
      { contentCode: 'NSB|nsb-e-214-24', format: null, page: 1, clause: null },
    ],
    ['?contentcode=a', { contentCode: 'a', format: null, page: 1, clause: null }],
    ['?CONTENTCODE=a&Page=37', { contentCode: 'a', format: null, page: 37, clause: null }],
    [
      '?contentCode=a&tab=HTML&clause=sec_9.2',
      { contentCode: 'a', format: 'html', page: 1, clause: 'sec_9.2' },
    ],
    ['?contentCode=a+b%2Bc', { contentCode: 'a+b+c', format: null, page: 1, clause: null }],
    ['?contentCode=100%', { contentCode: '100%', format: null, page: 1, clause: null }],
    ['?contentCode=a&page=0&tab=other', { contentCode: 'a', format: null, page: 1, clause: null }],
    ['?contentCode=a&page=2.5', { contentCode: 'a', format: null, page: 1, clause: null }],
    ['', { contentCode: '', format: null, page: 1, clause: null }],
  ])('%s is read', (query, address) => {
    expect(readAddress(query)).toEqual(address);
  });

  it('is read back as it was written', () => {
    const places = fc.record({
      contentCode: fc.string({ minLength: 1 }).filter((code) => code.trim() === code && code.isWellFormed()),
      page: fc.integer({ min: 1, max: 100_000 }),
      format: fc.constantFrom('pdf' as const, 'html' as const),
      isDrm: fc.boolean(),
    });
    fc.assert(
      fc.property(places, (place) => {
        const query = new URL(documentPath(place), 'https://library.example').search;
        const { contentCode, page, format } = place;
        expect(readAddress(query)).toEqual({ contentCode, page, format, clause: null });
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
