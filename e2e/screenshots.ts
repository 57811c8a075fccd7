import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { languages, type WireLanguage } from '@norma/contracts/fields';
import { chromium, type Browser, type Page } from '@playwright/test';
import { chromiumArguments } from './chromium.ts';
import { contactSheet, type Shot } from './contactSheet.ts';
import { signIn } from './people.ts';
import { addressOf, type Screen } from './screens/screen.ts';
import { screens } from './screens.ts';
import { startServer } from './server.ts';

/** How a screen is looked at; `pseudo` words are longer than those of any language, and mirrored if asked. */
type View = {
  label: string;
  width: number;
  language: WireLanguage;
  pseudo?: 'long' | 'mirrored';
  colorScheme: 'light' | 'dark';
};

const views: readonly View[] = [
  ...[390, 768, 1200, 1440].map(
    (width) => ({ label: `${width}`, width, language: 'EN', colorScheme: 'light' }) as const,
  ),
  { label: '1440 dark', width: 1440, language: 'EN', colorScheme: 'dark' },
  { label: '390 Arabic', width: 390, language: 'AR', colorScheme: 'light' },
  { label: '1200 Arabic', width: 1200, language: 'AR', colorScheme: 'light' },
];

const narrowAndWide = (label: string, view: Pick<View, 'language' | 'pseudo'>): View[] =>
  [390, 1200].map((width) => ({ label: `${label} ${width}`, width, colorScheme: 'light', ...view }));

/** Every language, and the words that no one speaks. */
const inEveryLanguage: readonly View[] = [
  ...languages.flatMap(({ wire, tag }) => narrowAndWide(tag, { language: wire })),
  ...narrowAndWide('long', { language: 'EN', pseudo: 'long' }),
  ...narrowAndWide('mirrored', { language: 'EN', pseudo: 'mirrored' }),
];

/** What is looked at in every language. */
const mainScreens = ['sign-in', 'home', 'search', 'document-details', 'comparison', 'people'];

const folder = fileURLToPath(new URL('../screenshots/', import.meta.url));
const picture = fileURLToPath(new URL('../docs/search.png', import.meta.url));

/**
 * Draws every screen, or those named, in every view: one contact sheet each, and the picture of the README. With
 * `--languages` the main screens, or those named, in every language instead.
 */
async function drawScreens(words: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { languages: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const names = positionals.length === 0 && values.languages ? mainScreens : positionals;
  const { origin, stop } = await startServer();
  const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  try {
    await mkdir(folder, { recursive: true });
    for (const screen of screens.filter(({ name }) => names.length === 0 || names.includes(name))) {
      const name = values.languages ? `${screen.name}-languages` : screen.name;
      const shots = await shotsOf(browser, screen, {
        origin,
        views: values.languages ? inEveryLanguage : views,
      });
      await writeFile(`${folder}${name}.png`, await contactSheet(browser, name, shots));
      console.log(`screenshots/${name}.png`);
      const wide = shots.find(({ label }) => label === '1440');
      if (screen.name === 'search' && wide) await writeFile(picture, wide.png);
    }
  } finally {
    await browser.close();
    await stop();
  }
}

type Look = { readonly origin: string; readonly views: readonly View[] };

/** A screen in every view; who looks at it signs in once in each language. */
async function shotsOf(browser: Browser, screen: Screen, { origin, views: wanted }: Look): Promise<Shot[]> {
  const shots: Shot[] = [];
  for (const ofLanguage of Map.groupBy(wanted, ({ language, pseudo = '' }) => language + pseudo).values()) {
    const context = await browser.newContext({ baseURL: origin, locale: 'en-GB', reducedMotion: 'reduce' });
    const home = new URL('/', addressOf(screen, origin)).href;
    const { language = 'EN', pseudo = 'none' } = ofLanguage[0] ?? {};
    await context.addCookies([
      { name: 'locale', value: language, url: home },
      { name: 'pseudo', value: pseudo, url: home },
    ]);
    const page = await context.newPage();
    if (screen.person) await signIn(page, screen.person, home);
    for (const view of ofLanguage)
      shots.push({ label: view.label, width: view.width, png: await shot(page, screen, view, origin) });
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
