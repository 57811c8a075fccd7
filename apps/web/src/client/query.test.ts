import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeQuery, encodeQuery } from './query.ts';

describe('a query', () => {
  it.each([
    [{ content: 'anchor creep' }, '?content=anchor%20creep'],
    [{ content: 'C++' }, '?content=C%2B%2B'],
    [{ content: '1,5 mm' }, '?content=1%2C5%20mm'],
    [{ content: '100 % & more=less' }, '?content=100%20%25%20%26%20more%3Dless'],
    [{ content: 'تثبيت' }, '?content=%D8%AA%D8%AB%D8%A8%D9%8A%D8%AA'],
    [{ page: 2, all: true, sort: undefined }, '?page=2&all=true'],
    [{ publisher: ['NSB', 'HI'] }, '?publisher=NSB&publisher=HI'],
    [{ content: '' }, '?content='],
    [{}, ''],
  ])('is written so that every character survives: %j', (query, written) => {
    expect(encodeQuery(query)).toBe(written);
  });

  it.each([
    ['?content=C++', { content: ['C++'] }],
    ['?content=anchor%20creep&utm=x', { content: ['anchor creep'], utm: ['x'] }],
    ['?content=100%', { content: ['100%'] }],
    ['?a=1&b=2&a=3', { a: ['1', '3'], b: ['2'] }],
    ['?flag', { flag: [''] }],
    ['?a=b=c', { a: ['b=c'] }],
    ['', {}],
    ['?', {}],
    ['?&&', {}],
  ])('is read with every parameter, known or not: %s', (search, parameters) => {
    expect({ ...decodeQuery(search) }).toEqual(parameters);
  });

  it('is read as it was written, whatever the names and values', () => {
    const text = fc.string({ unit: 'grapheme' });
    const name = fc.string({ unit: 'grapheme', minLength: 1 }).filter((given) => given !== '__proto__');
    const parameters = fc.dictionary(name, fc.array(text, { minLength: 1, maxLength: 3 }));
    fc.assert(
      fc.property(parameters, (given) => {
        expect({ ...decodeQuery(encodeQuery(given)) }).toEqual({ ...given });
      }),
    );
  });
});
