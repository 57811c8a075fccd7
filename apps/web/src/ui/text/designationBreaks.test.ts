import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { designationBreaks } from './designationBreaks.ts';

const pieces = (value: string, usual: number[] = []): string[] => {
  const ends = [...designationBreaks(value, usual), value.length];
  return ends.map((end, at) => value.slice(ends[at - 1] ?? 0, end));
};

describe('a designation', () => {
  it.each(['NSB E 214-24', 'HI 4410-2:2022', 'CNI 30210:2019', 'PIC RP 1173:2021', '4410', ''])(
    'as short as %s is not broken',
    (value) => {
      expect(pieces(value)).toEqual([value]);
    },
  );

  it.each([
    ['W3C REC-WCAG22-20241212', 'W3C |REC-|WCAG22-|20241212'],
    ['W3C WD-css3-grid-layout-20120322', 'W3C |WD-|css3-|grid-|layout-|20120322'],
    ['OASIS mqtt-v3.1.1-plus-Errata01', 'OASIS |mqtt-|v3.1.1-|plus-|Errata01'],
    ['ISO/IEC 14165-114:2005', 'ISO/IEC |14165-114:2005'],
    ['ISO/TS 13399-150:2008', 'ISO/TS |13399-150:2008'],
    ['urn.example.standard.part', 'urn|.example|.standard|.part'],
    ['Standardsamarbeidet', 'Standardsamarbei|det'],
  ])('as long as %s goes on in the next line where its parts begin', (value, expected) => {
    expect(pieces(value)).toEqual(expected.split('|'));
  });

  it('keeps the breaks that it has anyway, and is cut further only where a piece is long', () => {
    expect(pieces('HI 5120-1:2024/AMD1:2025', [14])).toEqual(['HI 5120-1:2024', '/AMD1:2025']);
    expect(pieces('W3C css-color-module-level-3', [4])).toEqual([
      'W3C ',
      'css-',
      'color-',
      'module-',
      'level-',
      '3',
    ]);
  });

  it('never has a piece that is longer than a line, and loses nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 80 }), (value) => {
        expect(pieces(value).join('')).toBe(value);
        expect(Math.max(...pieces(value).map(({ length }) => length))).toBeLessThanOrEqual(16);
      }),
    );
  });
});
