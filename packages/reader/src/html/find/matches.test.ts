import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockEnd, folded } from './fold.ts';
import { firstWhere, matchAfter, matchesIn, type Matching } from './matches.ts';

const loose: Matching = { matchCase: false, wholeWords: false };

function found(text: string, query: string, matching: Matching = loose): string[] {
  const matches = matchesIn(folded(text, matching), query, matching);
  return matches.map(({ start, end }) => text.slice(start, end));
}

describe('what is found in a text', () => {
  it.each([
    ['creep', 'Creep and CREEP, creeping', loose, ['Creep', 'CREEP', 'creep']],
    ['Creep', 'Creep and CREEP', { ...loose, matchCase: true }, ['Creep']],
    ['creep', 'creep, creeping, pre-creep', { ...loose, wholeWords: true }, ['creep', 'creep']],
    ['resume', 'Re\u0301sume\u0301', loose, ['Re\u0301sume\u0301']],
    ['زحف', 'قياس الزَّحْف المستديم', loose, ['زَّحْف']],
    ['long-term', 'a long‑term load', loose, ['long‑term']],
    ['1 000 h', 'for 1\u2009000 h', loose, ['1\u2009000 h']],
    ['50 years', 'to 50\n   years (438 000 h)', loose, ['50\n   years']],
    ['  load ', 'load', loose, ['load']],
    ['   ', 'load', loose, []],
    ['.*', 'load', loose, []],
    ['aa', 'aaaa', loose, ['aa', 'aa']],
  ] as const)('%j in %j', (query, text, matching, expected) => {
    expect(found(text, query, matching)).toEqual(expected);
  });

  it('never reaches from one block into the next', () => {
    expect(found(`end${blockEnd}start`, 'endstart')).toEqual([]);
    expect(found(`end${blockEnd}start`, `end${blockEnd}start`)).toEqual([]);
  });

  it('is what a plain search finds in plain letters', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', ' '), maxLength: 60 });
    fc.assert(
      fc.property(
        letters,
        fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 1, maxLength: 3 }),
        (text, query) => {
          const expected = text.replaceAll(/ +/g, ' ').split(query).length - 1;
          expect(found(text, query)).toHaveLength(expected);
        },
      ),
    );
  });
});

describe('the match to go to', () => {
  const matches = [3, 8, 20].map((start) => ({ start, end: start + 2 }));

  it.each([
    [0, 0],
    [3, 0],
    [4, 1],
    [20, 2],
    [21, 0],
  ])('from %i is number %i', (offset, at) => {
    expect(matchAfter(matches, offset)).toBe(at);
  });
});

it('finds the first of many in order', () => {
  fc.assert(
    fc.property(fc.nat(200), fc.nat(220), (count, from) => {
      expect(firstWhere(count, (index) => index >= from)).toBe(Math.min(count, from));
    }),
  );
});
