import { expect, test, type CDPSession, type Page } from '@playwright/test';
import { documentAt, standards } from '../addresses.ts';
import { madePdf, withPdf } from '../madePdf.ts';
import { expectDrawn, pageField, sheets } from '../pdf.ts';
import { visitAs } from '../visits.ts';

test.use({ viewport: { width: 1000, height: 700 } });

const pageCount = 1000;
const lines = Array.from(
  { length: 30 },
  (_, at) => `Line ${at + 1} of what an anchor is tested by, and for how long`,
);

test('a thousand pages scrolled through leave no more behind than a hundred, small pages included', async ({
  page,
}) => {
  test.setTimeout(900_000); // A machine that is busy draws a few pages in a second.
  await withPdf(page, madePdf({ pages: Array.from({ length: pageCount }, () => ({ lines })) }));
  await visitAs(page, 'individual', documentAt(standards.testMethod));
  await expectDrawn(page, 1);
  const devtools = await page.context().newCDPSession(page);

  await scrollThrough(page, 1, 100);
  const early = { ...(await canvases(page)), heap: await heap(devtools) };
  await scrollThrough(page, 101, pageCount);
  const late = { ...(await canvases(page)), heap: await heap(devtools) };
  test.info().annotations.push({ type: 'figures', description: JSON.stringify({ early, late }) });

  expect(late.large).toBeLessThanOrEqual(12); // pdf.js keeps ten pages, or as many as are seen.
  expect(late.small).toBeLessThanOrEqual(40);
  expect(late.megapixels).toBeLessThan(early.megapixels * 1.2 + 1);
  expect(late.heap - early.heap).toBeLessThan(30);
});

/** Comes to every page in turn, and stays for two frames, until the last one is the one that is read. */
async function scrollThrough(page: Page, first: number, last: number): Promise<void> {
  await sheets(page).evaluate(
    async (box, { from, to }) => {
      const nextFrame = () => new Promise((drawn) => requestAnimationFrame(drawn));
      for (let number = from; number <= to; number += 1) {
        box.scrollTop = box.querySelector<HTMLElement>(`[data-page-number="${number}"]`)?.offsetTop ?? 0;
        await nextFrame();
        await nextFrame();
      }
    },
    { from: first, to: last },
  );
  await expect(pageField(page)).toHaveValue(String(last));
  await expectDrawn(page, last);
}

/** How many canvases there are, for pages and for small ones, and how large they are together. */
const canvases = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('canvas')].filter(({ width }) => width > 0);
    const dots = all.reduce((sum, { width, height }) => sum + width * height, 0);
    const large = all.filter((canvas) => canvas.closest('.pdfViewer')).length;
    return { large, small: all.length - large, megapixels: dots / 1e6 };
  });

/** What the page's scripts hold, in MB, once everything that is not needed is gone. */
async function heap(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}
