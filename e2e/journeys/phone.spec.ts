import { expect, test, type Page } from '@playwright/test';
import { box, expectHeading, titles } from '../search.ts';
import { visitAs } from '../visits.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test.describe('A phone on the shop floor', () => {
  test('finds, narrows, opens the HTML and jumps by its clauses', async ({ page }) => {
    await visitAs(page, 'individual');
    await box(page).fill('anchor');
    await box(page).press('Enter');
    await expectHeading(page, '7 documents for “anchor”');
    await expectNoSidewaysScroll(page);

    await page.getByRole('button', { name: /^Refine/ }).tap();
    await page.getByRole('treeitem', { name: /^Northern Standards Board/ }).tap();
    await page.getByRole('button', { name: 'Show 3 documents' }).tap();
    await expect(titles(page)).toHaveCount(3);

    await page
      .getByRole('link', { name: /Sustained-Load Creep/ })
      .first()
      .tap();
    await page.getByRole('combobox', { name: 'Sections of this document' }).selectOption('HTML');
    const text = page.frameLocator('iframe');
    await expect(text.getByRole('heading', { name: '1 Scope', exact: true })).toBeVisible();
    await expectNoSidewaysScroll(page);

    await page.getByRole('button', { name: /^Choose a clause/ }).tap();
    await page
      .getByRole('dialog', { name: 'Clauses' })
      .getByRole('treeitem', { name: /Procedure/ })
      .tap();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(text.getByRole('heading', { name: '8 Procedure' })).toBeInViewport();
    await expect(page.getByRole('button', { name: /^Choose a clause/ })).toContainText('Procedure');
    await expect(page).toHaveURL(/#clause-8$/);
  });

  test('keeps the page still while the refinements are open, and frees it when they close [refinement-003] [refinement-006] [refinement-036]', async ({
    page,
  }) => {
    await visitAs(page, 'individual', '/content-search/?content=anchor');
    await expect(titles(page)).toHaveCount(7);
    const opener = page.getByRole('button', { name: /^Refine/ });
    await opener.tap();
    const sheet = page.getByRole('dialog', { name: 'Refine search' });
    await expect(sheet).toBeVisible();
    expect(await scrolledBy(page, 400)).toBe(0);
    await sheet.getByRole('button', { name: 'Close' }).tap();
    await expect(sheet).toHaveCount(0);
    await expect(opener).toBeFocused();
    expect(await scrolledBy(page, 400)).toBeGreaterThan(300);
  });

  test('offers the formats of a document in a dropdown [document-024]', async ({ page }) => {
    await visitAs(page, 'individual', '/document/?contentcode=NSB%7Cnsb-e-214-24');
    const formats = page.getByRole('combobox', { name: 'Sections of this document' });
    await expect(formats.getByRole('option')).toContainText([
      'PDF',
      'HTML',
      'Work items (2)',
      'Related content (3)',
    ]);
    await expect(page.getByRole('tab')).toHaveCount(0);
  });
});

/** Expects that nothing is wider than the window. */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
}

/** How far the page moves when a wheel is turned over it, in px. */
async function scrolledBy(page: Page, by: number): Promise<number> {
  await page.mouse.move(20, 420);
  await page.mouse.wheel(0, by);
  await page.waitForTimeout(300);
  return page.evaluate(() => window.scrollY);
}
