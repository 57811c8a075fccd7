import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPages, withPage } from './useOpenPdf.ts';

describe('pages that are remembered', () => {
  it('are read back as they were kept', () => {
    const codes = fc.array(fc.tuple(fc.string(), fc.integer({ min: 1, max: 5000 })), { maxLength: 20 });
    fc.assert(
      fc.property(codes, (read) => {
        const pages = read.reduce((before, [code, page]) => withPage(before, code, page), readPages(null));
        expect(readPages(JSON.stringify(pages))).toEqual(pages);
        for (const [code] of read) expect(new Map(pages).get(code)).toBe(new Map(read).get(code));
      }),
    );
  });

  it.each([[null], [''], ['{'], ['{"a":1}'], ['[["a"],["b",0],["c",1.5],["d","2"],7,null]']])(
    'are none in %j',
    (kept) => {
      expect(readPages(kept)).toEqual([]);
    },
  );

  it('are those of the two hundred documents read last', () => {
    let pages = readPages(null);
    for (let at = 0; at < 500; at += 1) pages = withPage(pages, `NSB|${at}`, at + 1);
    expect(pages).toHaveLength(200);
    expect(pages.at(-1)).toEqual(['NSB|499', 500]);
    expect(pages[0]).toEqual(['NSB|300', 301]);
  });
});
