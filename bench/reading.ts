/**
 * Measures what a reader of PDFs waits for, in Chromium on a line of 10 Mbit/s with 40 ms: from the navigation to the
 * first page with its text, of a tagged standard of 1,186 pages and of one of 20, by a reader who is signed in, with an
 * empty cache and with a filled one; also pdf.js as it comes, with the file as it was delivered. Then how smoothly
 * pages scroll, what memory is left in use after a thousand of them, and how long a page takes to be stamped.
 *
 *     npm run bench -- reading
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser } from '@playwright/test';
import { documentAt } from '../e2e/addresses.ts';
import { chromiumArguments } from '../e2e/chromium.ts';
import { signIn, tellLikes } from '../e2e/people.ts';
import { startServer } from '../e2e/server.ts';
import { clausesOf, largePdf, megabytes } from './reading/largePdf.ts';
import { paintedAfter, throttled } from './reading/painted.ts';
import { servePeer } from './reading/peer.ts';
import { scrolled } from './reading/scrolled.ts';
import { stampedPerPage } from './reading/stamped.ts';

const visits = 5;
const [long, short] = [largePdf(clausesOf.long), largePdf(clausesOf.short)];
console.log(`1,186 pages: ${megabytes(long)} MB as delivered; 20 pages: ${megabytes(short)} MB`);

const { origin, dataDir, stop } = await startServer();
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: chromiumArguments,
});
try {
  importBoth();
  await measureFirstPage('20 pages', documentAt('NSB|bench-short'), 1);
  await measureFirstPage('1,186 pages, page 1', documentAt('NSB|bench-long'), 1);
  await measureFirstPage('1,186 pages, page 900', documentAt('NSB|bench-long', { page: '900' }), 900);
  await measurePeer(browser);
  await measureScrolling();
  const { ms, pages } = await stampedPerPage(short, long);
  console.log(`stamping: ${ms.toFixed(2)} ms a page, of ${pages}`);
} finally {
  await browser.close();
  await stop();
}

/** Imports the two files as an operator does. */
function importBoth(): void {
  const folder = mkdtempSync(join(tmpdir(), 'norma-bench-'));
  const entry = (name: string, file: string) => {
    copyFileSync(file, join(folder, `${name}.pdf`));
    const described = {
      contentCode: `NSB|bench-${name}`,
      designation: `NSB 9000-${name}:2026`,
      title: 'Anchors',
    };
    return { file: `${name}.pdf`, ...described, publisher: 'NSB', year: 2026, status: 'Active' };
  };
  const documents = [entry('long', long), entry('short', short)];
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ documents }));
  const command = fileURLToPath(new URL('../apps/server/src/commands/import.ts', import.meta.url));
  const startedAt = performance.now();
  execFileSync(process.execPath, [command, folder], {
    env: { ...process.env, PORT: new URL(origin).port, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  console.log(`imported after ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  rmSync(folder, { recursive: true });
}

async function measureFirstPage(name: string, address: string, number: number): Promise<void> {
  const page = await browser.newPage({ baseURL: origin });
  await signIn(page, 'individual');
  // Where any request is looked at on its way, Chromium keeps nothing.
  await tellLikes(page);
  const devTools = await throttled(page);
  const cold: number[] = [];
  const warm: number[] = [];
  for (let count = 0; count < visits; count += 1) {
    await page.goto('about:blank');
    await devTools.send('Network.clearBrowserCache');
    cold.push(await paintedAfter(page, address, number));
    await page.goto('about:blank');
    warm.push(await paintedAfter(page, address, number));
  }
  console.log(`${name}: first page after ${median(cold)} ms, with a filled cache ${median(warm)} ms`);
  await page.close();
}

async function measurePeer(of: Browser): Promise<void> {
  const peer = await servePeer(long);
  for (const [name, query] of [
    ['pieces, page 1', 'page=1'],
    ['pieces, page 900', 'page=900'],
    ['whole, page 1', 'page=1&whole'],
  ] as const) {
    const page = await of.newPage({ baseURL: peer.origin });
    await throttled(page);
    const painted = await paintedAfter(page, `/?${query}`, Number(/\d+/.exec(query)?.[0]));
    console.log(`pdf.js as it comes, 1,186 pages in ${name}: first page after ${painted.toFixed(0)} ms`);
    await page.close();
  }
  await peer.stop();
}

async function measureScrolling(): Promise<void> {
  const page = await browser.newPage({ baseURL: origin });
  await signIn(page, 'individual');
  await paintedAfter(page, documentAt('NSB|bench-long'), 1);
  const { frameMs, before, after } = await scrolled(page, 1_000);
  console.log(`scrolling: frame p95 ${frameMs.toFixed(0)} ms`);
  console.log(
    `after 1,000 pages: script memory ${before.heapMb.toFixed(0)} → ${after.heapMb.toFixed(0)} MB, ` +
      `canvases ${before.canvasMb.toFixed(0)} → ${after.canvasMb.toFixed(0)} MB, pages drawn ${after.drawn}`,
  );
  await page.close();
}

function median(all: readonly number[]): string {
  return (all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)] ?? Number.NaN).toFixed(0);
}
