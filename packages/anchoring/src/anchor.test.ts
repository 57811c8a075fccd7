import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anchorOf, longestQuote } from './anchor.ts';

const made = (text: string, start: number, end: number) => {
  const result = anchorOf({ text, start, end, format: 'html' });
  return 'anchor' in result ? result.anchor : result.refused;
};

describe('an anchor', () => {
  it('has the quote, its context and its position', () => {
    const text = `${'a'.repeat(100)} the load ${'b'.repeat(100)}`;
    expect(made(text, 101, 109)).toEqual({
      format: 'html',
      quote: 'the load',
      prefix: `${'a'.repeat(63)} `,
      suffix: ` ${'b'.repeat(63)}`,
      start: 101,
      end: 109,
    });
  });

  it.each([
    ['space at its ends', 'so \n load \t it', 2, 11, 'load'],
    ['half of a pair of surrogates', 'a𝑁b', 2, 3, '𝑁'],
    ['a letter without its mark', 'Re\u0301sume', 0, 2, 'Re\u0301'],
    ['a mark without its letter', 'Re\u0301sume', 2, 4, 'e\u0301s'],
    ['a person cut from a family', 'x👩\u200d👧y', 1, 3, '👩\u200d👧'],
    ['more than there is', 'load', -5, 50, 'load'],
  ])('takes whole letters instead of %s', (_, text, start, end, quote) => {
    expect(made(text, start, end)).toMatchObject({ quote });
  });

  it('is refused for nothing but space, and for more than a mark may hold', () => {
    expect(made('a  b', 1, 3)).toBe('empty');
    expect(made('ab', 1, 1)).toBe('empty');
    expect(made('a'.repeat(longestQuote + 1), 0, longestQuote + 1)).toBe('too-long');
    expect(made('a'.repeat(longestQuote), 0, longestQuote)).toMatchObject({ end: longestQuote });
  });

  it('quotes any text', () => {
    const texts = fc.string({ unit: 'binary', maxLength: 300 });
    fc.assert(
      fc.property(texts, fc.nat(300), fc.nat(300), (text, start, end) => {
        const anchor = made(text, start, end);
        if (typeof anchor === 'string') return;
        expect(text.slice(anchor.start, anchor.end)).toBe(anchor.quote);
        expect(text.slice(0, anchor.start).endsWith(anchor.prefix)).toBe(true);
        expect(text.slice(anchor.end).startsWith(anchor.suffix)).toBe(true);
        expect(anchor.prefix.length).toBeLessThanOrEqual(64);
        expect(anchor.suffix.length).toBeLessThanOrEqual(64);
      }),
    );
  });
});
