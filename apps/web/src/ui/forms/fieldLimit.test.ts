import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutsPaste, reachOf, spokenLeft } from './fieldLimit.ts';

describe('the limit of a field', () => {
  it.each([
    [0, 'within'],
    [254, 'within'],
    [255, 'full'],
    [256, 'over'],
  ])('of 255 characters, with %i typed, is %s', (typed, reach) => {
    expect(reachOf({ typed, limit: 255 })).toBe(reach);
  });

  it.each([
    [200, undefined],
    [234, undefined],
    [235, 20],
    [244, 20],
    [245, 10],
    [250, 5],
    [254, 5],
    [255, undefined],
    [400, undefined],
  ])('of 255 characters, with %i typed, says that at most %s are left', (typed, left) => {
    expect(spokenLeft({ typed, limit: 255 })).toBe(left);
  });

  it('is not spoken in a field that is short from the start', () => {
    expect(spokenLeft({ typed: 0, limit: 8 })).toBeUndefined();
  });

  it('never promises less room than there is, and speaks at most three times on the way', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), (limit) => {
        const spoken = Array.from({ length: limit }, (_, typed) => ({
          left: limit - typed,
          said: spokenLeft({ typed, limit }),
        }));
        for (const { left, said } of spoken) if (said !== undefined) expect(left).toBeLessThanOrEqual(said);
        expect(new Set(spoken.map(({ said }) => said)).size).toBeLessThanOrEqual(4);
      }),
    );
  });
});

describe('a paste', () => {
  const text = 'abcdef';

  it.each([
    ['fits', { pasted: 'gh', selectionStart: 6, selectionEnd: 6 }, false],
    ['fits exactly', { pasted: 'ghij', selectionStart: 0, selectionEnd: 0 }, false],
    [
      'fits because it takes the place of a selection',
      { pasted: '0123456789', selectionStart: 0, selectionEnd: 6 },
      false,
    ],
    ['is cut', { pasted: 'ghijk', selectionStart: 6, selectionEnd: 6 }, true],
  ])('%s', (_, paste, isCut) => {
    expect(cutsPaste({ text, limit: 10, ...paste })).toBe(isCut);
  });
});
