import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from '@playwright/test';
import { chromiumArguments } from './chromium.ts';
import { contactSheet, type Shot } from './contactSheet.ts';
import { signIn } from './people.ts';
import { addressOf, type Screen } from './screens/screen.ts';
import { screens } from './screens.ts';
import { startServer } from './server.ts';

type View = { label: string; width: number; language: 'EN' | 'AR'; colorScheme: 'light' | 'dark' };

const views: readonly View[] = [
  ...[390, 768, 1200, 1440].map(
    (width) => ({ label: `${width}`, width, language: 'EN', colorScheme: 'light' }) as const,
  ),
  { label: '1440 dark', width: 1440, language: 'EN', colorScheme: 'dark' },
  { label: '390 Arabic', width: 390, language: 'AR', colorScheme: 'light' },
  { label: '1200 Arabic', width: 1200, language: 'AR', colorScheme: 'light' },
];

const folder = fileURLToPath(new URL('../screenshots/', import.meta.url));
const picture = fileURLToPath(new URL('../docs/search.png', import.meta.url));

/** Draws every screen, or those named, in every view: one contact sheet each, and the picture of the README. */
async function drawScreens(names: readonly string[]): Promise<void> {
  const { origin, stop } = await startServer();
  const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  try {
    await mkdir(folder, { recursive: true });
    for (const screen of screens.filter(({ name }) => names.length === 0 || names.includes(name))) {
      const shots = await shotsOf(browser, screen, origin);
      await writeFile(`${folder}${screen.name}.png`, await contactSheet(browser, screen.name, shots));
      console.log(`screenshots/${screen.name}.png`);
      const wide = shots.find(({ label }) => label === '1440');
      if (screen.name === 'search' && wide) await writeFile(picture, wide.png);
    }
  } finally {
    await browser.close();
    await stop();
  }
}

/** A screen in every view; who looks at it signs in once in each language. */
async function shotsOf(browser: Browser, screen: Screen, origin: string): Promise<Shot[]> {
  const shots: Shot[] = [];
  for (const language of ['EN', 'AR']) {
    const context = await browser.newContext({ baseURL: origin, locale: 'en-GB', reducedMotion: 'reduce' });
    const home = new URL('/', addressOf(screen, origin)).href;
    await context.addCookies([{ name: 'locale', value: language, url: home }]);
    const page = await context.newPage();
    if (screen.person) await signIn(page, screen.person, home);
    for (const view of views.filter((each) => each.language === language)) {
      shots.push({ label: view.label, width: view.width, png: await shot(page, screen, view, origin) });
    }
    await context.close();
  }
  return shots;
}

async function shot(
  page: Page,
  screen: Screen,
  { width, colorScheme }: View,
  origin: string,
): Promise<Buffer> {
  await page.setViewportSize({ width, height: width < 500 ? 844 : 900 });
  await page.emulateMedia({ colorScheme });
  await page.goto(addressOf(screen, origin));
  await screen.show(page);
  await page.waitForLoadState('networkidle');
  return page.screenshot({ fullPage: screen.isWhole ?? false });
}

await drawScreens(process.argv.slice(2));
