import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';

describe('Folding', () => {
  it.each([
    ['upper case', 'CONCRETE', 'concrete'],
    ['composed accents', 'béton armé', 'beton arme'],
    ['decomposed accents', 'be\u0301ton', 'beton'],
    ['German', 'Straße GROẞ Maß', 'strasse gross mass'],
    ['Nordic letters', 'Ørsted smørbrød Þór', 'orsted smorbrod thor'],
    ['Polish and Vietnamese letters', 'Łódź Đà Nẵng', 'lodz da nang'],
    ['ligatures', 'ﬁre œuvre æon', 'fire oeuvre aeon'],
    ['Turkish dotted and dotless i', 'İI ıi', 'ii ii'],
    ['a final sigma', 'ΟΔΟΣ οδός', 'οδοσ οδοσ'],
    ['full-width letters and digits', 'ＫＶＬ Ａ ０００４', 'kvl a 0004'],
    ['half-width kana', 'ｶﾞｽ', 'ガス'],
    ['superscripts', 'm²', 'm2'],
    ['Arabic alef with hamza and madda', 'أمان إدارة آلة', 'امان اداره اله'],
    ['Arabic alef maqsura and teh marbuta', 'مستوى مقاومة', 'مستوي مقاومه'],
    ['Arabic tashkeel and tatweel', 'مُقَاوَمَـــة', 'مقاومه'],
    ['Arabic and Persian digits', '٢٠٢٤ ۱۲', '2024 12'],
    ['soft hyphens and direction marks', 'an\u00adchor\u200f', 'anchor'],
    ['voiced kana apart from unvoiced ones', 'がか', 'がか'],
    ['Hangul as whole syllables', '소방', '소방'],
  ])('evens out %s', (_, text, expected) => {
    expect(fold(text)).toBe(expected);
  });

  it('changes nothing the second time, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
      { numRuns: 2_000 },
    );
  });

  it('takes lone surrogates as they are', () => {
    expect(fold('A\ud800É\udc00')).toBe('a\ud800e\udc00');
  });
});
