import { expect, test, type Locator, type Page } from '@playwright/test';
import { documentAt, searchFor, standards } from '../addresses.ts';
import { expectAccessible } from '../axe.ts';
import { openSection, valueOf } from '../refinements.ts';
import { titles } from '../search.ts';
import { clearFavorites } from '../shelves.ts';
import { visitAs } from '../visits.ts';

const waiting = (page: Page): Locator => page.getByRole('status').filter({ hasText: 'No connection.' });

/** How often each call of a kind was answered from now on. */
function answered(page: Page, method: string, path: string): { count: number } {
  const seen = { count: 0 };
  page.on('response', (response) => {
    const isSuch =
      response.request().method() === method && new URL(response.url()).pathname.startsWith(path);
    if (isSuch) seen.count += 1;
  });
  return seen;
}

test.describe('Without a connection', () => {
  test('a screen that cannot be fetched says so next to the header and the text, and comes by itself [weak-003]', async ({
    page,
  }) => {
    await visitAs(page, 'individual', '/favorites');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
    // The browser still takes itself for connected.
    await page.route('**/*', (route) => route.abort('connectionrefused'));
    await page.getByRole('combobox').fill('anchor');
    await page.getByRole('combobox').press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection');
    await expect(page.getByRole('main')).toContainText('opens by itself');
    await expect(page.getByRole('banner')).toContainText('Northern Standards Board');
    await expect(page.getByRole('combobox')).toHaveValue('anchor');
    await expectAccessible(page);

    await page.unroute('**/*');
    await expect(titles(page)).toHaveCount(7);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('anchor');
    expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
  });

  test('a refinement and a favorite wait, and are made once when it is back [weak-004]', async ({
    page,
    context,
  }) => {
    await visitAs(page, 'colleague', searchFor('anchor'));
    await clearFavorites(page);
    await page.reload();
    await expect(titles(page)).toHaveCount(7);
    await openSection(page, 'Status');
    const value = valueOf(page, 'Status', 'Historical');
    await expect(value).toBeVisible();
    const searches = answered(page, 'POST', '/api/documents/unified-search');
    const saves = answered(page, 'POST', '/api/content-favorites');

    await context.setOffline(true);
    await value.click();
    await expect(waiting(page)).toHaveText(/What you asked for is shown as soon as/);
    const star = page
      .getByRole('main')
      .getByRole('listitem')
      .first()
      .getByRole('button', { name: /favorite/i });
    await star.click();
    await expect(waiting(page)).toHaveText(/Your change is waiting/);
    await page.getByRole('heading', { level: 1 }).hover(); // The star has no tooltip then.
    await expectAccessible(page);
    expect([searches.count, saves.count]).toEqual([0, 0]);

    await context.setOffline(false);
    await expect(waiting(page)).toHaveCount(0);
    await expect.poll(() => saves.count).toBe(1);
    await expect(titles(page)).not.toHaveCount(7);
    await expect.poll(() => searches.count).toBe(1);
    await expect(page.getByRole('region', { name: 'Messages' }).getByText(/favorites/)).toBeVisible();
    expect(saves.count).toBe(1);
    await clearFavorites(page);
  });

  test('a note waits, and is saved once when it is back [weak-004]', async ({ page, context }) => {
    await visitAs(page, 'cp-admin', documentAt(standards.designStandard, { aside: 'notes' }));
    const text = `Ask again at ${Date.now()}`;
    await page.getByRole('button', { name: /^Write a note on/ }).click();
    await page.getByLabel('Note', { exact: true }).fill(text);
    const saves = answered(page, 'POST', '/api/user-notes/save');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Save note' }).click();
    await expect(waiting(page)).toHaveText(/Your change is waiting/);
    await context.setOffline(false);
    const note = page
      .getByRole('complementary', { name: 'My notes' })
      .getByRole('listitem')
      .filter({ hasText: text });
    await expect(note).toHaveCount(1);
    await expect(waiting(page)).toHaveCount(0);
    expect(saves.count).toBe(1);
  });
});
