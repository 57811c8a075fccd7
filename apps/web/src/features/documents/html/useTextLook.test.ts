import { Preferences } from '@norma/contracts';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { lookChoices, lookOf, wordsOf } from './useTextLook.ts';

const looks = fc.record({
  size: fc.constantFrom(...lookChoices.size),
  spacing: fc.constantFrom(...lookChoices.spacing),
  face: fc.constantFrom(...lookChoices.face),
  paper: fc.constantFrom(...lookChoices.paper),
  lines: fc.constantFrom(...lookChoices.lines),
  pages: fc.constantFrom(...lookChoices.pages),
});

it('every look is kept whole, and in words that the server takes [reader-009]', () => {
  fc.assert(
    fc.property(looks, (look) => {
      expect(lookOf(wordsOf(look))).toEqual(look);
      expect(Preferences.shape.reading.parse(wordsOf(look))).toBe(wordsOf(look));
    }),
  );
});

it('what is stored and not known is as by default', () => {
  expect(wordsOf(lookOf(null))).toBe('normal normal serif auto short as-printed');
  expect(wordsOf(lookOf('large huge sans'))).toBe('large normal sans auto short as-printed');
});
