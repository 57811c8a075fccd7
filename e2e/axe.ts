import { AxeBuilder } from '@axe-core/playwright';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Locator, type Page } from '@playwright/test';

type Check = (axe: AxeBuilder) => AxeBuilder;

/**
 * Expects that axe finds nothing wrong with what is shown, the text of a document in its frame included; or with some
 * places of it, where a page is long and the rest is looked at elsewhere.
 */
export async function expectAccessible(page: Page, places: readonly string[] = []): Promise<void> {
  const check: Check = (axe) => {
    for (const place of places) axe.include(place);
    return axe;
  };
  await expectNoViolations(page, check);
  for (const frame of await page.locator('iframe').all())
    expect(await violationsInFrame(frame, check)).toEqual([]);
}

/** The same of one part of the page: the rest, when it is large, takes its time. */
export const expectAccessibleWithin = (page: Page, selector: string): Promise<void> =>
  expectNoViolations(page, (axe) => axe.include(selector));

/**
 * The same on the narrowest screen, as wide as one of 1280 px enlarged four times: all has room there, and is large enough
 * for a finger.
 */
export async function expectAccessibleWhenNarrow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 700 });
  // Tooltips, which buttons without words now have, are outside every landmark.
  await page.mouse.move(0, 0);
  // What has the focus may go at this width, and hand it on a moment later.
  await expect(async () => {
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await sleep(500);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    expect(await page.getByRole('tooltip').count()).toBe(0);
  }).toPass();
  await expectNoViolations(page, (axe) => axe);
  await expect(async () => {
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  }).toPass();
}

/** Expects enough contrast of what is shown: all that another color scheme can change. */
export const expectContrast = (page: Page): Promise<void> =>
  expectNoViolations(page, (axe) => axe.withRules(['color-contrast']));

async function expectNoViolations(page: Page, check: Check): Promise<void> {
  // What is on its way in or out is faint for a moment: a fault is one that is still there when it is looked for again.
  await expect(async () => {
    await stillness(page);
    expect(await violations(check(axeIn(page).exclude('iframe')))).toEqual([]);
  }).toPass({ timeout: 60_000 });
}

/**
 * Within one page, and without listing all that passes: on a long page either takes several times as long. The size of
 * targets, new in WCAG 2.2, is looked at only when it is asked for.
 */
const axeIn = (page: Page): AxeBuilder =>
  new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } });

/**
 * Frames of documents run no scripts, axe neither: it gets a copy of their content in a page of its own. Style sheets do not
 * come along, so what they hide is left out, and sizes are not looked at.
 */
async function violationsInFrame(frame: Locator, check: Check): Promise<unknown[]> {
  const html = await frame
    .contentFrame()
    .locator('html')
    .evaluate((root) => {
      for (const part of root.querySelectorAll('body *'))
        part.toggleAttribute('data-unseen', getComputedStyle(part).display === 'none');
      return root.outerHTML;
    });
  const copy = await frame.page().context().newPage();
  await copy.setContent(`<!doctype html>${html}`);
  await copy.evaluate(() => {
    for (const part of document.querySelectorAll('[data-unseen]')) part.remove();
  });
  const found = await violations(check(axeIn(copy).disableRules([...ofWholePages, 'target-size'])));
  await copy.close();
  return found;
}

async function violations(axe: AxeBuilder): Promise<unknown[]> {
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, help, nodes }) => {
    const where = nodes
      .filter(({ any }) => !(id === 'target-size' && any.some(isHalfHidden)))
      .map(({ html }) => html)
      .filter((html) => !(id === 'target-size' && isLinkOfPdf(html)))
      .filter((html) => !(id === 'color-contrast' && isWordOfPdf(html)));
    return where.length > 0 ? [{ id, help, where }] : [];
  });
}

/** Links on the pages of a PDF are as large as the words that its publisher linked. */
const isLinkOfPdf = (html: string): boolean => html.startsWith('<a data-element-id=');

/** What a sheet lies over is as large as it was before. */
const isHalfHidden = ({ data }: { data: unknown }): boolean =>
  typeof data === 'object' &&
  data !== null &&
  'messageKey' in data &&
  String(data.messageKey).startsWith('partiallyObscured');

/** Words of a PDF are drawn below those of its text layer, which are transparent; found ones have a color behind them. */
const isWordOfPdf = (html: string): boolean => html.startsWith('<span class="highlight');

/** What the page around the frame has: landmarks and a main heading. */
const ofWholePages = ['region', 'landmark-one-main', 'page-has-heading-one'];

/** Brings what moves to its end: colors that are still on their way would be measured half-way. */
const stillness = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    for (const animation of ending) animation.finish();
  });
