/**
 * Measures what a reader waits for, in Chromium without a cache, the median of five visits:
 *
 * - on a line of 10 Mbit/s with 40 ms and a processor four times as slow: the home screen's largest paint, and the first
 *   list of results;
 * - on a weak line of 400 kbit/s with 400 ms: the tenant's name, the first text of the screen itself, and its first use,
 *   which is typing a search on the home screen and the list of results on the other (weak-002).
 *
 *     npm run bench -- web [weak]
 */
import { chromium, type CDPSession, type Locator, type Page } from '@playwright/test';
import { chromiumArguments } from '../e2e/chromium.ts';
import { searchFor } from '../e2e/addresses.ts';
import { signIn } from '../e2e/people.ts';
import { startServer } from '../e2e/server.ts';

const visits = 5;
const line = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };
const slowness = 4;
const weakLine = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

type WeakVisit = { nameMs: number; textMs: number; usableMs: number; requests: number; kb: number };
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

  if (!process.argv.includes('weak')) {
    await devTools.send('Network.emulateNetworkConditions', line);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    report('home', await visited(page, devTools, '/', 'main li'));
    report('results', await visited(page, devTools, searchFor('anchor'), 'main ol h2'));
  }

  await devTools.send('Network.emulateNetworkConditions', weakLine);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  reportWeak('home', await visitedOnWeakLine(page, devTools, '/', 'main [role=combobox]'));
  reportWeak('results', await visitedOnWeakLine(page, devTools, searchFor('anchor'), 'main ol h2'));
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

/** Opens an address several times on a weak line, and notes when its parts are there. */
async function visitedOnWeakLine(
  page: Page,
  devTools: CDPSession,
  address: string,
  usable: string,
): Promise<WeakVisit[]> {
  const all: WeakVisit[] = [];
  for (let count = 0; count < visits; count += 1) {
    await page.goto('about:blank');
    await devTools.send('Network.clearBrowserCache');
    await page.goto(address, { waitUntil: 'commit' });
    const shown = async (locator: Locator): Promise<number> => {
      await locator.first().waitFor({ timeout: 60_000 });
      return page.evaluate(() => performance.now());
    };
    const [nameMs, textMs, usableMs] = await Promise.all([
      shown(page.getByText('Northern Standards Board')),
      shown(page.locator('main h1')),
      shown(page.locator(usable)),
    ]);
    const { requests, bytes } = await page.evaluate(() => {
      const entries = ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type));
      return {
        requests: entries.length,
        bytes: entries.reduce((sum, entry) => sum + Number(Reflect.get(entry, 'transferSize')), 0),
      };
    });
    all.push({ nameMs, textMs, usableMs, requests, kb: bytes / 1000 });
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

function medianOf<T>(all: readonly T[], of: (visit: T) => number): number {
  return all.map(of).toSorted((one, other) => one - other)[Math.floor(all.length / 2)] ?? Number.NaN;
}

function reportWeak(name: string, all: readonly WeakVisit[]): void {
  const seconds = (of: (visit: WeakVisit) => number): string => (medianOf(all, of) / 1000).toFixed(1);
  const requests = medianOf(all, (visit) => visit.requests);
  const kb = medianOf(all, (visit) => visit.kb).toFixed(0);
  console.log(
    `${name.padEnd(8)} on a weak line: name ${seconds((visit) => visit.nameMs)} s, first text ${seconds((visit) => visit.textMs)} s, ` +
      `usable ${seconds((visit) => visit.usableMs)} s, after ${requests} requests with ${kb} kB`,
  );
}

function report(name: string, all: readonly Visit[]): void {
  const shown = medianOf(all, (visit) => visit.shownMs).toFixed(0);
  const paint = medianOf(all, (visit) => visit.largestPaintMs).toFixed(0);
  const script = medianOf(all, (visit) => visit.scriptKb).toFixed(0);
  const shift = medianOf(all, (visit) => visit.shift).toFixed(4);
  console.log(
    `${name.padEnd(8)} shown after ${shown} ms, largest paint ${paint} ms, script ${script} kB, shift ${shift}`,
  );
}
