import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { videos, videosFolder, type Video } from '@norma/samples';
import { chromium, expect, type Browser, type Page } from '@playwright/test';
import { documentAt, searchFor } from './addresses.ts';
import { chromiumArguments } from './chromium.ts';
import { signIn } from './people.ts';
import { titles } from './search.ts';
import { startServer } from './server.ts';

const size = { width: 1280, height: 720 };
const band = 64;

/** What happens in each section of a video, one picture after each deed. */
const deeds: Record<string, Record<string, readonly ((page: Page) => Promise<unknown>)[]>> = {
  'searching.webm': {
    home: [(page) => page.goto('/')],
    'type-ahead': [...'e 214'].map((letter) => (page: Page) => page.getByRole('combobox').press(letter)),
    results: [(page) => page.goto(searchFor('chloride concrete'))],
    narrowing: [
      (page) => page.getByRole('treeitem', { name: /Test method/ }).click(),
      (page) => page.getByRole('treeitem', { name: /Northern Standards Board/ }).click(),
    ],
    reading: [
      async (page) => {
        await titles(page).first().click();
        await untilRead(page);
      },
    ],
  },
  'editions.webm': {
    current: [
      async (page) => {
        await page.goto(documentAt('NSB|nsb-c-118-23', { tab: 'HTML' }));
        await untilRead(page);
      },
    ],
    changes: [
      (page) => page.frameLocator('iframe').getByRole('heading', { name: /Scope/ }).scrollIntoViewIfNeeded(),
    ],
    choosing: [(page) => page.getByRole('button', { name: /^Choose an edition/ }).click()],
    previous: [
      async (page) => {
        await page.goto(documentAt('NSB|nsb-c-118-17', { tab: 'HTML' }));
        await untilRead(page);
      },
    ],
    back: [
      async (page) => {
        await page.getByRole('link', { name: 'Open edition 2023' }).click();
        await untilRead(page);
      },
    ],
  },
};

/** Chooses the text to flow, and waits until it does. */
async function untilRead(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'HTML' }).click();
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Foreword' })).toBeVisible();
}

/** Films the videos of the demo library from the product itself; needs ffmpeg. */
async function film(): Promise<void> {
  const { origin, stop } = await startServer('full');
  const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  try {
    const context = await browser.newContext({
      baseURL: origin,
      locale: 'en-GB',
      viewport: { ...size, height: size.height - band },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await signIn(page, 'individual');
    await untilSeeded(page);
    for (const video of videos) await filmOne(video, page, browser);
  } finally {
    await browser.close();
    await stop();
  }
}

/** The oldest editions come last. */
async function untilSeeded(page: Page): Promise<void> {
  await expect(async () => {
    await page.goto(documentAt('NSB|nsb-c-118-06'));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Compressive', { timeout: 2_000 });
  }).toPass({ timeout: 120_000 });
}

async function filmOne(video: Video, page: Page, browser: Browser): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'norma-video-'));
  const list: string[] = [];
  for (const [index, section] of video.sections.entries()) {
    const end = video.sections[index + 1]?.startsAt ?? video.seconds;
    const steps = deeds[video.file]?.[section.key] ?? [];
    for (const [step, deed] of steps.entries()) {
      await deed(page);
      const name = `${index}-${step}.png`;
      await writeFile(join(folder, name), await captioned(browser, await settled(page), section.title));
      // Letters pass quickly; what they lead to stays to be read.
      const isLast = step === steps.length - 1;
      const seconds = isLast ? end - section.startsAt - (steps.length - 1) : 1;
      list.push(`file '${name}'\nduration ${seconds}`);
    }
  }
  // The last picture has no next one that would end it: it is named again, held, and cut when the time is over.
  await writeFile(join(folder, 'list.txt'), [...list, ...list.slice(-1)].join('\n'));
  const to = fileURLToPath(new URL(video.file, videosFolder));
  const input = ['-f', 'concat', '-i', join(folder, 'list.txt'), '-t', String(video.seconds)];
  const pace = ['-vf', 'fps=10,tpad=stop_mode=clone:stop_duration=60'];
  const coding = [...pace, '-c:v', 'libvpx-vp9', '-crf', '38', '-b:v', '0', '-pix_fmt', 'yuv420p'];
  execFileSync('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...coding, to]);
  await rm(folder, { recursive: true });
  console.log(`${video.file}: ${Math.round((await stat(to)).size / 1000)} kB`);
}

/** What is on the screen when it no longer changes. */
async function settled(page: Page): Promise<Buffer> {
  let before = await page.screenshot();
  for (;;) {
    await page.waitForTimeout(700);
    const now = await page.screenshot();
    if (now.equals(before)) return now;
    before = now;
  }
}

/** A picture with the words of its section below. */
async function captioned(browser: Browser, picture: Buffer, words: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: size });
  await page.setContent(
    `<body style="margin:0"><img style="display:block" src="data:image/png;base64,${picture.toString('base64')}">
    <p style="margin:0;height:${band}px;display:flex;align-items:center;padding:0 40px;background:#14202e;color:#fff;font:500 24px 'IBM Plex Sans',sans-serif">${words}</p>`,
  );
  const shot = await page.screenshot();
  await page.close();
  return shot;
}

await film();
