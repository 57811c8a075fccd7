import { readFileSync } from 'node:fs';
import { comparePages, textOf } from '@norma/comparison/pdf';
import { standardsFolder } from '@norma/samples';
import { readSts, toTypst } from '@norma/sts';
import { describe, expect, it } from 'vitest';
import { startTypesetter } from '../pdf-maker/typeset.ts';
import { openPdfium } from '../pdf-reader/pdfium.ts';
import { unpacked } from './packedPages.ts';
import { printedPages } from './printedPages.ts';

const pdfium = await openPdfium();
const typesetter = startTypesetter();

/** The words on the pages of a standard of the demo library, its drawings left out. */
function pagesOf(path: string) {
  const source = readFileSync(new URL(`${path}.xml`, standardsFolder));
  const pdf = typesetter.typeset(toTypst(readSts(source), { graphic: () => undefined }));
  const pages = printedPages(pdfium, pdf);
  if ('problem' in pages) throw new Error(pages.problem);
  return unpacked(pages);
}

describe('editions of the demo library, compared on their pages', () => {
  it.each([
    ['nsb/e-214-18', 'nsb/e-214-21'],
    ['nsb/e-214-21', 'nsb/e-214-24'],
    ['hi/4410-2-2016', 'hi/4410-2-2022'],
    ['pic/rp-1173-2015', 'pic/rp-1173-2021'],
  ])('%s and %s give every old word and every new one', (base, target) => {
    const [before, after] = [pagesOf(base), pagesOf(target)];
    const { words, changes } = comparePages(before, after);
    const without = (what: string) => words.flatMap(({ as, keys }) => (as === what ? [] : keys));
    expect(changes.length).toBeGreaterThan(10);
    expect(without('inserted')).toEqual(textOf(before).map(({ key }) => key));
    expect(without('deleted')).toEqual(textOf(after).map(({ key }) => key));
  });

  it('tells Arabic as it is written', () => {
    const said = textOf(pagesOf('nsb/e-214-24-ar')).map(({ text }) => text);
    expect(said).toEqual(expect.arrayContaining(['في', 'الأمد', 'المجال']));
  });
});
