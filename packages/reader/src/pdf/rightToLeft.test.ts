import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRightToLeft, matchesRightToLeft } from './rightToLeft.ts';

const found = (query: string, text: string, isWholeWords = false): string[] =>
  matchesRightToLeft(query, text, isWholeWords).map(({ index, length }) => text.slice(index, index + length));

describe('a search for Arabic words in what pdf.js reads', () => {
  it.each([
    ['a word', 'الخرسانة', 'تحت الخرسانة زحف', ['الخرسانة']],
    ['a part of a word', 'خرسان', 'تحت الخرسانة زحف', ['خرسان']],
    ['a word whose ligature is turned round', 'المراسي', 'الملتصقة المرايس زحف', ['المرايس']],
    ['a short one that is nothing but a ligature', 'في', 'الخرسانة يف الملتصقة', ['يف']],
    [
      'words that stand backwards in their line',
      'زحف المراسي الملتصقة',
      'الملتصقة المرايس زحف',
      ['الملتصقة المرايس زحف'],
    ],
    ['words in the order in which they are read', 'زحف المراسي', 'زحف المراسي', ['زحف المراسي']],
    ['words that a line separates', 'زحف المراسي', 'زحف\nالمراسي', ['زحف\nالمراسي']],
    ['a word with vowel signs, asked without', 'الحمل', 'الحِمْل الثابت', ['الحِمْل']],
    ['a word without vowel signs, asked with them', 'الحِمْل', 'الحمل الثابت', ['الحمل']],
    ['a stretched word', 'الحمل', 'الحـــمل', ['الحـــمل']],
    ['nothing where there is nothing', 'جدار', 'تحت الخرسانة زحف', []],
    ['every place of it', 'زحف', 'زحف ثم زحف', ['زحف', 'زحف']],
  ])('finds %s', (_, query, text, matches) => {
    expect(found(query, text)).toEqual(matches);
  });

  it('finds whole words alone when asked to', () => {
    expect(found('خرسان', 'الخرسانة خرسان', true)).toEqual(['خرسان']);
  });

  it('finds each word of any text in that text', () => {
    const letters = fc.constantFrom(...'ابتثجحخدذرزسشصضطظعغفقكلمنهوي');
    const word = fc.array(letters, { minLength: 1, maxLength: 8 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), fc.nat(), (words, at) => {
        const asked = words[at % words.length] ?? '';
        expect(found(asked, words.join(' '))).not.toHaveLength(0);
      }),
    );
  });

  it('ends for a text that repeats one letter without end', () => {
    expect(found('ااااااااب', 'ا'.repeat(20_000))).toEqual([]);
  });

  it('is not made for words of other scripts', () => {
    expect(isRightToLeft('anchor 214')).toBe(false);
    expect(isRightToLeft('NSB المراسي')).toBe(true);
    expect(isRightToLeft('עברית')).toBe(true);
  });
});
