import { describe, expect, it } from 'vitest';
import { gramsOf, numberOf, termsOf } from './terms.ts';

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

  it('have parts when they are longer words, and no numbers', () => {
    expect(gramsOf('corrode')).toEqual(['~corro', '~orrod', '~rrode']);
    for (const term of ['steel', '902114', 'e214e214', '火災報知設備'.slice(0, 2)])
      expect(gramsOf(term)).toEqual([]);
  });

  it('have a number each, of 53 bits', () => {
    const words = Array.from({ length: 20_000 }, (_, at) => `word${at}`);
    const numbers = words.map(numberOf);
    expect(new Set(numbers).size).toBe(words.length);
    expect(numbers.every((number) => Number.isSafeInteger(number) && number >= 0)).toBe(true);
  });
});
