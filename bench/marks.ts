/**
 * Measures scrolling through a text and through pages with 5,000 marks next to none; the goal is a frame at most 1.2 times as long
 * at p95.
 *
 *     npm run bench -- marks
 */
import { chromium, type Page } from '@playwright/test';
import { chromiumArguments } from '../e2e/chromium.ts';
import { madePdf } from '../e2e/madePdf.ts';
import { openArticle, openPdf, serveMarking, type MadeMark } from '../e2e/marking.ts';
import { pageStream, quadsOf } from '../packages/anchoring/src/index.ts';
import { demoArticle } from '../packages/anchoring/src/testing/demo.ts';

const wanted = 5_000;
const colours = ['yellow', 'green', 'blue', 'pink', 'violet'];

// One standard six times over: some 550 kB, as a large one is.
const article = demoArticle('nsb/e-214-24.xml');
const body = /<article[^>]*>([^]*)<\/article>/.exec(article)?.[1] ?? '';
const text = Array.from({ length: 6 }, (_, at) => body.replaceAll('id="s-', `id="s-${at}-`)).join('');
const rows = 40;
const row = (page: number, at: number): string =>
  `On page ${page} the anchor of row ${at} shall hold its load.`;
const pdf = madePdf({
  pages: Array.from({ length: 130 }, (_, page) => ({
    lines: Array.from({ length: rows }, (__, at) => row(page + 1, at + 1)),
  })),
});
const marking = await serveMarking({
  'large.html': `<article class="standard" lang="en" dir="ltr">${text}</article>`,
  'a.pdf': pdf,
});
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: chromiumArguments,
});

/** The frames of a scroll of so many steps through what scrolls: the length of each, in ms. */
const frames = (page: Page, scroller: string): Promise<number[]> =>
  page.evaluate(async (selector) => {
    const box = document.querySelector(selector) ?? document.documentElement;
    const next = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
    box.scrollTop = 0;
    for (let rest = 0; rest < 30; rest += 1) await next();
    const lengths: number[] = [];
    let before = await next();
    for (let step = 0; step < 300; step += 1) {
      box.scrollTop += 90;
      const now = await next();
      lengths.push(now - before);
      before = now;
    }
    return lengths;
  }, scroller);

const shareOf = (lengths: readonly number[], share: number): number =>
  lengths.toSorted((one, other) => one - other)[Math.floor((lengths.length - 1) * share)] ?? 0;

const show = (page: Page, marks: MadeMark[]): Promise<number> =>
  page.evaluate((some) => {
    const start = performance.now();
    window.view.marks()?.show(some);
    return performance.now() - start;
  }, marks);

/** Scrolls with none and with all by turns, so that a busy moment of the machine is shared by both. */
async function compare(
  what: string,
  page: Page,
  given: { marks: MadeMark[]; scroller: string },
): Promise<void> {
  const lengths: { none: number[]; all: number[] } = { none: [], all: [] };
  let shown = 0;
  for (let turn = 0; turn < 3; turn += 1) {
    await show(page, []);
    lengths.none.push(...(await frames(page, given.scroller)));
    shown = Math.max(shown, await show(page, given.marks));
    lengths.all.push(...(await frames(page, given.scroller)));
  }
  const said = Object.entries(lengths).map(
    ([name, some]) =>
      `${name} p50 ${shareOf(some, 0.5).toFixed(1)}, p95 ${shareOf(some, 0.95).toFixed(1)} ms`,
  );
  const ratio = shareOf(lengths.all, 0.95) / shareOf(lengths.none, 0.95);
  console.log(
    `${what}, ${given.marks.length} marks (shown in ${shown.toFixed(0)} ms): ${said.join('; ')}; ratio ${ratio.toFixed(2)}`,
  );
}

try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await openArticle(page, marking, 'large.html');
  const marks = await page.evaluate(
    ({ count, names }) => {
      const shown = document.querySelector('iframe')?.contentDocument;
      const made: MadeMark[] = [];
      const blocks = [...(shown?.querySelectorAll('p, td, dd, h2, li') ?? [])];
      for (let at = 0; made.length < count; at += 1) {
        const block = blocks[at % blocks.length];
        if (block) shown?.getSelection()?.selectAllChildren(block);
        const anchor = window.view.marks()?.selected()?.anchor;
        const colour = names[at % names.length] ?? 'yellow';
        if (anchor) made.push({ id: `m${made.length}`, anchor, colour, label: `Mark ${made.length}` });
      }
      shown?.getSelection()?.removeAllRanges();
      return made;
    },
    { count: wanted, names: colours },
  );
  await compare('HTML', page, { marks, scroller: 'html' });

  // Helvetica, 14 on 22 points: as `madePdf` sets its rows.
  const onPages = Array.from({ length: wanted }, (_, index): MadeMark => {
    const [number, line] = [Math.floor(index / rows) + 1, index % rows];
    const str = row(number, line + 1);
    const items = [
      {
        str,
        transform: [14, 0, 0, 14, 72, 760 - 22 * line],
        width: 330,
        height: 14,
        fontName: '',
        hasEOL: true,
      },
    ];
    const stretch = { start: 0, end: str.length };
    const quads = quadsOf(pageStream(items), items, stretch).map((quad) => [...quad]);
    const anchor = {
      quote: str,
      prefix: '',
      suffix: '',
      start: 0,
      end: str.length,
      content: 'a.pdf',
      pages: [{ page: number, quads }],
    };
    return { id: `p${index}`, anchor, colour: colours[index % 5] ?? 'yellow', label: `Mark ${index}` };
  });
  await openPdf(page, marking, { name: 'a.pdf', at: 1 });
  await compare('PDF', page, { marks: onPages, scroller: '#pdf > div' });
} finally {
  await browser.close();
  marking.close();
}
