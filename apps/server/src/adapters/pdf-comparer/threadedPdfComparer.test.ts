import { readFile } from 'node:fs/promises';
import { standardsFolder } from '@norma/samples';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, describe, expect, it } from 'vitest';
import { aPdf } from '../../testing/aPdf.ts';
import { typstPdfMaker } from '../pdf-maker/typstPdfMaker.ts';
import { lockedPdf } from '../pdf-reader/testing/lockedPdf.ts';
import { makePdf, type MadePage } from '../pdf-stamper/testing/makePdf.ts';
import { shownPages, type ShownPage } from '../pdf-stamper/testing/shownPages.ts';
import { threadedPdfComparer } from './threadedPdfComparer.ts';

const comparer = threadedPdfComparer();
const maker = typstPdfMaker();
afterAll(() => Promise.all([comparer.close(), maker.close()]));

const width = 595;

/** A page with these lines. */
const page = (...lines: string[]): MadePage => ({
  contents: lines.map((line, at) => `BT /F1 12 Tf 72 ${700 - at * 20} Td (${line}) Tj ET`).join('\n'),
});
const rule = 'The anchor is loaded slowly until it fails, and the force is written down.';

async function compared(base: Uint8Array, target: Uint8Array, isRightToLeft = false): Promise<Buffer> {
  const made = await comparer.compare({
    base: { designation: 'NSB E 1-21', title: 'Anchors', pdf: base },
    target: { designation: 'NSB E 1-24', title: 'Anchors', pdf: target },
    publisher: 'Northern Standards Board',
    language: 'en',
    isRightToLeft,
  });
  if ('problem' in made) throw new Error(made.problem);
  return Buffer.concat([made.repaired ?? target, made.end]);
}

const saidOn = (shown: ShownPage | undefined): string => shown?.texts.map(({ text }) => text).join(' ') ?? '';
const placeOf = (shown: ShownPage | undefined, text: string): number | undefined =>
  shown?.texts.find((each) => each.text.includes(text))?.left;

/** What of each page is shown outside all marked content, and the roles of its structure. */
async function structureOf(pdf: Uint8Array): Promise<{ loose: number; roles: string[] }[]> {
  const task = getDocument({ data: Uint8Array.from(pdf), verbosity: 0 });
  const document = await task.promise;
  const pages = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    // oxlint-disable-next-line no-await-in-loop -- pdf.js reads one page after the other anyway
    const shown = await document.getPage(number);
    // oxlint-disable-next-line no-await-in-loop
    const { fnArray } = await shown.getOperatorList();
    let [depth, loose] = [0, 0];
    for (const operator of fnArray) {
      if (operator === OPS.beginMarkedContent || operator === OPS.beginMarkedContentProps) depth += 1;
      else if (operator === OPS.endMarkedContent) depth -= 1;
      else if (operator === OPS.showText && depth === 0) loose += 1;
    }
    // oxlint-disable-next-line no-await-in-loop
    const tree = await shown.getStructTree();
    pages.push({
      loose,
      roles: tree?.children.flatMap((child) => ('role' in child ? [child.role] : [])) ?? [],
    });
  }
  await task.destroy();
  return pages;
}

describe('a comparison of PDFs', () => {
  it('leaves the newer file as it is, and shows what went beside the line where it stood', async () => {
    const target = makePdf([page(rule, 'The load is 8 kN.'), page(rule)]);
    const pdf = await compared(makePdf([page(rule, 'The load is 5 kN.'), page(rule)]), target);
    expect(pdf.subarray(0, target.length).equals(target)).toBe(true);
    const [front, first, second] = await shownPages(pdf);
    expect(saidOn(front)).toContain('NSB E 1-21');
    const was = first?.texts.find(({ text }) => text === '5');
    expect(was?.left).toBeGreaterThan(width);
    expect(Math.abs((was?.baseline ?? 0) - (842 - 680))).toBeLessThan(25);
    expect(first?.width).toBeGreaterThan(width + 100);
    expect(saidOn(second)).not.toContain('Was');
  });

  it.each([0, 90, 180, 270])('puts the column where lines end on a page turned by %i', async (rotate) => {
    const target = makePdf([{ ...page(rule, 'The load is 8 kN.'), rotate }]);
    const pdf = await compared(makePdf([{ ...page(rule, 'The load is 5 kN.'), rotate }]), target);
    const [before] = await shownPages(target);
    const [, after] = await shownPages(pdf);
    expect(after?.height).toBeCloseTo(before?.height ?? 0, 3);
    expect(placeOf(after, 'Was')).toBeGreaterThan(before?.width ?? Infinity);
    expect(after?.texts.find(({ text }) => text.includes('Was'))?.isUpright).toBe(true);
  });

  it('has the column on the left of a text from right to left', async () => {
    const [base, target] = [makePdf([page(rule, 'One.')]), makePdf([page(rule, 'Two.')])];
    const [, shown] = await shownPages(await compared(base, target, true));
    expect(placeOf(shown, 'Was')).toBeLessThan(100);
    expect(placeOf(shown, 'Two.')).toBeGreaterThan(72 + 100);
  });

  it('of a file that claims PDF/UA draws nothing that is neither tagged nor an artifact', async () => {
    const made = async (path: string) =>
      maker.make({ xml: await readFile(new URL(path, standardsFolder)), graphics: {} });
    const [base, target] = [await made('pic/rp-1173-2015.xml'), await made('pic/rp-1173-2021.xml')];
    const pdf = await compared(base, target);
    expect(pdf.toString('latin1')).toContain('pdfuaid:part');
    const pages = await structureOf(pdf);
    expect(pages.length).toBeGreaterThan(5);
    expect(pages.map(({ loose }) => loose)).toEqual(pages.map(() => 0));
    // The front is read aloud before all else, and the page behind it as what it was.
    expect(pages[0]?.roles).toEqual(['P']);
    expect(pages[1]?.roles).not.toEqual([]);
  });

  it('of a file without tags makes no claim and adds none', async () => {
    const pdf = await compared(makePdf([page(rule, 'One.')]), makePdf([page(rule, 'Two.')]));
    expect(pdf.toString('latin1')).not.toMatch(/pdfuaid|StructTreeRoot|StructParents/);
    expect((await structureOf(pdf)).flatMap(({ roles }) => roles)).toEqual([]);
  });

  it('keeps the numbers of pages, and names every change in the outline', async () => {
    const pdf = await compared(makePdf([page(rule), page('Five.')]), makePdf([page(rule), page('Six.')]));
    const task = getDocument({ data: Uint8Array.from(pdf), verbosity: 0 });
    const document = await task.promise;
    expect(await document.getPageLabels()).toEqual(['i', '1', '2']);
    const [changes] = await document.getOutline();
    expect(changes?.title).toBe('Changes');
    const titles = changes?.items.map(({ title }) => title) ?? [];
    expect(titles).toEqual(['1 · p. 2 · Changed: Five.']);
    await task.destroy();
  });

  it('says in full at the end what has no room beside its page', async () => {
    const lines = Array.from({ length: 30 }, (_, at) => `Clause ${at} was ${rule} It was ${at} then.`);
    const long = [page(rule), ...[0, 1, 2, 3].map(() => page(...lines)), page('The last words of all stay.')];
    const pages = await shownPages(
      await compared(makePdf(long), makePdf([long[0] ?? {}, long.at(-1) ?? {}])),
    );
    expect(pages.length).toBeGreaterThan(3);
    expect(saidOn(pages[1])).toContain('in full at the end');
    const end = pages.slice(3).map(saidOn).join(' ');
    expect(end).toContain('Removed text in full');
    expect(end.match(/Clause\s+29/g)).toHaveLength(4);
  });

  it('says that a scan has no text, and that strangers have nothing in common', async () => {
    const scan = makePdf([{ contents: '' }]);
    const fronts = await Promise.all([
      compared(scan, makePdf([page(rule)])),
      compared(makePdf([page(rule)]), scan),
      compared(
        makePdf([page(...Array<string>(4).fill(rule))]),
        makePdf([page(...Array<string>(6).fill('Wasser Rohr Ventil Pumpe'))]),
      ),
    ]);
    const said = await Promise.all(fronts.map(async (pdf) => saidOn((await shownPages(pdf))[0])));
    expect(said[0]).toContain('The older edition has no text');
    expect(said[1]).toContain('The newer edition has no text');
    expect(said[2]).toContain('almost no words in common');
  });

  it('opens what is locked without a password, and refuses what is none', async () => {
    const pair = (base: Uint8Array, target: Uint8Array) =>
      comparer.compare({
        base: { designation: 'A', title: '', pdf: base },
        target: { designation: 'B', title: '', pdf: target },
        publisher: '',
        language: 'en',
        isRightToLeft: false,
      });
    expect(await pair(Buffer.from('no pdf'), aPdf(1))).toEqual({ problem: 'unreadable' });
    expect(await pair(aPdf(1), Buffer.from('%PDF-1.4 broken'))).toEqual({ problem: 'unreadable' });
    const locked = await pair(aPdf(1), await lockedPdf(aPdf(1), { user: '', owner: 'publisher' }));
    expect(locked).toMatchObject({ repaired: expect.any(Uint8Array) });
  });

  it('compares thousands of pages', async () => {
    const pages = Array.from({ length: 3_000 }, (_, at) => page(`Clause ${at + 1} is here.`));
    const pdf = await compared(makePdf(pages.slice(0, -1)), makePdf(pages));
    const task = getDocument({ data: Uint8Array.from(pdf), verbosity: 0 });
    const document = await task.promise;
    expect(document.numPages).toBe(3_001);
    const [changes] = await document.getOutline();
    expect(changes?.items.map(({ title }) => title)).toEqual(['1 · p. 3000 · Added: Clause 3000 is here.']);
    await task.destroy();
  });

  it('says so where files are larger than what can be compared, or take too long', async () => {
    const pdf = aPdf(1);
    const edition = { designation: 'A', title: '', pdf };
    const pair = {
      base: edition,
      target: edition,
      publisher: '',
      language: 'en',
      isRightToLeft: false,
    } as const;
    const narrow = threadedPdfComparer({ maxBytes: pdf.length });
    expect(await narrow.compare(pair)).toEqual({ problem: 'too-large' });
    await narrow.close();
    const hasty = threadedPdfComparer({ timeLimitMs: 1 });
    expect(await hasty.compare(pair)).toEqual({ problem: 'time-limit' });
    await hasty.close();
  });
});
