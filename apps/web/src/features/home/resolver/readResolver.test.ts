import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeQuery } from '../../../client/query.ts';
import { readResolver, type ResolverQuery } from './readResolver.ts';

const base64 = (text: string): string => Buffer.from(text).toString('base64');
const nothing: ResolverQuery = {
  search: '',
  designation: '',
  year: '',
  status: '',
  publisher: '',
  page: null,
};

describe('a resolver parameter', () => {
  it.each<[string, Partial<ResolverQuery>]>([
    ['search=anchor%20creep', { search: 'anchor creep' }],
    ['?search=anchor', { search: 'anchor' }],
    ['search=زحف المراسي', { search: 'زحف المراسي' }],
    ['search=C%2B%2B%20%26%20100%25', { search: 'C++ & 100%' }],
    [
      'designation=E 214&year=2021&status=Historical&publisher=NSB&page=7',
      { designation: 'E 214', year: '2021', status: 'Historical', publisher: 'NSB', page: 7 },
    ],
    ['Designation=E%20214&YEAR=21', { designation: 'E 214', year: '21' }],
    ['year=%202021%20', { year: '2021' }],
    ['publisher=HI&page=0', { publisher: 'HI' }],
    ['search=x&page=-3', { search: 'x' }],
    ['search=x&page=1e99', { search: 'x' }],
    ['search=one&search=two&other=3', { search: 'one' }],
  ])('says %s in base64 [home-031]', (query, asked) => {
    expect(readResolver(base64(query))).toEqual({ ...nothing, ...asked });
  });

  it.each([
    ['nothing', ''],
    ['a space', ' '],
    ['no base64', 'search=anchor'],
    ['half a character of base64', 'c2Vhcm'.slice(0, 5)],
    ['bytes that are no UTF-8', Buffer.from([0x73, 0x3d, 0xff, 0xfe]).toString('base64')],
    ['an empty query', base64('')],
    ['a query of unknown names', base64('foo=bar&constructor=x&__proto__=y')],
    ['names without values', base64('search=&designation=%20')],
    ['a page alone', base64('page=3')],
  ])('that holds %s asks for nothing', (_, written) => {
    expect(readResolver(written)).toBeNull();
  });

  it('is read as it was written, in base64 of its own and of addresses, with and without its end', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 40 }).map((given) => given.trim().toWellFormed());
    fc.assert(
      fc.property(text, text, fc.nat(), (search, designation, page) => {
        const inner = encodeQuery({ search, designation, year: '2021', page: page + 1 });
        const expected = { ...nothing, search, designation, year: '2021', page: page + 1 };
        const bytes = Buffer.from(inner);
        const plain = bytes.toString('base64');
        for (const written of [
          plain,
          plain.replace(/=+$/, ''),
          bytes.toString('base64url'),
          plain.replaceAll('+', ' '),
        ]) {
          expect(readResolver(written)).toEqual(expected);
        }
      }),
    );
  });
});
