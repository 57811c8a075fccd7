import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitByRanges } from './splitByRanges.ts';

/** The pieces in a line, the marked ones in brackets. */
const seen = (text: string, ...ranges: [number, number][]): string =>
  splitByRanges(
    text,
    ranges.map(([start, end]) => ({ start, end })),
  )
    .map(({ words, isMarked }) => (isMarked ? `[${words}]` : words))
    .join('|');

describe('a text with marks', () => {
  it.each<[string, [number, number][], string]>([
    ['in its middle', [[7, 13]], 'bonded |[anchor]| creep'],
    [
      'at both ends, given in any order',
      [
        [14, 19],
        [0, 6],
      ],
      '[bonded]| anchor |[creep]',
    ],
    [
      'that overlap',
      [
        [0, 8],
        [7, 13],
      ],
      '[bonded anchor]| creep',
    ],
    [
      'that touch',
      [
        [0, 7],
        [7, 13],
      ],
      '[bonded anchor]| creep',
    ],
    ['beyond its end', [[14, 99]], 'bonded anchor |[creep]'],
    [
      'of nothing',
      [
        [3, 3],
        [9, 2],
      ],
      'bonded anchor creep',
    ],
    ['everywhere', [[-4, 99]], '[bonded anchor creep]'],
  ])('%s is cut there', (_, ranges, expected) => {
    expect(seen('bonded anchor creep', ...ranges)).toBe(expected);
  });

  it('is the same text when joined, and marks exactly what the ranges cover', () => {
    const range = fc.record({
      start: fc.integer({ min: -5, max: 40 }),
      end: fc.integer({ min: -5, max: 40 }),
    });
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), fc.array(range, { maxLength: 6 }), (text, ranges) => {
        const pieces = splitByRanges(text, ranges);
        expect(pieces.map(({ words }) => words).join('')).toBe(text);
        for (const { start, words, isMarked } of pieces) {
          for (let at = start; at < start + words.length; at += 1) {
            expect(isMarked).toBe(ranges.some((given) => given.start <= at && at < given.end));
          }
        }
      }),
    );
  });
});
