import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { chromium, type Browser, type Page } from '@playwright/test';
import { chromiumArguments } from '../../e2e/chromium.ts';
import { signIn, tellLikes } from '../../e2e/people.ts';
import { startServer } from '../../e2e/server.ts';
import { largePdf, megabytes } from '../reading/largePdf.ts';

const rounds = 3;
/** Clauses of the invented standard that fill some 300 pages. */
const clauses = 78;

/**
 * Drops a PDF of some 300 pages on the check of a file, in Chromium without a connection: how long until the report is
 * there, what memory the page and its workers take at most, and how many requests are made. `pdftotext` is the floor.
 */
export async function run(): Promise<void> {
  const path = largePdf(clauses);
  const { origin, stop } = await startServer();
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: chromiumArguments,
  });
  try {
    const times: number[] = [];
    let requests = 0;
    let memoryMb = 0;
    let pages = '';
    for (let round = 0; round < rounds; round += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one at a time: each is measured
      const measured = await checked(browser, origin, path);
      times.push(measured.seconds);
      requests += measured.requests;
      memoryMb = Math.max(memoryMb, measured.memoryMb);
      pages = measured.pages;
    }
    const median = times.toSorted((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0;
    console.log(
      `check of a dropped PDF, ${pages}, ${megabytes(path)} MB: ${median.toFixed(1)} s (goal 10), ` +
        `${memoryMb.toFixed(0)} MB at most (goal 600), ${requests} requests (goal 0); pdftotext ${floor(path)}`,
    );
  } finally {
    await browser.close();
    await stop();
  }
}

async function checked(browser: Browser, origin: string, path: string) {
  const context = await browser.newContext();
  const page: Page = await context.newPage();
  await tellLikes(page);
  await signIn(page, 'individual', `${origin}/references/check`);
  await page.getByText('Ready. The file stays on this device.').waitFor();
  let requests = 0;
  context.on('request', (request) => {
    if (!request.url().startsWith('blob:')) requests += 1;
  });
  await context.setOffline(true);
  const before = performance.now();
  await page.locator('input[type=file]').setInputFiles(path);
  await page
    .getByRole('table')
    .or(page.getByText('No references found'))
    .first()
    .waitFor({ timeout: 120_000 });
  const seconds = (performance.now() - before) / 1000;
  const pages = /[\d,]+ pages/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? '';
  const memoryMb = peakOfRenderers();
  await context.close();
  return { seconds, requests, memoryMb, pages };
}

/** The peak of the largest renderer among the processes below this one; the workers of a page live in its renderer. */
function peakOfRenderers(): number {
  const peaks = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
        if (!command.includes('--type=renderer') || !isBelow(pid)) return [];
        return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1000;
      } catch {
        return []; // It has ended.
      }
    });
  return Math.max(0, ...peaks);
}

function isBelow(pid: string): boolean {
  let at = pid;
  while (at !== '0' && at !== '1') {
    if (at === String(process.pid)) return true;
    at = /PPid:\s+(\d+)/.exec(readFileSync(`/proc/${at}/status`, 'utf8'))?.[1] ?? '0';
  }
  return false;
}

function floor(path: string): string {
  try {
    const before = performance.now();
    execFileSync('pdftotext', [path, '-'], { maxBuffer: 1 << 30 });
    return `${((performance.now() - before) / 1000).toFixed(1)} s`;
  } catch {
    return 'is not installed';
  }
}
