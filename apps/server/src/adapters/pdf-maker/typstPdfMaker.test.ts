import { readdir, readFile } from 'node:fs/promises';
import { standardsFolder } from '@norma/samples';
import { afterAll, describe, expect, it } from 'vitest';
import type { PdfMakerInput } from '../../ports/pdf-maker.ts';
import { type PdfFacts, readPdf } from './testing/readPdf.ts';
import { typstPdfMaker } from './typstPdfMaker.ts';

const maker = typstPdfMaker();
afterAll(() => maker.close());

async function sample(path: string): Promise<PdfMakerInput> {
  const folder = new URL(path.replace(/[^/]*$/, ''), standardsFolder);
  const drawings = (await readdir(folder)).filter((name) => name.endsWith('.svg'));
  const pairs = drawings.map(async (name) => [name, await readFile(new URL(name, folder), 'utf8')] as const);
  return {
    xml: await readFile(new URL(path, standardsFolder)),
    graphics: Object.fromEntries(await Promise.all(pairs)),
  };
}

async function pdfOf(path: string): Promise<PdfFacts> {
  return readPdf(await maker.make(await sample(path)));
}

describe('the PDF of a standard', () => {
  it('is tagged, titled, outlined and says its language', async () => {
    const pdf = await pdfOf('nsb/e-214-24.xml');
    expect(pdf).toMatchObject({
      isTagged: true,
      language: 'en',
      title: expect.stringContaining('Bonded Anchors'),
    });
    expect(pdf.outline).toEqual(expect.arrayContaining(['Foreword', '1 Scope', 'Annex A1 Crack Movement']));
    for (const role of [
      'H1',
      'H2',
      'P',
      'L',
      'LI',
      'Table',
      'TH',
      'TD',
      'Figure',
      'Caption',
      'Formula',
      'Link',
      'Note',
      'TOC',
    ])
      expect(pdf.roles).toContain(role);
  });

  it('says formulas and drawings in words', async () => {
    const { alternatives } = await pdfOf('nsb/e-214-24.xml');
    expect(alternatives).toContain('s(t) = s_0 + a · t^b');
    expect(alternatives).toEqual(
      expect.arrayContaining([expect.stringMatching(/threaded rod bonded into a drilled hole/)]),
    );
  });

  it('is set in our own fonts, formulas in a maths font', async () => {
    const { fonts } = await pdfOf('nsb/e-214-24.xml');
    for (const font of [
      'IBMPlexSerif-Regular',
      'IBMPlexSerif-Italic',
      'IBMPlexSerif-Medium',
      'IBMPlexSans-SemiBold',
      'IBMPlexMono-SemiBold',
    ])
      expect(fonts).toContain(font);
    expect([...fonts]).toEqual(expect.arrayContaining([expect.stringMatching(/^NewCMMath/)]));
  });

  it('in Arabic is set in the Arabic font and says its language', async () => {
    const pdf = await pdfOf('nsb/e-214-24-ar.xml');
    expect(pdf).toMatchObject({ isTagged: true, claimsUa: true, language: 'ar' });
    expect(pdf.fonts).toContain('IBMPlexSansArabic-Regular');
    expect(pdf.fonts).toContain('IBMPlexSansArabic-SemiBold');
    expect(pdf.text).toContain('NSBE214-24');
  });

  it('is the same twice, so that a file store keeps it once', async () => {
    const input = await sample('nsb/e-214-24.xml');
    expect(Buffer.compare(await maker.make(input), await maker.make(input))).toBe(0);
  });
});

const aFigure = `<standard xml:lang="en" xmlns:xlink="http://www.w3.org/1999/xlink"><front><std-meta>
  <title-wrap><full>Guards</full></title-wrap><std-ident><originator>NSB</originator><doc-number>1</doc-number></std-ident>
  <std-ref>NSB 1:2006</std-ref></std-meta></front>
  <body><sec><title>Scope</title><fig><label>Figure 1</label><graphic xlink:href="a.gif"><alt-text>A guard</alt-text></graphic>
  </fig><p>The end.</p></sec></body></standard>`;
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

describe('a picture of pixels', () => {
  it('is printed with its words', async () => {
    const pdf = await readPdf(await maker.make({ xml: aFigure, graphics: { 'a.gif': gif } }));
    expect(pdf.alternatives).toContain('A guard');
  });

  it('that is damaged or not there costs no text', async () => {
    for (const graphics of [{ 'a.gif': gif.subarray(0, 20) }, {}]) {
      const pdf = await readPdf(await maker.make({ xml: aFigure, graphics }));
      expect(pdf.outline).toContain('Scope');
    }
  });
});

describe('the maker', () => {
  it('says why it refuses a document, and goes on', async () => {
    await expect(maker.make({ xml: '<article/>', graphics: {} })).rejects.toMatchObject({
      reason: 'document-refused',
      message: expect.stringContaining('<article>'),
    });
    expect((await pdfOf('nsb/e-214-24.xml')).pages).toBeGreaterThan(5);
  });

  it('makes many documents one after the other, each its own', async () => {
    const inputs = await Promise.all(['nsb/e-214-24.xml', 'nsb/e-214-24-ar.xml'].map(sample));
    const pdfs = await Promise.all([...inputs, ...inputs].map((input) => maker.make(input)));
    const languages = await Promise.all(pdfs.map(async (pdf) => (await readPdf(pdf)).language));
    expect(languages).toEqual(['en', 'ar', 'en', 'ar']);
  });

  it('gives up a document that takes too long, and has a new thread for the next', async () => {
    const hasty = typstPdfMaker({ timeLimitMs: 1 });
    const input = await sample('nsb/e-214-24.xml');
    await expect(hasty.make(input)).rejects.toMatchObject({ reason: 'time-limit' });
    await expect(hasty.make(input)).rejects.toMatchObject({ reason: 'time-limit' });
    await hasty.close();
  });

  it('refuses what waits when it is closed, and what comes after', async () => {
    const brief = typstPdfMaker();
    const input = await sample('nsb/e-214-24.xml');
    const waiting = [brief.make(input), brief.make(input)].map((made) =>
      expect(made).rejects.toMatchObject({ reason: 'maker-closed' }),
    );
    await brief.close();
    await Promise.all(waiting);
    await expect(brief.make(input)).rejects.toMatchObject({ reason: 'maker-closed' });
  });
});
