import { expect, test, type Page } from '@playwright/test';
import { documentAt, standards } from '../addresses.ts';
import { expectAccessible, expectContrast } from '../axe.ts';
import { changeList, comparedText, comparisonAt, expectCompared } from '../comparison.ts';
import { tabTo } from '../focus.ts';
import { visitAs } from '../visits.ts';

const newest = documentAt(standards.testMethod, { tab: 'html' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Compare versions' });
const version = (page: Page, name: string) => dialog(page).getByRole('checkbox', { name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, base: string, target: string) =>
  page.getByRole('heading', { level: 1, name: `From NSB E 214-${base} to NSB E 214-${target}` });

test.describe('A comparison of editions', () => {
  test('is chosen as exactly two versions, changed by Edit, and closed where it was opened [comparison-002] [comparison-003] [comparison-004] [comparison-005] [comparison-006] [comparison-007]', async ({
    page,
  }) => {
    await visitAs(page, 'individual', `${newest}#clause-9.2`);
    const clause = page.frameLocator('iframe').getByRole('heading', { name: '9.2 Displacement projection' });
    await expect(clause).toBeInViewport();
    await page
      .getByRole('group', { name: 'Actions' })
      .getByRole('button', { name: 'Compare', exact: true })
      .click();
    const compare = dialog(page).getByRole('button', { name: 'Compare', exact: true });
    await expect(dialog(page).getByRole('button', { name: 'Close', exact: true })).not.toHaveCount(0);
    await expect(version(page, 'NSB E 214-24')).toBeChecked();
    await expect(version(page, 'NSB E 214-21')).toBeChecked();
    await expect(version(page, 'NSB E 214-18')).toBeDisabled();
    await expect(compare).toBeEnabled();
    await version(page, 'NSB E 214-21').uncheck({ force: true });
    await expect(compare).toBeDisabled();
    await version(page, 'NSB E 214-18').check({ force: true });
    await expect(version(page, 'NSB E 214-21')).toBeDisabled();
    await expectAccessible(page);
    await compare.click();

    await expect(heading(page, '18', '24')).toBeVisible();
    await expectCompared(page);
    // Words around it tell what it is: with its own role, some screen readers would say so twice.
    await expect(comparedText(page).locator('ins').first()).toHaveAttribute('role', 'none');
    await expect(page.getByRole('tab', { name: 'HTML' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tab', { name: 'PDF' })).toBeVisible();

    await button(page, 'Edit').click();
    await version(page, 'NSB E 214-18').uncheck({ force: true });
    await version(page, 'NSB E 214-21').check({ force: true });
    await compare.click();
    await expect(heading(page, '21', '24')).toBeVisible();
    await button(page, 'NSB E 214-18').click();
    await expect(heading(page, '18', '24')).toBeVisible();
    await page.goBack();
    await expect(heading(page, '21', '24')).toBeVisible();

    await button(page, 'Close comparison').click();
    await expect(page).toHaveURL(/#clause-9\.2$/);
    await expect(clause).toBeInViewport();
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('From NSB');
  });

  test('leads from an old edition to what changed since, by keyboard, and to its redline [comparison-009] [comparison-014]', async ({
    page,
  }) => {
    const comparisons: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/documents/pdf/comparison?')) comparisons.push(request.url());
    });
    await visitAs(page, 'individual', documentAt(standards.previousTestMethod, { tab: 'html' }));
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toBeFocused();
    await tabTo(page, /^Open edition 2024$/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/214-24/);
    await expect(title).toBeFocused();
    await tabTo(page, /^Compare versions$/);
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('button', { name: 'Compare', exact: true })).toBeEnabled();
    await tabTo(page, /^Compare$/);
    await page.keyboard.press('Enter');
    await expect(title).toHaveText(/^From NSB E 214-21 to NSB E 214-24/);
    await expect(title).toBeFocused();
    await expectCompared(page);

    const current = changeList(page).locator('[aria-current]');
    await page.keyboard.press('j');
    await expect(current).toHaveCount(1);
    const first = await current.innerText();
    await page.keyboard.press('j');
    await expect(page.getByText(/^Change 2 of \d+$/)).toBeVisible();
    await expect(comparedText(page).locator('.current-change').first()).toBeInViewport();
    await page.keyboard.press('k');
    await expect(current).toHaveText(first, { useInnerText: true });

    await page.getByRole('tab', { name: 'PDF' }).click();
    await expect(page.getByRole('region', { name: 'PDF' }).locator('canvas').first()).toBeVisible({
      timeout: 60_000,
    });
    expect(comparisons).toHaveLength(1);
    const saved = page.waitForEvent('download');
    await button(page, 'Download redlined PDF').click();
    expect((await saved).suggestedFilename()).toBe('NSB E 214-24 redline.pdf');

    await button(page, 'Close comparison').press('Enter');
    await expect(page).not.toHaveURL(/compare=/);
    await expect(title).toBeFocused();
  });

  test('has a redline only where the library offers one [comparison-009]', async ({ page }) => {
    await page.route('**/api/documents/pdf/comparison/redline?*', (route) =>
      route.fulfill({ json: { isOffered: false, address: null } }),
    );
    await visitAs(page, 'individual');
    const told = page.waitForResponse(/pdf\/comparison\/redline\?/);
    await page.goto(comparisonAt({ tab: 'pdf' }));
    await told;
    await expect(button(page, 'Close comparison')).toBeVisible();
    await expect(button(page, 'Download redlined PDF')).toHaveCount(0);
  });

  test('narrows its list to a kind, lays the editions side by side, and tells kinds without colour', async ({
    page,
  }) => {
    await visitAs(page, 'individual', comparisonAt());
    await expectCompared(page);
    const kinds = page.getByRole('group', { name: 'Kinds of change' });
    await kinds.getByRole('button', { name: /Moved$/ }).click();
    const moved = Number.parseInt(await kinds.getByRole('button', { name: /Moved$/ }).innerText(), 10);
    await expect(changeList(page).getByRole('button')).toHaveCount(moved);
    await page.keyboard.press('j');
    await expect(page.getByText(`Change 1 of ${moved}`, { exact: true })).toBeVisible();
    await expect(comparedText(page).locator('.moved-from').first()).toContainText(/^moved/);
    const lines = await comparedText(page).evaluate((article) =>
      ['ins', 'del'].map((mark) => {
        const found = article.querySelector(mark);
        return found && getComputedStyle(found).textDecorationLine;
      }),
    );
    expect(lines).toEqual(['underline', 'line-through']);
    await expectAccessible(page);

    await button(page, 'Side by side').click();
    await expect(comparedText(page).locator('.pair').first()).toBeVisible();
    await expect(comparedText(page).locator('.was ins:visible, .is del:visible')).toHaveCount(0);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectContrast(page);
    await button(page, 'Inline').click();
    await expect(comparedText(page).locator('.pair')).toHaveCount(0);
  });

  test('is printed in a window of its own after 1 s [comparison-008]', async ({ page, context }) => {
    await context.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await visitAs(page, 'individual', comparisonAt());
    await expectCompared(page);
    const opened = page.waitForEvent('popup');
    const pressedAt = Date.now();
    await button(page, 'Print').click();
    const paper = await opened;
    await expect(paper.locator('ins').first()).toBeAttached();
    await expect(paper.locator('html[data-printed]')).toBeAttached();
    expect(Date.now() - pressedAt).toBeGreaterThanOrEqual(1000);
  });

  test('folds the details of the document below 993 px [comparison-010]', async ({ page }) => {
    await page.setViewportSize({ width: 993, height: 800 });
    await visitAs(page, 'individual', comparisonAt());
    await expectCompared(page);
    const details = page.getByText('Document details', { exact: true });
    const timeline = page.getByRole('group', { name: 'Editions over time' });
    await expect(details).toHaveCount(0);
    await expect(timeline).toBeVisible();
    await page.setViewportSize({ width: 992, height: 800 });
    await expect(timeline).toBeHidden();
    await details.click();
    await expect(timeline).toBeVisible();
    await page.setViewportSize({ width: 320, height: 700 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth))
      .toBe(true);
    await button(page, 'Show the list of changes').click();
    await page
      .getByRole('dialog', { name: 'Changes' })
      .getByRole('list', { name: 'Changes' })
      .getByRole('button')
      .first()
      .click();
    await expect(page.getByText(/^Change 1 of \d+$/)).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('A comparison that is waited for', () => {
  const notYet = (body: object) => ({
    headers: { fileexists: 'false' },
    json: { newHtmlId: 2, oldHtmlId: 1, clauses: null, clausesDone: 0, problem: null, ...body },
  });

  test('is asked for at once and then every 10 s, ten times at most [comparison-011] [comparison-012] [comparison-013]', async ({
    page,
  }) => {
    let checks = 0;
    await page.route('**/api/v1/html/resultCheck?*', (route) => {
      checks += 1;
      return route.fulfill(notYet({ state: 'waiting' }));
    });
    await visitAs(page, 'individual');
    await page.clock.install();
    await page.goto(comparisonAt());
    await expect(page.getByText('Generating HTML compare result...')).toBeVisible();
    for (let asked = 1; asked <= 10; asked += 1) {
      await expect.poll(() => checks).toBe(asked);
      await page.clock.runFor(9_000);
      expect(checks).toBe(asked);
      await page.clock.runFor(1_000);
    }
    await expect(page.getByText('Load HTML Compare Result Failed, please try again later')).toBeVisible();
    expect(checks).toBe(10);

    await page.unroute('**/api/v1/html/resultCheck?*');
    await button(page, 'Try again').click();
    await expectCompared(page);
  });

  test('ends with the document where both are too large [comparison-015]', async ({ page }) => {
    await page.route('**/api/v1/html/resultCheck?*', (route) =>
      route.fulfill(notYet({ state: 'failed', problem: 'comparison-too-large' })),
    );
    await page.route('**/api/v1/html/{result,changes}?*', (route) =>
      route.fulfill({
        status: 413,
        contentType: 'application/problem+json',
        json: {
          type: 'about:blank',
          title: 'Too large',
          status: 413,
          code: 'comparison-too-large',
          detail: 'The documents are too large to be compare',
          requestId: 'r-1',
        },
      }),
    );
    await visitAs(page, 'individual', newest);
    await button(page, 'Compare versions').click();
    await dialog(page).getByRole('button', { name: 'Compare', exact: true }).click();
    const message = page.getByRole('dialog', { name: 'Comparison not possible' });
    await expect(message).toContainText('The documents are too large to be compare');
    await message.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('tab', { name: 'Related content' })).toBeVisible();
    await expect(page).not.toHaveURL(/compare=/);
  });
});
