import { describe, expect, it } from 'vitest';
import { sentencesOf } from './sentences.ts';

describe('The sentences of a text', () => {
  it.each([
    [
      'end at stops, questions and lines',
      'Wash the panel first. Is any rust left?\nThen dry it for a day.',
      ['Wash the panel first.', 'Is any rust left?', 'Then dry it for a day.'],
    ],
    ['have their spaces evened out', '  Wash \t the   panel. ', ['Wash the panel.']],
    ['come once each', 'Wash the panel. Wash the panel.', ['Wash the panel.']],
    [
      'are found in Arabic',
      'اغسل اللوح أولا. هل بقي صدأ على اللوح؟',
      ['اغسل اللوح أولا.', 'هل بقي صدأ على اللوح؟'],
    ],
    [
      'are found in Japanese',
      '最初にパネルを洗ってください。次に一日乾かしてください。',
      ['最初にパネルを洗ってください。', '次に一日乾かしてください。'],
    ],
    ['are no rests of tables', '5.3\nSee 7.\n12 kN', []],
    ['are no whole tables', `${'1.25 '.repeat(100)}.`, []],
    ['are none where there is no text', '', []],
  ])('%s', (_, text, expected) => {
    expect(sentencesOf([text], 100)).toEqual(expected);
  });

  it('are no more than wanted, the first ones of the first texts', () => {
    expect(sentencesOf(['The first sentence. The second sentence.', 'The third sentence.'], 2)).toEqual([
      'The first sentence.',
      'The second sentence.',
    ]);
  });
});
