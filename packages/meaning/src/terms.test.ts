import { describe, expect, it } from 'vitest';
import { beginningsOf, knownPartsOf, numberOf, termsOf } from './terms.ts';

describe('The terms of a text', () => {
  it('are its stems, counted, a piece of weight 2 twice', () => {
    expect(
      termsOf([
        { text: 'Anchors and an anchor', weight: 1 },
        { text: 'Bonded anchors', weight: 2 },
      ]),
    ).toEqual(
      new Map([
        ['anchor', 4],
        ['and', 1],
        ['an', 1],
        ['bond', 2],
      ]),
    );
  });

  it('have beginnings when they are longer words, and no numbers', () => {
    expect(beginningsOf('corrosion')).toEqual(['corrosio-', 'corros-', 'corro-']);
    for (const term of ['weld', '902114', 'e214e214', '火災']) expect(beginningsOf(term)).toEqual([]);
  });

  it.each([
    ['corrosive', ['corros-']],
    ['anticorrosive', ['corros-']],
    ['betonprufung', ['beton-', 'prufun-']],
    ['prufungsbeton', ['prufun-']], // Five letters inside a word would mislead:
    ['characteristics', []], // 'bacteria' is not in it, nor 'act'.
    ['902114', []],
    ['', []],
  ])('are parts of the new word %j: %j', (term, expected) => {
    const known = new Set(['corrosion', 'beton', 'prufung', 'bacteria'].flatMap(beginningsOf));
    expect(knownPartsOf(term, (part) => (known.has(part) ? part : null))).toEqual(expected);
  });

  it('have a number each, of 53 bits', () => {
    const words = Array.from({ length: 20_000 }, (_, at) => `word${at}`);
    const numbers = words.map(numberOf);
    expect(new Set(numbers).size).toBe(words.length);
    expect(numbers.every((number) => Number.isSafeInteger(number) && number >= 0)).toBe(true);
  });
});
