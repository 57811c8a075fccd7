import { describe, expect, it } from 'vitest';
import { decodeQuery } from '../../../client/query.ts';
import type { ResolverQuery } from './readResolver.ts';
import { namesDocument, searchFor } from './searchFor.ts';

const asking = (over: Partial<ResolverQuery>): ResolverQuery => ({
  search: '',
  designation: '',
  year: '',
  status: '',
  publisher: '',
  page: null,
  ...over,
});

/** The picks of an address, root and key. */
const picksOf = (address: string): string[] =>
  JSON.parse(decodeQuery(address.split('?')[1] ?? '')['categories']?.[0] ?? '[]').map(
    ({ r, k }: Record<'r' | 'k', string>) => `${r} ${k}`,
  );

describe('what a resolver asks for', () => {
  it.each<[boolean, Partial<ResolverQuery>]>([
    [true, { designation: 'E 214', year: '2021' }],
    [true, { designation: 'E 214', status: 'Historical', search: 'creep' }],
    [false, { designation: 'E 214' }],
    [false, { year: '2021', status: 'Historical' }],
    [false, { search: 'creep', year: '2021' }],
  ])('names one document: %s, %j', (isOne, asked) => {
    expect(namesDocument(asking(asked))).toBe(isOne);
  });

  it.each<[Partial<ResolverQuery>, string]>([
    [{ search: 'anchor creep' }, '/content-search/?content=anchor%20creep'],
    [{ search: 'C++ & 5 %' }, '/content-search/?content=C%2B%2B%20%26%205%20%25'],
    [{ search: 'creep', publisher: 'HI' }, '/content-search/?content=creep&publisherid=HI'],
    [{ search: 'creep', designation: 'E 214', year: '2021' }, '/content-search/?content=creep'],
    [{ designation: 'E 214', year: '2021' }, '/content-search/?content=E%20214'],
    [{ designation: 'E 214' }, '/content-search/?content=E%20214'],
    [{ publisher: 'HI' }, '/content-search/?publisherid=HI'],
  ])('is searched for by its text: %j at %s [home-035]', (asked, address) => {
    expect(searchFor(asking(asked))).toBe(address);
  });

  it.each<[Partial<ResolverQuery>, string[]]>([
    [{ year: '2021' }, ['Year 2021']],
    [{ status: 'Historical' }, ['Status historical']],
    [{ status: 'active' }, ['Status current']],
    [{ year: '2018', status: 'Replaced' }, ['Year 2018', 'Status superseded']],
  ])('narrows all documents where it is only a year or a status: %j [home-036]', (asked, picks) => {
    const address = searchFor(asking(asked));
    expect(address).toMatch(/^\/content-search\/\?categories=/);
    expect(picksOf(address)).toEqual(picks);
  });

  it('is looked for as it is written where nobody knows such a year or status', () => {
    expect(searchFor(asking({ year: 'MMXXI', status: 'mislaid' }))).toBe(
      '/content-search/?content=MMXXI%20mislaid',
    );
  });
});
