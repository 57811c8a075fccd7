import type { Page } from '@playwright/test';

type Memory = { readonly heapMb: number; readonly canvasMb: number; readonly drawn: number };

/** What scrolling through so many pages takes: the slowest frames while pages pass by, and memory before and after. */
export async function scrolled(
  page: Page,
  pages: number,
): Promise<{ frameMs: number; before: Memory; after: Memory }> {
  const before = await memoryOf(page);
  const frameMs = await page.evaluate(scrollSmoothly, 10);
  for (let number = 1; number <= pages; number += 10) await page.evaluate(showPage, number);
  await page.waitForFunction(isDrawn, pages - 9);
  return { frameMs, before, after: await memoryOf(page) };
}

/** Memory of scripts after their rubbish is collected, and of the canvases that the document holds. */
async function memoryOf(page: Page): Promise<Memory> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devTools.send('Runtime.getHeapUsage');
  await devTools.detach();
  const { canvasBytes, drawn } = await page.evaluate(canvases);
  return { heapMb: usedSize / 1e6, canvasMb: canvasBytes / 1e6, drawn };
}

function canvases(): { canvasBytes: number; drawn: number } {
  const all = [...document.querySelectorAll('.page canvas')];
  const bytes = all.map((each) => (each instanceof HTMLCanvasElement ? each.width * each.height * 4 : 0));
  return { canvasBytes: bytes.reduce((sum, each) => sum + each, 0), drawn: all.length };
}

/** Scrolls for some seconds as a reader's wheel does, and answers the 95th percentile of the time between frames. */
async function scrollSmoothly(seconds: number): Promise<number> {
  const box = document.querySelector('.pdfViewer')?.parentElement;
  const frames: number[] = [];
  const end = performance.now() + seconds * 1000;
  for (let last = performance.now(); last < end;) {
    const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
    frames.push(now - last);
    last = now;
    box?.scrollBy(0, 40);
  }
  return frames.toSorted((one, other) => one - other)[Math.floor(frames.length * 0.95)] ?? Number.NaN;
}

/** Shows a page, and waits until something is drawn on it. */
async function showPage(number: number): Promise<void> {
  const sheet = document.querySelector(`.page[data-page-number="${number}"]`);
  sheet?.scrollIntoView({ block: 'start' });
  while (!sheet?.querySelector('canvas')) await new Promise((resolve) => setTimeout(resolve, 20));
}

function isDrawn(number: number): boolean {
  return document.querySelector(`.page[data-page-number="${number}"] .textLayer span`) !== null;
}
