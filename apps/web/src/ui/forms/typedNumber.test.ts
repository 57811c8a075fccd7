import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberFault, typedNumber, westernDigits } from './typedNumber.ts';

describe('a typed number', () => {
  it.each([
    ['12', 'en', 12],
    [' 12 ', 'en', 12],
    ['-3', 'en', -3],
    ['−3', 'en', -3],
    ['1,200', 'en', 1200],
    ['1,200.5', 'en', 1200.5],
    ['1 200', 'en', 1200],
    ['.5', 'en', 0.5],
    ['5.', 'en', 5],
    ['1.200,5', 'de', 1200.5],
    ['1.200', 'de', 1200],
    ['0,5', 'de', 0.5],
    ['1’200', 'en', 1200],
    ['١٢٫٥', 'ar', 12.5],
    ['١٬٢٠٠', 'ar', 1200],
    ['۱۲', 'ar', 12],
  ])('%s in %s is %d', (text, language, number) => {
    expect(typedNumber(text, language)).toBe(number);
  });

  it.each([
    '',
    '-',
    '.',
    'twelve',
    '1,2',
    '12,00',
    '1.2.3',
    '1e9',
    '0x10',
    '1-2',
    '--1',
    'NaN',
    '9'.repeat(400),
  ])('%j is none', (text) => {
    expect(typedNumber(text, 'en')).toBeUndefined();
  });

  it('comes back however it was written', () => {
    const language = fc.constantFrom('en', 'de', 'fr', 'ar', 'es');
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), language, (number, tag) => {
        const written = new Intl.NumberFormat(tag, { numberingSystem: 'latn' }).format(number);
        expect(typedNumber(written.replaceAll('\u200E', ''), tag)).toBe(number === 0 ? 0 : number);
      }),
    );
  });

  it('keeps its length when its digits are made Western, so that the caret stays', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(westernDigits(text)).toHaveLength(text.length);
      }),
    );
  });
});

describe('a number field from 1 to 500, whole numbers only,', () => {
  it.each([
    ['', undefined],
    ['1', undefined],
    ['500', undefined],
    ['abc', 'unreadable'],
    ['2.5', 'notWhole'],
    ['0', 'tooSmall'],
    ['501', 'tooLarge'],
  ])('finds %j %s', (text, fault) => {
    expect(numberFault(text, typedNumber(text, 'en'), { min: 1, max: 500, isWhole: true })).toBe(fault);
  });
});
