import type { CDPSession, Page } from '@playwright/test';

/** A line of 10 Mbit/s with 40 ms. */
const line = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };

/** Has a page's requests go over the slow line. */
export async function throttled(page: Page): Promise<CDPSession> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', line);
  return devTools;
}

/** Milliseconds from the navigation to an address until a page of its PDF is drawn and its text can be selected. */
export async function paintedAfter(page: Page, address: string, number: number): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' });
  const painted = await page.waitForFunction(whenPainted, number, { polling: 'raf', timeout: 180_000 });
  return painted.jsonValue();
}

/** The time since the navigation if the page has ink on its canvas and words over it; 0 otherwise. */
function whenPainted(number: number): number {
  const sheet = document.querySelector(`.page[data-page-number="${number}"]`);
  const canvas = sheet?.querySelector('canvas');
  if (!canvas || canvas.width === 0 || !sheet?.querySelector('.textLayer span')) return 0;
  const small = new OffscreenCanvas(100, 100);
  const context = small.getContext('2d', { willReadFrequently: true });
  context?.drawImage(canvas, 0, 0, 100, 100);
  const levels = context?.getImageData(0, 0, 100, 100).data ?? [];
  for (let at = 0; at < levels.length; at += 4)
    if ((levels[at + 3] ?? 0) > 0 && (levels[at] ?? 255) < 200) return performance.now();
  return 0;
}
