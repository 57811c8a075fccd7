import { describe, expect, it } from 'vitest';
import { languages } from './languages.ts';
import { writeDay, writeMoment, writeNumber } from './written.ts';

const figures = /^[^\u0660-\u0669\u06f0-\u06f9]*$/;

describe('a day', () => {
  it.each([
    ['MMM DD YYYY', 'en', 'Mar 04 2024'],
    ['DD MMMM YYYY', 'en', '04 March 2024'],
    ['DD/MM/YYYY', 'en', '04/03/2024'],
    ['DD/MM/YYYY', 'ar', '04/03/2024'],
    ['MMM DD YYYY', 'ar', '4 مارس 2024'],
    ['DD MMMM YYYY', 'de', '4. März 2024'],
    ['MMM DD YYYY', 'ja', '2024年3月4日'],
    ['DD MMMM YYYY', 'es-419', '4 de marzo de 2024'],
  ] as const)('as %s in %s is “%s” [i18n-006]', (format, language, written) => {
    expect(writeDay('2024-03-04', format, language)).toBe(written);
  });

  it.each([
    ['2024-03', 'MMM DD YYYY', 'en', 'Mar 2024'],
    ['2024-03', 'DD MMMM YYYY', 'en', 'March 2024'],
    ['2024-03', 'DD/MM/YYYY', 'en', '03/2024'],
    ['2024-03', 'DD MMMM YYYY', 'fr', 'mars 2024'],
    ['2024', 'MMM DD YYYY', 'en', '2024'],
    ['2024', 'DD/MM/YYYY', 'ar', '2024'],
  ] as const)('that is known as %s alone, as %s in %s is “%s”', (day, format, language, written) => {
    expect(writeDay(day, format, language)).toBe(written);
  });

  it('is in the words of every language, in Western digits', () => {
    for (const { tag } of languages) {
      expect(writeDay('2024-12-31', 'DD MMMM YYYY', tag)).toMatch(/2024/);
      expect(writeDay('2024-12-31', 'DD MMMM YYYY', tag)).toMatch(figures);
    }
  });
});

describe('a moment', () => {
  const at = new Date(2024, 2, 4, 9, 5, 7);
  it('is written as DD/MM/YY HH:mm and as YYYY-MM-DDTHH:mm [i18n-006]', () => {
    expect(writeMoment(at, 'DD/MM/YY HH:mm')).toBe('04/03/24 09:05');
    expect(writeMoment(at, 'DD/MM/YY HH:mm', 'ar')).toBe('04/03/24 09:05');
    expect(writeMoment(at, 'DD/MM/YY HH:mm:ss')).toBe('04/03/24 09:05:07');
    expect(writeMoment(at, 'YYYY-MM-DDTHH:mm')).toBe('2024-03-04T09:05');
    expect(writeMoment(at, 'YYYY-MM-DDTHH:mm', 'de')).toBe('2024-03-04T09:05');
  });

  it.each([
    ['de', '04.03.24, 09:05'],
    ['ja', '24/03/04 09:05'],
    ['fr', '04/03/24 09:05'],
    ['ru', '04.03.24, 09:05'],
  ])('has its figures in %s in the order of that language', (language, written) => {
    expect(writeMoment(at, 'DD/MM/YY HH:mm', language)).toBe(written);
  });
});

describe('a moment with the name of its month', () => {
  const at = new Date(2024, 2, 4, 9, 5, 7);
  it.each([
    ['en', 'Mar 04 2024 09:05'],
    ['de', '4. März 2024, 09:05'],
    ['fr', '4 mars 2024, 09:05'],
    ['ja', '2024年3月4日 09:05'],
    ['zh-Hans', '2024年3月4日 09:05'],
  ])('is written in %s as “%s”', (language, written) => {
    expect(writeMoment(at, 'MMM DD YYYY HH:mm', language)).toBe(written);
    expect(writeMoment(at, 'MMM DD YYYY HH:mm:ss', language)).toBe(`${written}:07`);
  });

  it('has the year in four Western digits in every language', () => {
    for (const { tag } of languages) {
      expect(writeMoment(at, 'MMM DD YYYY HH:mm', tag)).toMatch(/2024/);
      expect(writeMoment(at, 'MMM DD YYYY HH:mm', tag)).toMatch(figures);
    }
  });
});

describe('a number', () => {
  it.each([
    [1234.567, '0,0', 'en', '1,235'],
    [1234.567, '0,0.[00]', 'en', '1,234.57'],
    [1234.5, '0,0.[00]', 'en', '1,234.5'],
    [1234, '0,0.[00]', 'en', '1,234'],
    [1234567.5, '0,0.[00]', 'de', '1.234.567,5'],
    [1234567, '0,0', 'ar', '1,234,567'],
    [-0.126, '0,0.[00]', 'en', '-0.13'],
  ] as const)('%d as %s in %s is %s [i18n-007]', (value, format, language, written) => {
    expect(writeNumber(value, format, language)).toBe(written);
  });

  it('has Western digits in every language', () => {
    for (const { tag } of languages) expect(writeNumber(1_234_567.89, '0,0.[00]', tag)).toMatch(figures);
  });
});
