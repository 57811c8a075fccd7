import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actOf } from './keys.ts';
import { fileRange } from './source.ts';
import { larger, smaller } from './zoom.ts';

const press = (key: string, held: Partial<Parameters<typeof actOf>[0]> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

describe('keys in a PDF', () => {
  it.each([
    ['ArrowRight', 'next-page'],
    ['ArrowLeft', 'previous-page'],
    ['Home', 'first-page'],
    ['End', 'last-page'],
    ['+', 'larger'],
    ['-', 'smaller'],
    ['0', 'fit-width'],
    ['PageDown', undefined],
    ['ArrowDown', undefined],
    ['a', undefined],
  ])('%s asks for %s', (key, act) => {
    expect(actOf(press(key), false)).toBe(act);
  });

  it('leaves the arrows to a page that is wider than its window', () => {
    expect(actOf(press('ArrowRight'), true)).toBeUndefined();
    expect(actOf(press('+'), true)).toBe('larger');
  });

  it.each(['ctrlKey', 'metaKey', 'altKey'])('leaves + with %s to the browser', (held) => {
    expect(actOf(press('+', { [held]: true }), false)).toBeUndefined();
  });
});

describe('zoom', () => {
  it('grows and shrinks by steps that a reader sees, within bounds', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.26, max: 4.9, noNaN: true }), (scale) => {
        expect(larger(scale)).toBeGreaterThan(scale);
        expect(smaller(scale)).toBeLessThan(scale);
      }),
    );
    expect(larger(5)).toBe(5);
    expect(smaller(0.25)).toBe(0.25);
  });

  it('comes back to where it was after a step up and a step down from a step', () => {
    expect(smaller(larger(1))).toBe(1);
    expect(larger(smaller(1.25))).toBe(1.25);
  });
});

describe('the answer to a request for a range', () => {
  it('tells the length of the whole file', async () => {
    const answer = new Response('abc', { status: 206, headers: { 'content-range': 'bytes 0-2/1000' } });
    expect(await fileRange(answer)).toEqual({ bytes: new TextEncoder().encode('abc'), fileLength: 1000 });
  });

  it('is the whole file when the server heeds no ranges', async () => {
    expect((await fileRange(new Response('abc'))).fileLength).toBe(3);
  });
});
