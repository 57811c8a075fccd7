import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { operatorFields, readOperators, wordsOfOperators } from './operators.ts';

const all = (...terms: object[]) => terms.map((term) => ({ anyOf: [term], isExcluded: false }));
const none = (term: object) => ({ anyOf: [term], isExcluded: true });

describe('The operators of a query', () => {
  it.each([
    ['title:anchor creep', 'creep', all({ field: 'title', text: 'anchor' })],
    ['Title: anchor', '', all({ field: 'title', text: 'anchor' })],
    ['title:"bonded anchor"', '', all({ field: 'title', text: '"bonded anchor"' })],
    ['designation:NSB E 214-24 creep', 'creep', all({ field: 'designation', text: 'NSB E 214-24' })],
    ['designation:e 21', '', all({ field: 'designation', text: 'e 21' })],
    ['designation:"ISO/IEC 27001"', '', all({ field: 'designation', text: 'ISO/IEC 27001' })],
    ['publisher:"Northern Board" creep', 'creep', all({ field: 'publisher', text: 'Northern Board' })],
    ['status:active', '', all({ field: 'status', text: 'active' })],
    ['ics:91.100.30', '', all({ field: 'ics', text: '91.100.30' })],
    ['anchor NOT wood', 'anchor', [none({ field: 'any', text: 'wood' })]],
    [
      'anchor -wood -title:"old text"',
      'anchor',
      [none({ field: 'any', text: 'wood' }), none({ field: 'title', text: '"old text"' })],
    ],
    ['anchor AND NOT wood', 'anchor', [none({ field: 'any', text: 'wood' })]],
    ['مرساة NOT خشب', 'مرساة', [none({ field: 'any', text: 'خشب' })]],
  ])('are read: %s [find-005]', (query, text, conditions) => {
    expect(readOperators(query)).toEqual({ text, conditions, ignored: [] });
  });

  it('join by OR the two terms beside it, and no others [find-005]', () => {
    const anyOf = [
      { field: 'any', text: 'anchor' },
      { field: 'any', text: '"chemical bolt"' },
      { field: 'title', text: 'dowel' },
    ];
    expect(readOperators('creep anchor OR "chemical bolt" OR title:dowel concrete')).toEqual({
      text: 'creep concrete',
      conditions: [{ anyOf, isExcluded: false }],
      ignored: [],
    });
  });

  it.each([
    ['2015', 2015, 2015],
    ['٢٠١٥', 2015, 2015],
    ['2010-2020', 2010, 2020],
    ['2020–2010', 2010, 2020],
    ['2010..2020', 2010, 2020],
    ['2010-', 2010, 2199],
    ['..2010', 1800, 2010],
    ['-2010', 1800, 2010],
    ['>2010', 2011, 2199],
    ['>=2010', 2010, 2199],
    ['<2010', 1800, 2009],
    ['≤2010', 1800, 2010],
    ['0001-9999', 1800, 2199],
  ])('know years: %s is %i to %i [find-005]', (value, from, to) => {
    expect(readOperators(`year:${value}`).conditions).toEqual(all({ field: 'year', from, to }));
  });

  it.each([
    ['author:smith creep', 'smith creep', 'author:', 'unknown-field'],
    ['year:20x5 creep', 'creep', 'year:20x5', 'no-year'],
    ['year:20102020 creep', 'creep', 'year:20102020', 'no-year'],
    ['ics:9 creep', 'creep', 'ics:9', 'no-ics'],
    ['creep title:', 'creep', 'title:', 'no-value'],
    ['creep title:""', 'creep', 'title:""', 'no-value'],
    ['creep OR', 'creep', 'OR', 'no-operand'],
    ['OR creep', 'creep', 'OR', 'no-operand'],
    ['creep NOT', 'creep', 'NOT', 'no-operand'],
    ['"bonded anchor', 'bonded anchor', '"', 'open-quote'],
  ])('name what is ignored of %s [find-005]', (query, text, part, reason) => {
    expect(readOperators(query)).toEqual({ text, conditions: [], ignored: [{ part, reason }] });
  });

  it('are limited in number, and say so once', () => {
    const query = Array.from({ length: 60 }, (_, at) => `w${at}`).join(' OR ');
    const { conditions, ignored } = readOperators(query);
    expect(conditions).toHaveLength(1);
    expect(conditions[0]?.anyOf).toHaveLength(25);
    expect(ignored).toEqual([{ part: 'w25', reason: 'too-many' }]);
  });

  it.each([
    'ISO 9001:2015',
    'BS EN 1992-1-1:2004+A1',
    'road and rail or water, not air',
    'TEST METHOD FOR ANCHORS IN CONCRETE OR MASONRY',
    'E 214 -24',
    '"bonded anchor" creep',
    '3/4" bolt',
    'urn:iso:std:iso:9001',
    'https://example.org/a',
    'well-known',
    'Concrete - Part 1',
  ])('are not seen in %s', (query) => {
    expect(readOperators(query)).toEqual({ text: query, conditions: [], ignored: [] });
  });

  it('are left out of the words that documents are found by, with what is excluded', () => {
    const words = (query: string) => wordsOfOperators(readOperators(query));
    expect(words('creep title:anchor NOT wood year:2015')).toBe('creep anchor');
    expect(words('anchor OR bolt')).toBe('anchor bolt');
  });
});

describe('Any text', () => {
  const pieces = fc.constantFrom(
    ...operatorFields.map((field) => `${field}:`),
    'OR',
    'NOT',
    'AND',
    '-',
    '"',
    '“',
    '»',
    ' ',
    ':',
    'x:',
    'foo:bar',
    'E 214',
    '2010-2020',
    '..',
    'ß',
    'مرساة',
    '\u202e',
    '\0',
  );
  const texts = fc.oneof(
    fc.array(pieces, { maxLength: 200 }).map((parts) => parts.join('')),
    fc.array(pieces, { maxLength: 200 }).map((parts) => parts.join(' ')),
    fc.string({ unit: 'binary', maxLength: 700 }),
  );

  it('is read to its end, with short notes on what was ignored and no more terms than can be searched [find-005]', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { conditions, ignored, ...read } = readOperators(text);
        expect(read.text.length).toBeLessThanOrEqual(2 * text.length);
        expect(conditions.flatMap(({ anyOf }) => anyOf).length).toBeLessThanOrEqual(48);
        for (const { part } of ignored) expect(part.length).toBeLessThanOrEqual(60);
        for (const { anyOf } of conditions)
          for (const term of anyOf)
            if (term.field === 'year') expect(term.to).toBeGreaterThanOrEqual(term.from);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is left as it is without operators', () => {
    const words = fc.constantFrom(
      'anchor',
      'creep',
      'or',
      'not',
      '9001:2015',
      'E214-24',
      'زحف',
      '防火',
      '12.5',
      'a-b',
    );
    fc.assert(
      fc.property(
        fc.array(words).map((parts) => parts.join(' ')),
        (text) => {
          expect(readOperators(text)).toEqual({ text, conditions: [], ignored: [] });
        },
      ),
    );
  });
});
