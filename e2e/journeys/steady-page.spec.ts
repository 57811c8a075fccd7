import { expect, test, type Page } from '@playwright/test';
import { addressOf, type Screen } from '../screens/screen.ts';
import { screens } from '../screens.ts';
import { origin, speak } from '../visitors.ts';
import { visitAs } from '../visits.ts';

const names = ['home', 'search', 'search-own', 'document-html'];
const behindSignIn = screens.filter(({ name }) => names.includes(name));
const lists = screens.filter(({ name }) => ['search', 'search-own'].includes(name));
const signIn = screens.filter(({ name }) => name === 'sign-in');
const maxShift = 0.01;

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
      expect(await shifted(page)).toBeLessThan(maxShift);
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

/**
 * How far what is seen has moved in all: the sum of the layout shifts in which a box moves. A word that goes over to the
 * next line of its own paragraph moves nothing else, and two faces never break every paragraph alike.
 */
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

type LayoutShift = PerformanceEntry & {
  readonly hadRecentInput: boolean;
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
};

function watchShifts(): void {
  let sum = 0;
  const seen = innerWidth * innerHeight;
  // As https://wicg.github.io/layout-instability scores it: the share of the view that a box took before and takes now, by
  // how far it went.
  const scoreOf = ({ node, previousRect: from, currentRect: to }: LayoutShift['sources'][number]): number => {
    if (node?.nodeType === Node.TEXT_NODE) return 0;
    const far = Math.max(Math.abs(from.x - to.x), Math.abs(from.y - to.y));
    const area = from.width * from.height + to.width * to.height;
    return (Math.min(area / seen, 1) * far) / Math.max(innerWidth, innerHeight);
  };
  const add = (entries: PerformanceEntryList): void => {
    for (const { hadRecentInput, value, sources } of entries as LayoutShift[])
      if (!hadRecentInput)
        sum += Math.min(
          value,
          sources.map(scoreOf).reduce((one, other) => one + other, 0),
        );
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  window.shiftsSoFar = () => {
    add(observer.takeRecords());
    return sum;
  };
}
