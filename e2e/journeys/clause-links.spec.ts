import { expect, test, type Page } from '@playwright/test';
import { documentAt, standards } from '../addresses.ts';
import { expectAccessible } from '../axe.ts';
import { lineOf } from '../lines.ts';
import { visitAs } from '../visits.ts';

const { testMethod, previousTestMethod } = standards;
const text = (page: Page) => page.frameLocator('iframe');
const banner = (page: Page) => page.getByRole('region', { name: 'Link to a clause' });
const from = (code: string): string => `?from=${encodeURIComponent(code)}`;

test.describe('A link to a clause', () => {
  test('is copied by its line, and leads to the edition in force at the clause, with what changed [lineage-003] [lineage-004]', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visitAs(page, 'individual', documentAt(previousTestMethod, { tab: 'html' }));
    const line = await lineOf(page, previousTestMethod, '9.4');
    await expect(text(page).getByRole('heading').first()).toBeAttached();
    await page.goto(`${documentAt(previousTestMethod, { tab: 'html' })}#clause-9.4`);
    await expect(text(page).locator('[id$="9.4"]').first()).toBeInViewport();
    await expect
      .poll(async () => {
        await page.keyboard.press('c');
        return page.evaluate(() => navigator.clipboard.readText());
      })
      .toContain('/clause/');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain(`/clause/`);
    expect(decodeURIComponent(link)).toContain(`?from=${previousTestMethod}`);

    await page.goto(`/clause/${line}${from(previousTestMethod)}`);
    await expect(page).toHaveURL(/contentCode=NSB%7Cnsb-e-214-24/i);
    await expect(page).toHaveURL(/#clause-(sec_)?9\.2\.1/);
    await expect(banner(page)).toContainText(/Linked as .?9\.4.? in/);
    await expect(banner(page)).toContainText(/Now .?9\.2\.1.?: moved, \d+% the same/, { timeout: 60_000 });
    await expect(text(page).locator('[id$="9.2.1"]').first()).toBeInViewport();
    await expectAccessible(page);

    await banner(page).getByRole('button', { name: 'Compare' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: /From NSB E 214-21 to NSB E 214-24/ }),
    ).toBeAttached();
    await page.goBack();
    await banner(page).getByRole('link', { name: 'Open the edition linked' }).click();
    await expect(page).toHaveURL(/nsb-e-214-21.*#clause-(sec_)?9\.4/i);
  });

  test('is copied from the outline of a PDF, too [lineage-003]', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visitAs(page, 'individual', documentAt(previousTestMethod, { tab: 'pdf' }));
    const side = page.getByRole('complementary', { name: 'Pages and outline' });
    await side.getByRole('button', { name: 'Outline' }).click();
    await side.getByRole('treeitem', { name: /Scope/ }).click();
    await side.getByRole('button', { name: /^Copy the link to .?1.?$/ }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(decodeURIComponent(link)).toMatch(
      new RegExp(`/clause/[0-9A-Z]{10}\\?from=${RegExp.escape(previousTestMethod)}$`),
    );
    await expectAccessible(page);
  });

  test('that was copied before, as a fragment, keeps working [lineage-003]', async ({ page }) => {
    await visitAs(page, 'individual', `${documentAt(testMethod)}#clause-9.2.1`);
    await expect(text(page).locator('[id$="9.2.1"]').first()).toBeInViewport();
    await expect(banner(page)).toHaveCount(0);
  });

  test('to a deleted clause opens the last edition that has it, and says in which it was deleted [lineage-005]', async ({
    page,
  }) => {
    await visitAs(page, 'individual', documentAt(standards.historicalTestMethod, { tab: 'html' }));
    const line = await lineOf(page, standards.historicalTestMethod, '6.1.2');
    await page.goto(`/clause/${line}${from(standards.historicalTestMethod)}`);
    await expect(banner(page)).toContainText(/Deleted in .*E 214-2[14]/);
    await expect(page).toHaveURL(/nsb-e-214-(18|21)/i);
    await banner(page).getByRole('button', { name: 'Close' }).click();
    await expect(banner(page)).toHaveCount(0);
  });

  test('that no one issued says so [lineage-007]', async ({ page }) => {
    await visitAs(page, 'individual', '/clause/ZZZZZZZZZZ');
    await expect(page.getByRole('heading', { name: 'This link leads to no clause' })).toBeVisible();
    await expectAccessible(page);
  });

  test('leads a reader without access to the record alone [lineage-008]', async ({ page, browser }) => {
    await visitAs(page, 'individual', documentAt(testMethod, { tab: 'html' }));
    const line = await lineOf(page, testMethod, '9.3');
    const outside = await (await browser.newContext()).newPage();
    await visitAs(outside, 'nobody', `/clause/${line}${from(testMethod)}`);
    await expect(outside).toHaveURL(/nsb-e-214-24/i);
    await expect(outside.getByText('Acceptance')).toHaveCount(0);
    await outside.context().close();
  });
});
