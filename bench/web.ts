/**
 * Measures what a reader waits for, in Chromium on a line of 10 Mbit/s with 40 ms and a processor four times as slow: the
 * home screen's largest paint, and the first list of results, each cold, the median of five visits.
 *
 *     npm run bench -- web
 */
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { chromiumArguments } from '../e2e/chromium.ts';
import { searchFor } from '../e2e/addresses.ts';
import { signIn } from '../e2e/people.ts';
import { startServer } from '../e2e/server.ts';

const visits = 5;
const line = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };
const slowness = 4;

type Visit = { shownMs: number; largestPaintMs: number; scriptKb: number; shift: number };

const { origin, stop } = await startServer();
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: chromiumArguments,
});
try {
  const page = await browser.newPage({ baseURL: origin });
  await signIn(page, 'individual');
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', line);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowness });

  report('home', await visited(page, devTools, '/', 'main li'));
  report('results', await visited(page, devTools, searchFor('anchor'), 'main ol h2'));
} finally {
  await browser.close();
  await stop();
}

/** Opens an address several times as a browser that has nothing of it yet. */
async function visited(page: Page, devTools: CDPSession, address: string, awaited: string): Promise<Visit[]> {
  const all: Visit[] = [];
  for (let count = 0; count < visits; count += 1) {
    await page.goto('about:blank');
    await devTools.send('Network.clearBrowserCache');
    await page.goto(address, { waitUntil: 'commit' });
    await page.locator(awaited).first().waitFor();
    const shownMs = await page.evaluate(() => performance.now());
    await page.waitForLoadState('networkidle');
    all.push({ shownMs, ...(await page.evaluate(paints)) });
  }
  return all;
}

/** What the browser has noted of a visit. */
async function paints(): Promise<Omit<Visit, 'shownMs'>> {
  const entries = (type: string): Promise<PerformanceEntryList> =>
    new Promise((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({ type, buffered: true });
      setTimeout(() => resolve([]), 500); // Nothing of the kind has happened.
    });
  const [largest, shifts] = await Promise.all([entries('largest-contentful-paint'), entries('layout-shift')]);
  const scripts = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming && entry.name.endsWith('.js'));
  return {
    largestPaintMs: largest.at(-1)?.startTime ?? Number.NaN,
    scriptKb: scripts.reduce((sum, entry) => sum + Number(Reflect.get(entry, 'transferSize')), 0) / 1000,
    shift: shifts.reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0),
  };
}

function report(name: string, all: readonly Visit[]): void {
  const median = (of: (visit: Visit) => number): number =>
    all.map(of).toSorted((one, other) => one - other)[Math.floor(all.length / 2)] ?? Number.NaN;
  const shown = median((visit) => visit.shownMs).toFixed(0);
  const paint = median((visit) => visit.largestPaintMs).toFixed(0);
  const script = median((visit) => visit.scriptKb).toFixed(0);
  const shift = median((visit) => visit.shift).toFixed(4);
  console.log(
    `${name.padEnd(8)} shown after ${shown} ms, largest paint ${paint} ms, script ${script} kB, shift ${shift}`,
  );
}
