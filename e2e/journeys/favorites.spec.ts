import { expect, test, type Locator, type Page } from '@playwright/test';
import { standards } from '../addresses.ts';
import { expectAccessible } from '../axe.ts';
import { clearFavorites, upsertDocuments } from '../shelves.ts';
import { visitAs } from '../visits.ts';

const table = (page: Page): Locator => page.getByRole('table', { name: 'Favorite documents' });
const rows = (page: Page): Locator => table(page).locator('tbody tr');
const titles = (page: Page): Locator => rows(page).getByRole('rowheader').getByRole('link');
const question = (page: Page): Locator => page.getByRole('dialog', { name: 'Remove this favorite?' });

/** Opens the favorites of someone who has none, or those that are wanted. */
async function openWith(page: Page, contentCodes: readonly string[]): Promise<void> {
  await visitAs(page, 'admin', '/favorites');
  await clearFavorites(page);
  await upsertDocuments(page, contentCodes);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'My Favorites' })).toBeVisible();
}

test.describe('My favorites', () => {
  test('are sorted by title one way or the other, opened, and taken away when that is meant [favourites-001] [favourites-002] [favourites-003] [favourites-005] [favourites-006]', async ({
    page,
  }) => {
    await openWith(page, [standards.designStandard, standards.testMethod]);
    await expect(titles(page)).toHaveText([/^Post-installed/, /^Test Method/]);
    await expect(page.getByText('1–2 of 2')).toBeVisible();
    await expect(page.getByRole('button', { name: /Rows per page/ })).toHaveText(/10/);
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Title/ }).click();
    await expect(page).toHaveURL('/favorites?sort=desc');
    await expect(titles(page)).toHaveText([/^Test Method/, /^Post-installed/]);

    await rows(page).first().getByRole('button').click();
    await page.getByRole('menuitem', { name: 'Remove from favorites' }).click();
    await expect(question(page)).toContainText('NSB E 214-24 will be removed from your favorites');
    await question(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(rows(page)).toHaveCount(2);
    await rows(page).first().getByRole('button').click();
    await page.getByRole('menuitem', { name: 'Remove from favorites' }).click();
    await question(page).getByRole('button', { name: 'Remove', exact: true }).click();
    const removed = page.getByRole('region', { name: 'Messages' }).getByText(/^The document was removed/);
    await expect(removed).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
    await removed.getByRole('button', { name: 'Undo' }).click();
    await expect(titles(page)).toHaveText([/^Test Method/, /^Post-installed/]);

    await rows(page).last().getByRole('link').click();
    await expect(page).toHaveURL(/\/(document|content-access)\/?\?contentcode=HI/i);
    await page.goBack();
    await clearFavorites(page);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'No favorites yet' })).toBeVisible();
    await expectAccessible(page);
  });

  test('are not available to visitors from the network of a company', async ({ page }) => {
    await visitAs(page, 'company', '/favorites');
    await expect(page.getByRole('heading', { name: 'Favorites need a personal sign-in' })).toBeVisible();
  });
});
