import { describe, expect, it } from 'vitest';
import { sentencesOf } from './sentences.ts';

describe('The sentences of a text', () => {
  it.each([
    [
      'end at stops, questions and lines',
      'Wash the whole panel first. Is there any rust left on it?\nThen dry it for a whole day.',
      ['Wash the whole panel first.', 'Is there any rust left on it?', 'Then dry it for a whole day.'],
    ],
    ['have their spaces evened out', '  Wash \t the   whole steel panel. ', ['Wash the whole steel panel.']],
    [
      'come once each',
      'Wash the whole steel panel. Wash the whole steel panel.',
      ['Wash the whole steel panel.'],
    ],
    [
      'are found in Arabic',
      'اغسل اللوح كله أولا بالماء. هل بقي أي صدأ على سطح اللوح؟',
      ['اغسل اللوح كله أولا بالماء.', 'هل بقي أي صدأ على سطح اللوح؟'],
    ],
    [
      'are found in Japanese',
      '最初にパネルを洗ってください。次に一日乾かしてください。',
      ['最初にパネルを洗ってください。', '次に一日乾かしてください。'],
    ],
    ['are no headings and cells of tables', '5.3 Washing\nSee clause 7.\n12 kN', []],
    ['are no formulas', '1) Equation (1): d = 25 × 100 × 0.5 = 250 µm at 20 °C (68 °F)', []],
    ['are no whole tables', `${'strength and load '.repeat(30)}.`, []],
    ['are none where there is no text', '', []],
  ])('%s', (_, text, expected) => {
    expect(sentencesOf([text], 100)).toEqual(expected);
  });

  it('are no more than wanted, the first ones of the first texts', () => {
    expect(
      sentencesOf(['This is the first sentence. This is the second sentence.', 'This is the third.'], 2),
    ).toEqual(['This is the first sentence.', 'This is the second sentence.']);
  });
});
