import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { folded } from './fold.ts';

const plain = (text: string): string => folded(text, { matchCase: false }).text;

describe('a folded text', () => {
  it.each([
    ['Résumé', 'resume'],
    ['Straße', 'straße'],
    ['ﬁnish', 'finish'],
    ['İstanbul', 'istanbul'],
    ['long‑term – well‐known', 'long-term - well-known'],
    ['1 000 h', '1 000 h'],
    ['a \n\t b', 'a b'],
    ['co\u00adoperate', 'cooperate'],
    ['“creep”', "'creep'"],
    ['＂creep＂', "'creep'"],
    ['زَحْف', 'زحف'],
    ['الأحمال', 'الاحمال'],
    ['مـــرساة', 'مرساه'],
    ['٢٠٢٤', '2024'],
    ['۲۰۲۴', '2024'],
    ['ガイド', 'ガイド'],
    ['각', '각'],
    ['𝑁', 'n'],
  ])('reads %s as %s', (text, expected) => {
    expect(plain(text)).toBe(expected);
  });

  it('preserves case if it matters', () => {
    expect(folded('Creep ÉTÉ', { matchCase: true }).text).toBe('Creep ETE');
  });

  it('knows where each character comes from', () => {
    const { text, from } = folded('Rés\u00adumé!', { matchCase: false });
    expect(text).toBe('resume!');
    expect(from).toEqual([0, 1, 2, 4, 5, 6, 7, 8]);
  });

  it('is folded already, and its places never go back, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const { text: once, from } = folded(text, { matchCase: false });
        expect(from).toHaveLength(once.length + 1);
        expect(from).toEqual(from.toSorted((one, other) => one - other));
        expect(plain(once)).toBe(once);
      }),
    );
  });
});
