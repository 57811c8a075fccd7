import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { chromiumArguments } from '../e2e/chromium.ts';
import { aFolder, checkout, startModule } from './testing.ts';

const patience = { timeout: 120_000, interval: 100 };

/** A checkout of its own in which files may be changed: copied sources, packages by hard links. */
function aClone(): string {
  // Hard links do not reach other file systems.
  const cache = join(checkout, '.cache');
  mkdirSync(cache, { recursive: true });
  const root = aFolder({}, cache);
  const isSource = (path: string): boolean => !/\/(node_modules|dist|\.cache)$/.test(path);
  for (const name of ['apps', 'packages', 'bin', 'package.json', 'package-lock.json', 'tsconfig.base.json'])
    cpSync(join(checkout, name), join(root, name), { recursive: true, filter: isSource });
  execFileSync('cp', ['-al', join(checkout, 'node_modules'), join(root, 'node_modules')]);
  mkdirSync(join(root, '.cache'));
  return root;
}

/** `npm run dev` in a clone, once the library is open. */
async function developing(root: string) {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const project = JSON.stringify({ root, node: { path: process.execPath } });
  const { pid, printed, ended } = startModule(
    `
      import { develop } from '${root}/bin/dev.mjs';
      import { passOnSignals } from '${root}/bin/processes.mjs';
      passOnSignals();
      process.exitCode = await develop(${project});
    `,
    { ...process.env, PORT: String(port), DATA_DIR: join(root, 'data') },
  );
  await vi.waitUntil(() => printed().includes('Ready after'), patience);
  return { origin, pid, ended };
}

async function aPage(): Promise<Page> {
  const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  page.setDefaultTimeout(patience.timeout); // The first visit has Vite read every source.
  return page;
}

/** Whether the page now open hears of changes: what is saved before it listens never reaches it. */
function listening(page: Page): () => boolean {
  let listens = false;
  page.on('request', (request) => void (request.isNavigationRequest() && (listens = false)));
  page.on('console', (message) => void (message.text() === '[vite] connected.' && (listens = true)));
  return () => listens;
}

const change = (root: string, file: string, from: string, to: string): void => {
  const before = readFileSync(join(root, file), 'utf8');
  expect(before).toContain(from);
  writeFileSync(join(root, file), before.replaceAll(from, to));
};

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

describe('npm run dev', () => {
  it('takes in a changed handler and a changed component, for every tenant, and ends on one signal', async () => {
    const root = aClone();
    const { origin, pid, ended } = await developing(root);
    const page = await aPage();
    const listens = listening(page);
    const complaints: string[] = [];
    page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));

    await page.goto(origin.replace('localhost', 'api.localhost'));
    await page.locator('#name').fill('individual');
    await page.locator('#password').fill('norma-demo');
    await page.locator('#password').press('Enter');
    const skip = page.locator('a[href="#content"]');
    await skip.waitFor({ state: 'attached' });
    await vi.waitUntil(listens, patience);

    await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
    change(root, 'apps/web/src/app/Shell.tsx', "{t('shell.skip')}", "{t('shell.skip')}, at once");
    await vi.waitUntil(async () => (await skip.textContent())?.endsWith(', at once'), patience);
    expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
    expect(complaints).toEqual([]);

    const info = async (): Promise<unknown> => (await fetch(`${origin}/management/info`)).json();
    expect(JSON.stringify(await info())).not.toContain('9.9.9');
    const handlers = 'apps/server/src/modules/management/handlers.ts';
    change(root, handlers, '({ version,', "({ version: '9.9.9',");
    await vi.waitUntil(async () => JSON.stringify(await info()).includes('"9.9.9"'), patience);

    process.kill(pid, 'SIGINT');
    expect(await ended).toEqual({ code: 0, signal: null });
  });
});
