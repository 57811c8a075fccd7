import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { folded } from './fold.ts';

describe('a text folded for comparison', () => {
  it.each([
    ['ligatures of a PDF', 'ﬁxed coeﬃcient', 'fixed coefficient'],
    ['a letter made of two', 'Re\u0301sume\u0301', 'Résumé'],
    ['a soft hyphen', 'dis\u00adplacement', 'displacement'],
    ['a word divided at the end of a line', 'displace-\nment of', 'displacement of'],
    ['a word divided at a soft hyphen', 'displace\u00ad\nment', 'displacement'],
    ['a no-break space', '20\u00a0mm', '20 mm'],
    ['a thin space', '1\u2009000', '1 000'],
    ['a no-break hyphen', 'long\u2011term', 'long-term'],
    ['a minus sign', '\u22125', '-5'],
    ['kinds of quotes', '“so”', '"so"'],
    ['marks of direction', '\u200f12\u200e', '12'],
    ['Arabic presentation forms', '\ufefb\ufee3', 'لام'.slice(0, 2) + 'م'],
    ['an Arabic word that is stretched', 'زحـــف', 'زحف'],
    ['the end of a Japanese line', '試験\n方法', '試験方法'],
    ['a mathematical letter', '𝑁', 'N'],
    ['a surrogate that stands alone', 'a\ud800b', 'ab'],
  ])('knows no difference by %s', (_, one, other) => {
    expect(folded(one).text).toBe(folded(other).text);
  });

  it.each([
    ['case', 'Load', 'load'],
    ['accents', 'résumé', 'resume'],
    ['numbers', '12 mm', '13 mm'],
    ['a range and a number', '1-25', '125'],
    ['two words', 'in to', 'into'],
  ])('keeps %s apart', (_, one, other) => {
    expect(folded(one).text).not.toBe(folded(other).text);
  });

  it('knows of each unit where it comes from', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const { text: plain, from } = folded(text);
        expect(from).toHaveLength(plain.length + 1);
        expect(from.at(-1)).toBe(text.length);
        expect(from.every((at, index) => index === 0 || at >= (from[index - 1] ?? 0))).toBe(true);
      }),
    );
  });

  it('stays as it is when it is folded again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        const once = folded(text).text;
        expect(folded(once).text).toBe(once);
      }),
    );
  });
});
