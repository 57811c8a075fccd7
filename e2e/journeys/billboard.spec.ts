import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { aLibrary } from '../libraries.ts';
import { signIn } from '../people.ts';
import { valueOf } from '../refinements.ts';
import { expectHeading } from '../search.ts';
import { originOf } from '../visitors.ts';
import { visitAs } from '../visits.ts';

const billboard = (page: Page) => page.getByRole('region', { name: 'Whose standards are here' });
const tiles = (page: Page) => billboard(page).getByRole('list', { name: 'Whose standards are here' });
const tile = (page: Page, name: string) => tiles(page).getByRole('button', { name: new RegExp(`^${name}`) });
const crumbs = (page: Page) => billboard(page).getByRole('navigation').getByRole('listitem');
const head = (page: Page) => billboard(page).getByRole('heading').getByRole('button');

const withBillboard = {
  features: [
    { code: 'show-publisher-billboard', enabled: true },
    { code: 'semantic-search', enabled: true },
  ],
  searchTypes: ['ALL', 'MYSUBSCRIPTION', 'SEMANTICSEARCH'].map((code) => ({
    code,
    enabled: true,
    labelKey: 'search.type.all',
  })),
  billboard: { title: 'Whose standards are here' },
};

test.describe('The billboard', () => {
  // A library of its own is made by a command, a process of its own.
  test.slow();

  test('leads by publishers and categories and back again, as the address says [refinement-022] [refinement-023] [refinement-024]', async ({
    page,
  }) => {
    const library = await aLibrary(page, withBillboard);
    await signIn(page, 'individual', `${library}/content-search/?content=`);
    await expectHeading(page, '8 documents');

    await test.step('tiles of publishers, with their marks and counts', async () => {
      await expect(tiles(page).getByRole('listitem')).toHaveText([
        /^Northern Standards Board4/,
        /^Halden Institute2/,
        /^Petroleum Installations Council2/,
      ]);
      const mark = tile(page, 'Halden Institute').locator('img');
      await expect
        .poll(() => mark.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      await expect(crumbs(page)).toHaveCount(0);
      await expectAccessible(page);
    });

    await test.step('a publisher leads to its categories, by keyboard', async () => {
      await tile(page, 'Northern Standards Board').focus();
      await page.keyboard.press('Enter');
      await expectHeading(page, '4 documents');
      await expect(head(page)).toBeFocused();
      await expect(valueOf(page, 'Publisher', 'Northern Standards Board')).toBeChecked();
      await expect(crumbs(page)).toHaveText(['All publishers', 'Northern Standards Board']);
      await tiles(page).getByRole('button').first().click();
      await expect(crumbs(page)).toHaveCount(3);
      // Results that are about to be replaced are faint.
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expectAccessible(page);
    });

    await test.step('the address alone says where one is', async () => {
      const steps = await crumbs(page).allInnerTexts();
      await page.reload();
      await expect(crumbs(page)).toHaveText(steps);
    });

    await test.step('and each step leads back', async () => {
      await crumbs(page).getByRole('button', { name: 'Northern Standards Board' }).click();
      await expect(crumbs(page)).toHaveText(['All publishers', 'Northern Standards Board']);
      await page.getByRole('button', { name: 'Remove Publisher: Northern Standards Board' }).click();
      await expect(crumbs(page)).toHaveCount(0);
      await expect(tile(page, 'Halden Institute')).toBeVisible();
    });

    await test.step('it collapses, and stays so', async () => {
      await head(page).click();
      await expect(head(page)).toHaveAttribute('aria-expanded', 'false');
      await expect(tiles(page)).toBeHidden();
      await page.reload();
      await expect(head(page)).toHaveAttribute('aria-expanded', 'false');
      await head(page).click();
      await expect(tile(page, 'Halden Institute')).toBeVisible();
    });

    await test.step('it is not there in a search by meaning', async () => {
      await page.goto(`${library}/semantic-search/?content=anchor`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('anchor');
      await expect(page.getByRole('complementary', { name: 'Refine search' })).toBeVisible();
      await expect(billboard(page)).toHaveCount(0);
    });
  });

  test('disables what the reader subscribes to nothing of, in the search of their own [refinement-025]', async ({
    page,
  }) => {
    const library = originOf('demowl');
    const subscribed = page.getByRole('main').getByRole('button', { name: /^Halden Institute/ });
    const other = page.getByRole('main').getByRole('button', { name: /^Petroleum Installations Council/ });
    await signIn(page, 'individual', `${library}/mysubscription-search/?content=`);
    await expect(other).toBeDisabled();
    await expect(other).toContainText('not in your subscription');
    await expect(subscribed).toBeEnabled();
    await page.goto(`${library}/content-search/?content=`);
    await expect(other).toContainText('2 documents');
    await expect(other).toBeEnabled();
  });

  test('keeps the results where they are while it loads', async ({ page }) => {
    const library = await aLibrary(page, withBillboard);
    await signIn(page, 'individual', `${library}/content-search/?content=`);
    await expect(tile(page, 'Halden Institute')).toBeVisible();
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/api/refinement/**', async (route) => {
      await promise;
      await route.continue();
    });
    await page.reload();
    const list = page.getByRole('list', { name: 'Documents found' });
    await expect(list).toBeVisible();
    const before = await list.boundingBox();
    resolve();
    await expect(tile(page, 'Halden Institute')).toBeVisible();
    expect(await list.boundingBox()).toEqual(before);
  });

  test('is not there in a library that does not show it', async ({ page }) => {
    await visitAs(page, 'individual', '/content-search/?content=');
    await expectHeading(page, '8 documents');
    await expect(page.getByRole('button', { name: /Northern Standards Board/ })).toHaveCount(0);
  });
});
