import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formsOf } from './forms.ts';
import { runsOf } from './runs.ts';

describe('The forms of a text', () => {
  it.each([
    [
      'words without their punctuation',
      'Test method, for (bonded) anchors.',
      'test method for bonded anchors',
    ],
    ['numbers', 'Type 902.11 at 3,5 kV', 'type 902 11 at 3 5 kv'],
    ['letters with digits as one word', 'H2O at 50mm', 'h2o at 50mm'],
    [
      'a possessive as its word',
      "The manufacturer's and inspector’s duty",
      'the manufacturer and inspector duty',
    ],
    ['an apostrophe in a word as a break', "l'énergie don't", 'l energie don t'],
    ['hyphens and slashes as breaks', 'fire-safety and/or', 'fire safety and or'],
    ['an invisible hyphen as nothing', 'an\u00adchor', 'anchor'],
    ['fractions as two numbers', '1 ½', '1 1 2'],
    ['squared units and signs', '50㎜ № 3', '50mm no 3'],
    ['pairs of ideographs, then the last alone', '火災報知', '火災 災報 報知 知'],
    ['a single ideograph alone', '火', '火'],
    ['kana with their marks', 'ｶﾞｽ 計', 'ガス ス 計'],
    ['radicals as the characters they look like', '⽕災', '火災 災'],
    ['Korean like Chinese', '소방차', '소방 방차 차'],
    ['scripts side by side', 'KVL規格A級', 'kvl 規格 格 a 級'],
    ['Arabic words', 'مُقاومة الحريق', 'مقاومه الحريق'],
    ['nothing of punctuation', '?! … — \ud800 \u200f', ''],
  ])('are %s', (_, text, expected) => {
    expect(formsOf(text).join(' ')).toBe(expected);
  });

  it('are the same for a text and its pieces between spaces', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), (parts) => {
        expect(formsOf(parts.join(' \n '))).toEqual(parts.flatMap(formsOf));
      }),
      { numRuns: 500 },
    );
  });

  it('of a plain text are those of its runs', () => {
    const texts = fc
      .array(fc.constantFrom("'s", 's', "'", 'A', 'b2', ' ', '-', 'x'))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(texts, fc.string({ unit: 'binary-ascii' })), (text) => {
        const words = runsOf(text).flatMap((run) => run.words);
        expect(formsOf(text)).toEqual(words.map(({ form }) => form));
      }),
      { numRuns: 1_000 },
    );
  });

  it('stand in order inside the text, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        let before = 0;
        for (const { start, end } of runsOf(text).flatMap(({ words }) => words)) {
          expect(start).toBeGreaterThanOrEqual(before);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          before = start;
        }
      }),
      { numRuns: 1_000 },
    );
  });
});
