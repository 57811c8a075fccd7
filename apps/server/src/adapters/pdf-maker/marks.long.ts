import { readdir, readFile } from 'node:fs/promises';
import {
  boxOf,
  clauseAt,
  clauseOnPage,
  pageStream,
  placingIn,
  quadsOf,
  type OutlineEntry,
  type TextStream,
} from '@norma/anchoring';
import { standardsFolder } from '@norma/samples';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, expect, it } from 'vitest';
import {
  demoStandards,
  demoStream,
  randomFrom,
  selections,
  tallyOf,
  together,
} from '../../../../../packages/anchoring/src/testing/index.ts';
import { typstPdfMaker } from './typstPdfMaker.ts';

const maker = typstPdfMaker();
afterAll(() => maker.close());

/** The pages of a demo standard as the reader reads them: the text of each, and how its marks are drawn. */
async function pagesOf(path: string) {
  const folder = new URL(path.replace(/[^/]*$/, ''), standardsFolder);
  const drawings = (await readdir(folder)).filter((name) => name.endsWith('.svg'));
  const pairs = drawings.map(async (name) => [name, await readFile(new URL(name, folder), 'utf8')] as const);
  const xml = await readFile(new URL(path, standardsFolder));
  const bytes = await maker.make({ xml, graphics: Object.fromEntries(await Promise.all(pairs)) });
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  const pdf = await task.promise;
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    // oxlint-disable-next-line no-await-in-loop -- pdf.js reads one page after the other anyway
    const page = await pdf.getPage(number);
    // oxlint-disable-next-line no-await-in-loop
    const { items } = await page.getTextContent({ includeMarkedContent: true, disableNormalization: true });
    const pieces = items.flatMap((item) => ('str' in item ? [item] : []));
    pages.push({ ...pageStream(pieces), items: pieces, box: page.view });
  }
  const outline = await outlineOf(pdf);
  await task.destroy();
  return { pages, outline };
}

/** The outline of a PDF, each entry with the page that it leads to. */
async function outlineOf(pdf: PDFDocumentProxy): Promise<OutlineEntry[]> {
  const entries: OutlineEntry[] = [];
  const read = async (items: Awaited<ReturnType<PDFDocumentProxy['getOutline']>>, level: number) => {
    for (const { title, dest, items: inner } of items) {
      // oxlint-disable-next-line no-await-in-loop -- in the order of the text
      const page = Array.isArray(dest) ? (await pdf.getPageIndex(dest[0])) + 1 : null;
      entries.push({ title, level, page });
      // oxlint-disable-next-line no-await-in-loop
      await read(inner, level + 1);
    }
  };
  await read(await pdf.getOutline(), 1);
  return entries;
}

it('10,000 marks on the pages of the demo library stand where they were made, and follow small revisions', async () => {
  const count = Math.ceil(10_000 / demoStandards.length);
  let [stand, made] = [0, 0];
  const tallies = [];
  for (const [seed, path] of demoStandards.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- Typst sets one document after the other
    const { pages } = await pagesOf(path);
    const stream: TextStream = { text: pages.map(({ text }) => text).join('') };
    const place = placingIn(stream);
    for (const anchor of selections(stream, count, randomFrom(seed), 'pdf')) {
      made += 1;
      const found = place(anchor);
      if (found.status === 'unplaced') expect(found.quote).toBe(anchor.quote);
      else expect({ start: found.start, end: found.end }).toEqual({ start: anchor.start, end: anchor.end });
      if (found.status === 'placed') stand += 1;
    }
    // Every letter of every page is drawn on it, also those that run upwards next to a drawing.
    for (const page of pages) {
      const [left = 0, bottom = 0, right = 0, top = 0] = page.box;
      for (const quad of quadsOf(page, page.items, { start: 0, end: page.text.length })) {
        const box = boxOf(quad);
        const [x, y] = [(box.left + box.right) / 2, (box.bottom + box.top) / 2];
        expect(quad).toHaveLength(8);
        expect(x > left && x < right && y > bottom && y < top).toBe(true);
      }
    }
    tallies.push(
      tallyOf(stream, { marks: 250, revisions: 5, extent: 'small', seed: seed + 70, format: 'pdf' }),
    );
  }
  const tally = together(tallies);
  console.log(`${made} marks on pages: ${stand} where they were made; after small revisions:`, tally);
  expect(stand).toBeGreaterThanOrEqual(made - 100);
  expect(tally.wrong).toBe(0);
});

it('marks on pages of the demo library stand in the clause that the HTML has them in', async () => {
  const tally = { same: 0, around: 0, unnumbered: 0 };
  const others: string[] = [];
  for (const [seed, path] of demoStandards.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- Typst sets one document after the other
    const { pages, outline } = await pagesOf(path);
    const html = demoStream(path);
    const place = placingIn(html);
    for (const [at, { text }] of pages.entries()) {
      for (const { quote, prefix, suffix, start } of selections(
        { text },
        20,
        randomFrom(seed * 100 + at),
        'pdf',
      )) {
        const found = quote.length < 40 ? null : place({ quote, prefix, suffix });
        if (found?.status !== 'placed' || found.confidence < 1) continue;
        const inHtml = clauseAt(html.clauses ?? [], found.start)?.replace(/^(sec|app)_/, '') ?? '';
        const onPage = clauseOnPage(outline, { page: at + 1, text, start }) ?? null;
        if (onPage === inHtml) tally.same += 1;
        else if (onPage !== null && inHtml.startsWith(`${onPage}.`)) tally.around += 1;
        else if (onPage === null && /^\p{Ll}*$/u.test(inHtml)) tally.unnumbered += 1;
        else others.push(`${path}, page ${at + 1}: ${onPage}, not ${inHtml}: ${quote.slice(0, 60)}`);
      }
    }
  }
  console.log('the clauses of marks on pages:', tally);
  expect(others).toEqual([]);
  expect(tally.same).toBeGreaterThan(200);
});
