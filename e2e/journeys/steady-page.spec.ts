import { expect, test, type Page } from '@playwright/test';
import { addressOf, type Screen } from '../screens/screen.ts';
import { screens } from '../screens.ts';
import { origin, speak } from '../visitors.ts';
import { visitAs } from '../visits.ts';

const names = ['home', 'search', 'search-own', 'document-html'];
const behindSignIn = screens.filter(({ name }) => names.includes(name));
const lists = screens.filter(({ name }) => ['search', 'search-own'].includes(name));
const signIn = screens.filter(({ name }) => name === 'sign-in');
const mostShift = 0.01;

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`At ${viewport.width} px`, () => {
    test.use({ viewport });

    test('nothing moves when a page fills, nor when its fonts come late', async ({ page }) => {
      test.slow();
      await page.addInitScript(watchShifts);
      await expectSteady(page, signIn);
      await visitAs(page, 'individual');
      await expectSteady(page, behindSignIn);
    });
  });
}

test.describe('At 390 px in Arabic', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('nothing moves when results come, nor when their fonts come late', async ({ page, context }) => {
    test.slow();
    await speak(context, 'AR');
    await page.addInitScript(watchShifts);
    await visitAs(page, 'individual');
    await expectSteady(page, lists);
  });
});

async function expectSteady(page: Page, shown: readonly Screen[]): Promise<void> {
  for (const screen of shown) {
    await test.step(screen.name, async () => {
      await showWithLateFonts(page, screen);
      expect(await shifted(page)).toBeLessThan(mostShift);
    });
  }
}

/** Opens a screen cold and lets its fonts come only when all of it is there. */
async function showWithLateFonts(page: Page, screen: Screen): Promise<void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\.woff2$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(addressOf(screen, origin()), { waitUntil: 'commit' }); // Loaded it is with its fonts only.
  await screen.show(page);
  await page.waitForFunction(() => document.fonts.status === 'loading');
  release();
  await page.waitForFunction(() => document.fonts.status === 'loaded');
  await page.unrouteAll({ behavior: 'wait' });
}

/** How far what is seen has moved in all: the sum of the layout shifts as the browser scores them. */
const shifted = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const drawn = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
    await drawn();
    await drawn();
    return window.shiftsSoFar();
  });

declare global {
  interface Window {
    shiftsSoFar: () => number;
  }
}

function watchShifts(): void {
  let sum = 0;
  const add = (entries: PerformanceEntryList): void => {
    for (const entry of entries) {
      const isOurs = 'hadRecentInput' in entry && !entry.hadRecentInput;
      if (isOurs && 'value' in entry) sum += Number(entry.value);
    }
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  window.shiftsSoFar = () => {
    add(observer.takeRecords());
    return sum;
  };
}
