import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { aLibrary } from '../libraries.ts';
import { signIn } from '../people.ts';
import { elsewhere } from '../visitors.ts';
import { visitAs } from '../visits.ts';

const sheet = (page: Page, name: string) => page.getByRole('dialog', { name });
const nameIn = (page: Page) =>
  sheet(page, 'Edit name and description').getByRole('textbox', { name: /^Name/ });
const save = (page: Page) => sheet(page, 'Edit name and description').getByRole('button', { name: 'Save' });

test.describe('Custom collections', () => {
  test.slow();

  test('say so where there are none, and what will be here', async ({ page }) => {
    const library = await aLibrary(page, {});
    await signIn(page, 'individual', `${library}/custom-collections`);
    await expect(page.getByRole('heading', { name: 'No collections yet' })).toBeVisible();
    await expectAccessible(page);
  });

  test('are no screen for an account without them [collections-001]', async ({ page }) => {
    await visitAs(page, 'company', '/custom-collections');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'You are not authorized to access this page.',
    );
  });

  test('that two administrators rename at once keep what the first one wrote until the second has seen it', async ({
    page,
    browser,
  }) => {
    const name = `Site 8 ${randomUUID().slice(0, 8)}`;
    const other = await elsewhere(browser);
    await visitAs(page, 'admin', '/custom-collections?view=manage');
    await page.getByRole('button', { name: 'New collection' }).click();
    await sheet(page, 'New collection').getByRole('textbox', { name: /^Name/ }).fill(name);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    await visitAs(other, 'operator', new URL(page.url()).pathname + new URL(page.url()).search);
    await expect(other.getByRole('heading', { level: 2, name })).toBeVisible();

    for (const each of [page, other])
      await each.getByRole('button', { name: 'Edit name and description' }).click();
    await nameIn(page).fill(`${name} north`);
    await save(page).click();
    await expect(page.getByRole('heading', { level: 2, name: `${name} north` })).toBeVisible();

    await nameIn(other).fill(`${name} south`);
    await save(other).click();
    await expect(sheet(other, 'Edit name and description')).toContainText(
      'Another administrator changed this collection',
    );
    await expect(nameIn(other)).toHaveValue(`${name} south`);
    await page.reload();
    await expect(page.getByRole('heading', { level: 2, name: `${name} north` })).toBeVisible();
    await save(other).click();
    await expect(other.getByRole('heading', { level: 2, name: `${name} south` })).toBeVisible();

    await other.getByRole('button', { name: 'Delete', exact: true }).click();
    await other.getByRole('button', { name: 'Delete collection' }).click();
    await expect(other).toHaveURL(/\?view=manage$/);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await sheet(page, 'Share').getByRole('button', { name: 'Save' }).click();
    await expect(sheet(page, 'Share')).toContainText('Not found');
    await other.context().close();
  });
});
