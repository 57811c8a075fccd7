import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxPrinted, pagesToPrint } from './pagesToPrint.ts';
import { pageAfterKey } from './side/pageAfterKey.ts';
import { toolOfKey } from './tools.ts';

describe('the keys of the tools', () => {
  const press = { key: 'f', ctrlKey: false, metaKey: false, altKey: false };

  it('are single ones', () => {
    expect(toolOfKey(press)).toBe('full-screen');
    expect(toolOfKey({ ...press, key: 'x' })).toBeUndefined();
  });

  it.each(['ctrlKey', 'metaKey', 'altKey'])('with %s are the browser’s', (held) => {
    expect(toolOfKey({ ...press, [held]: true })).toBeUndefined();
  });
});

describe('pages to print', () => {
  const asked = { page: 4, pageCount: 16, from: 2, to: 5 };

  it('are all, the one being read, or some', () => {
    expect(pagesToPrint('all', asked)).toEqual({ from: 1, to: 16 });
    expect(pagesToPrint('this', asked)).toEqual({ from: 4, to: 4 });
    expect(pagesToPrint('some', asked)).toEqual({ from: 2, to: 5 });
  });

  it.each([
    [{ from: 5, to: 2 }],
    [{ from: 0, to: 2 }],
    [{ from: 1, to: 17 }],
    [{ from: undefined, to: 2 }],
    [{ from: 1.5, to: 2 }],
  ])('are none for %j', (range) => {
    expect(pagesToPrint('some', { ...asked, ...range })).toBeNull();
  });

  it('are never more than a browser bears', () => {
    const long = { page: 900, pageCount: 3000, from: 1, to: maxPrinted };
    expect(pagesToPrint('all', long)).toBeNull();
    expect(pagesToPrint('some', long)).toEqual({ from: 1, to: maxPrinted });
    expect(pagesToPrint('some', { ...long, to: maxPrinted + 1 })).toBeNull();
  });
});

describe('a key among pages in rows', () => {
  const among = { page: 5, pageCount: 10, columns: 3, isMirrored: false };

  it.each([
    ['ArrowDown', 8],
    ['ArrowUp', 2],
    ['ArrowRight', 6],
    ['ArrowLeft', 4],
    ['Home', 1],
    ['End', 10],
    ['PageDown', 10],
    ['a', undefined],
  ])('%s leads to %s', (key, page) => {
    expect(pageAfterKey(key, among)).toBe(page);
  });

  it('follows the reading from right to left', () => {
    expect(pageAfterKey('ArrowLeft', { ...among, isMirrored: true })).toBe(6);
  });

  it('never leads out of the document', () => {
    const keys = fc.constantFrom('ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown');
    fc.assert(
      fc.property(keys, fc.integer({ min: 1, max: 10 }), (key, page) => {
        const next = pageAfterKey(key, { ...among, page }) ?? 0;
        expect(next >= 1 && next <= 10).toBe(true);
      }),
    );
  });
});
