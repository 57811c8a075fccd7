import { expect, test } from '@playwright/test';
import { documentAt, standards } from '../addresses.ts';
import { expectAccessible } from '../axe.ts';
import { clauseRead, findField, foundCount, outline, text } from '../html.ts';
import { box, expectHeading } from '../search.ts';
import { visitAs } from '../visits.ts';

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  permissions: ['clipboard-read', 'clipboard-write'],
});

test.describe('a phone on the shop floor', () => {
  test('searches, opens the HTML, jumps by the outline, enlarges a table and copies the link to a clause', async ({
    page,
  }) => {
    await visitAs(page, 'individual');
    await box(page).fill('bonded anchor creep');
    await box(page).press('Enter');
    await expectHeading(page, /documents? for “bonded anchor creep”/);
    await page
      .getByRole('link', { name: /Sustained-Load Creep/ })
      .first()
      .tap();
    await page.getByRole('combobox', { name: 'Sections of this document' }).selectOption('HTML');
    await page.getByRole('button', { name: /^Choose a clause/ }).tap();
    const sheet = page.getByRole('dialog', { name: 'Clauses' });
    await sheet.getByRole('treeitem', { name: /Precision/ }).tap();
    await expect(sheet).toHaveCount(0);
    await expect(text(page).getByRole('heading', { name: '11 Precision and Bias' })).toBeInViewport();

    await text(page)
      .getByRole('button', { name: /^Enlarge Table 3/ })
      .tap();
    const large = page.getByRole('dialog', { name: /^Table 3/ });
    await expect(large.frameLocator('iframe').getByRole('table')).toBeInViewport();
    await large.getByRole('button', { name: 'Zoom in' }).tap();
    await large.getByRole('button', { name: 'Close' }).tap();
    await expect(large).toHaveCount(0);

    await text(page).getByRole('heading', { name: '11 Precision and Bias' }).tap();
    await text(page).getByRole('button', { name: 'Copy the link to 11 Precision and Bias' }).tap();
    await expect(page.getByText('Link copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /\/clause\/[0-9A-HJKMNP-TV-Z]{10}\?from=|#clause-11$/,
    );
  });

  test('finds in the sheet, and goes on from match to match over the text', async ({ page }) => {
    await visitAs(page, 'individual', documentAt(standards.testMethod, { tab: 'html' }));
    await page.getByRole('button', { name: 'Find in text' }).tap();
    await expect(findField(page)).toBeFocused();
    await findField(page).fill('creep');
    await expect(foundCount(page)).toHaveText('1 of 8');
    await expect(outline(page).getByRole('treeitem', { name: /Scope: 1 match/ })).toBeVisible();
    await expectAccessible(page);
    await findField(page).press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const found = page.getByRole('group', { name: 'Search results' });
    await expect(found.locator('output')).toHaveText('2 of 8');
    await found.getByRole('button', { name: 'Next match' }).tap();
    await expect(found.locator('output')).toHaveText('3 of 8');
    await expect(text(page).locator('.found-here')).toBeInViewport();
    await found.getByRole('button', { name: 'End search' }).tap();
    await expect(found).toHaveCount(0);
    await expect(text(page).locator('.found-here')).toHaveCount(0);
  });

  test('has room at 320 px for the clause, the text and its tables', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await visitAs(page, 'individual', `${documentAt(standards.testMethod)}#clause-9.3`);
    await expect(page.getByRole('button', { name: /^Choose a clause/ })).toContainText('Acceptance');
    await expect(text(page).getByRole('heading', { name: '9.3 Acceptance' })).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.getByRole('button', { name: /^Choose a clause/ }).tap();
    await expect(clauseRead(page)).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
