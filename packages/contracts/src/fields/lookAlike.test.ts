import { describe, expect, it } from 'vitest';
import { lookAlikeIn } from './lookAlike.ts';

describe('a name that could be taken for another', () => {
  it.each([
    ['operator\u200B', 'invisible'],
    ['opera\u00ADtor', 'invisible'],
    ['\u202Eoperator', 'invisible'],
    ['a\0b', 'invisible'],
    ['oper\uDB40\uDC61ator', 'invisible'],
    ['ореrator', 'mixed-scripts'],
    ['ines.rаvndal@halvorsen.example', 'mixed-scripts'],
    ['αdmin', 'mixed-scripts'],
    ['сосо', 'like-latin'],
    ['ορ', 'like-latin'],
  ])('%j: %s', (name, why) => {
    expect(lookAlikeIn(name)).toBe(why);
  });

  it.each([
    'operator',
    'Ines.Ravndal@halvorsen.example',
    'o’neil-2_b+c',
    'Émile Zoë',
    'Иванов',
    'иванов@example.com',
    'ليلى حداد',
    '佐藤さん2',
    '田中タロウ',
    '김철수',
    'Ωμέγα',
    'ｏperator',
    '12345',
  ])('is not %j', (name) => {
    expect(lookAlikeIn(name)).toBeNull();
  });
});
