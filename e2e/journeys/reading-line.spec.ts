import { expect, test, type Page } from '@playwright/test';
import { documentAt, standards } from '../addresses.ts';
import { expectAccessible } from '../axe.ts';
import { hold } from '../hold.ts';
import { clauseRead, text } from '../html.ts';
import { expectDrawn, sheets } from '../pdf.ts';
import { visitAs } from '../visits.ts';

const toTop = (page: Page, designation: string) =>
  page.getByRole('button', { name: `${designation}: back to the top` });
const acts = (page: Page) => page.getByRole('group', { name: 'Actions' });

test.describe('The line that stays while a document scrolls', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('names the edition, its status and the clause, and leads to the clause in the edition in force [reader-001] [reader-002]', async ({
    page,
  }) => {
    await visitAs(page, 'individual', documentAt(standards.previousTestMethod, { tab: 'html' }));
    await expect(text(page).getByRole('heading', { name: '1 Scope', exact: true })).toBeVisible();
    await expect(toTop(page, 'NSB E 214-21')).toHaveCount(0);
    await text(page).getByRole('heading', { name: /^11/ }).first().scrollIntoViewIfNeeded();
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 600);
    const name = toTop(page, 'NSB E 214-21');
    await expect(name).toBeInViewport();
    const line = page.locator('article > div').filter({ has: name });
    await expect(line).toContainText('Previous');
    const clause = await clauseRead(page).innerText();
    await expect(line).toContainText(clause.split('\n')[0] ?? '');
    for (const act of ['Find in text', /^Track/, 'Share', 'Download', 'Compare', 'More'])
      await expect(acts(page).getByRole('button', { name: act, exact: true })).toBeInViewport();
    expect((await line.boundingBox())?.height).toBeLessThanOrEqual(49);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Superseded by edition 2024' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/214-24/);
  });

  test('leaves at least 780 px of 900 to the pages of a PDF once they scroll, and the head comes back [reader-003]', async ({
    page,
  }) => {
    await visitAs(page, 'individual', documentAt(standards.testMethod, { tab: 'pdf' }));
    await expectDrawn(page, 1);
    const before = await visibleHeight(page);
    expect(before).toBeLessThan(780);
    await page.mouse.move(700, 600);
    await page.mouse.wheel(0, 500);
    await expect.poll(() => visibleHeight(page)).toBeGreaterThanOrEqual(780);
    const name = toTop(page, 'NSB E 214-24');
    await expect(name).toBeInViewport();
    await expect(page.locator('article > div').filter({ has: name })).toContainText(/Page \d+ of \d+/);
    await expectAccessible(page);
    await name.click();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect.poll(() => visibleHeight(page)).toBe(before);
  });
});

/** How much of the window shows pages. */
const visibleHeight = (page: Page): Promise<number> =>
  sheets(page).evaluate((box) => {
    const { top, bottom } = box.getBoundingClientRect();
    return Math.min(bottom, window.innerHeight) - Math.max(top, 0);
  });

test.describe('The line on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('is 52 px tall, has the status as a shape with words for screen readers, and opens the clauses [reader-001]', async ({
    page,
  }) => {
    await visitAs(page, 'individual', documentAt(standards.testMethod, { tab: 'html' }));
    await page.getByRole('button', { name: /^Choose a clause/ }).tap();
    await page
      .getByRole('dialog', { name: 'Clauses' })
      .getByRole('treeitem', { name: /Precision/ })
      .tap();
    const name = toTop(page, 'NSB E 214-24');
    await expect(name).toBeInViewport();
    const line = page.locator('article > div').filter({ has: name });
    expect((await line.boundingBox())?.height).toBeCloseTo(52, 0);
    const word = line.getByText('Active', { exact: true });
    expect((await word.boundingBox())?.width).toBeLessThanOrEqual(1);
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Choose a clause: 11/ }).tap();
    await expect(page.getByRole('dialog', { name: 'Clauses' })).toBeVisible();
    await page.keyboard.press('Escape');
    await acts(page).getByRole('button', { name: 'More' }).tap();
    for (const item of ['Find in text', 'Share', 'Compare', 'PDF', 'Citation (RIS)'])
      await expect(page.getByRole('menuitem', { name: item, exact: true })).toBeVisible();
  });
});

test.describe('An address with a clause', () => {
  const clause = documentAt(standards.testMethod, { tab: 'html' }) + '#clause-9.2';

  test('shows that clause first, and nothing of the text before [reader-004]', async ({ page }) => {
    await visitAs(page, 'individual');
    await page.addInitScript(watchText);
    await page.goto(clause);
    await expect(text(page).getByRole('heading', { name: /^9\.2/ })).toBeInViewport();
    const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
    expect(seen.length).toBeGreaterThan(0);
    for (const top of seen) expect(Math.abs(top)).toBeLessThan(150);
  });

  test('takes the focus where its reader has done nothing since [reader-005]', async ({ page }) => {
    await visitAs(page, 'individual');
    await page.goto(clause);
    await expect(text(page).locator('.arrived')).toBeFocused();
  });

  test('leaves the focus to a reader who has pressed a key since, and says where the text is [reader-005]', async ({
    page,
  }) => {
    await visitAs(page, 'individual');
    const letThrough = await hold(page, '**/api/documents/html/*');
    await page.goto(clause);
    await expect(acts(page)).toBeVisible();
    await page.keyboard.press('Tab');
    const focused = await page.evaluateHandle(() => document.activeElement);
    letThrough();
    await expect(text(page).getByRole('heading', { name: /^9\.2/ })).toBeInViewport();
    await expect(page.getByText(/^Now at 9\.2/)).toBeAttached();
    expect(await focused.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});

test.describe('How texts are set', () => {
  test('is chosen once: size, spacing, typeface and paper of HTML; PDF pages are inverted in the dark [reader-009]', async ({
    page,
  }) => {
    await visitAs(page, 'individual', documentAt(standards.testMethod, { tab: 'html' }));
    const root = text(page).locator('html');
    const styleOf = (name: 'backgroundColor' | 'fontFamily' | 'lineHeight') =>
      text(page)
        .locator(name === 'backgroundColor' ? 'body' : 'article p >> nth=0')
        .evaluate((element, which) => getComputedStyle(element)[which], name);
    const before = { face: await styleOf('fontFamily'), height: await styleOf('lineHeight') };
    await page.getByRole('button', { name: 'Text', exact: true }).click();
    const choose = (group: string, choice: string) =>
      page
        .getByRole('group', { name: group })
        .getByRole('menuitemradio', { name: choice, exact: true })
        .click();
    await choose('Text size', 'Large');
    await choose('Line spacing', 'Wide');
    await choose('Typeface', 'Sans serif');
    await choose('Paper', 'Sepia');
    await expect(root).toHaveAttribute('data-text-size', 'large');
    await expect.poll(() => styleOf('backgroundColor')).toBe('rgb(247, 238, 219)');
    expect(await styleOf('fontFamily')).not.toBe(before.face);
    expect(await styleOf('lineHeight')).not.toBe(before.height);
    await expectAccessible(page);
    await choose('Paper', 'Dark');
    await expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light');
    // Another text is set as this one.
    await page.goto(documentAt(standards.designStandard, { tab: 'html' }));
    await expect(root).toHaveAttribute('data-line-spacing', 'wide');
    await expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark');

    await page.emulateMedia({ colorScheme: 'dark' });
    await page.evaluate(() => localStorage.setItem('mantine-color-scheme-value', 'dark'));
    await page.goto(documentAt(standards.testMethod, { tab: 'pdf' }));
    await expectDrawn(page, 1);
    const canvas = sheets(page).locator('canvas').first();
    const filter = () => canvas.evaluate((drawn) => getComputedStyle(drawn).filter);
    expect(await filter()).toBe('none');
    await page.getByRole('group', { name: 'PDF tools' }).getByRole('button', { name: 'More tools' }).click();
    await page.getByRole('menuitem', { name: 'Invert the pages' }).click();
    await expect.poll(filter).toContain('invert');
  });
});

/** Takes down at every frame where the clause is in the window, while the text can be seen. */
function watchText(): void {
  const seen: number[] = [];
  Object.assign(window, { seen });
  const look = (): void => {
    const frame = document.querySelector('iframe');
    const place = frame?.contentDocument?.getElementById('s-sec_9.2');
    if (frame && place && getComputedStyle(frame).visibility === 'visible')
      seen.push(frame.getBoundingClientRect().top + place.getBoundingClientRect().top);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
