import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differing, piecesUpTo } from './pieces.ts';

const written = (pieces: readonly { text: string; isChanged: boolean }[]): string =>
  pieces.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('');

describe('two texts beside each other', () => {
  it.each([
    ['Plant rooms', 'Plant rooms', 'Plant rooms'],
    ['Plant rooms: ask first', 'Plant rooms', 'Plant [rooms: ask first]'],
    ['hold for 2 000 h', 'hold for 1 000 h', 'hold for [2] 000 h'],
    ['', 'all gone', ''],
    ['all new', '', '[all new]'],
    ['a a a', 'a a', 'a a[ a]'],
  ])('show in %j what %j has not', (text, other, expected) => {
    expect(written(differing(text, other))).toBe(expected);
  });

  it('lose nothing of either', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, other) => {
        expect(
          differing(text, other)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});

describe('the beginning of a long text', () => {
  it('is 255 characters of it, its changes among them; a text of 255 is whole [compass-points-019]', () => {
    expect(piecesUpTo([{ text: 'a'.repeat(255), isChanged: false }], 255)).toBeNull();
    const long = [
      { text: 'a'.repeat(250), isChanged: false },
      { text: 'b'.repeat(20), isChanged: true },
      { text: 'c', isChanged: false },
    ];
    expect(written(piecesUpTo(long, 255) ?? [])).toBe(`${'a'.repeat(250)}[bbbbb]`);
  });
});
