import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, expectContrast } from '../axe.ts';
import { documentAt, searchFor, standards } from '../addresses.ts';
import { expectFocusSeen } from '../focus.ts';
import { addTenant } from '../operator.ts';
import { signIn } from '../people.ts';
import { box, suggestions, titles } from '../search.ts';
import { originOf, speak } from '../visitors.ts';
import { tokenOf, visitAs } from '../visits.ts';

const kind = (page: Page) => page.getByRole('search').getByRole('button', { name: /^Search in/ });
const kinds = (page: Page) => page.getByRole('menu').getByRole('menuitem');
const mine = (page: Page) => page.getByRole('checkbox', { name: 'My subscription' });
const discover = (page: Page) => page.getByRole('checkbox', { name: 'Discover by meaning' });

test.describe('The search box', () => {
  for (const [name, address] of [
    ['All content', /\/content-search\/\?content=anchor$/],
    ['My subscription', /\/mysubscription-search\/\?content=anchor$/],
    ['Keywords', /\/content-search\/\?content=anchor&stype=K$/],
    ['Designation', /\/content-search\/\?content=anchor&stype=D$/],
    ['Discover by meaning', /\/semantic-search\/\?content=anchor$/],
  ] as const) {
    test(`of the header searches in “${name}”, which then keeps the query [search-043]`, async ({ page }) => {
      await visitAs(page, 'individual', searchFor('creep'));
      await kind(page).click();
      await expect(kinds(page)).toHaveText([
        'All content',
        'My subscription',
        'Keywords',
        'Designation',
        /^Discover by meaning\s*beta$/,
      ]);
      await kinds(page).filter({ hasText: name }).click();
      await expect(kind(page)).toContainText(name);
      await box(page).fill('anchor');
      await box(page).press('Enter');
      await expect(page).toHaveURL(address);
      await expect(kind(page)).toContainText(name);
      await expect(box(page)).toHaveValue('anchor');
    });
  }

  test('searches by its button and by Enter [search-044]', async ({ page }) => {
    await visitAs(page, 'individual');
    await box(page).fill('anchor');
    await page.getByRole('search').getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL('/content-search/?content=anchor');
    await expect(titles(page).first()).toBeVisible();
    await box(page).fill('creep');
    for (let times = 0; times < 3; times += 1) {
      await box(page).press('Enter');
      await expect(page).toHaveURL('/content-search/?content=creep');
    }
    await page.goBack();
    await expect(page).toHaveURL('/content-search/?content=anchor');
  });

  test('offers recent searches and documents by the keys, which are removed one by one and all at once [find-010]', async ({
    page,
  }) => {
    await visitAs(page, 'colleague', documentAt(standards.testMethod, { tab: 'html' }));
    await expect(page.frameLocator('iframe').getByRole('heading').first()).toBeVisible();
    await page.evaluate(
      (authorization) => fetch('/api/search/recent', { method: 'DELETE', headers: { authorization } }),
      `Bearer ${await tokenOf(page)}`,
    );
    for (const text of ['creep', 'anchor']) {
      const saved = page.waitForResponse(
        (answer) => answer.url().endsWith('/api/search/recent') && answer.request().method() === 'POST',
      );
      await box(page).fill(text);
      await box(page).press('Enter');
      await saved;
      await expect(page).toHaveURL(new RegExp(`content=${text}$`));
    }
    await box(page).fill('');
    const grid = page.getByRole('grid', { name: 'Suggestions' });
    const searches = grid.getByRole('rowgroup', { name: 'Recent searches' });
    await expect(searches.getByRole('row')).toHaveText([/^anchor/, /^creep/]);
    await expect(grid.getByRole('rowgroup', { name: 'Recently opened' })).toContainText('E 214');
    await expectAccessible(page);
    await box(page).press('ArrowDown');
    await box(page).press('ArrowRight');
    await box(page).press('Enter');
    await expect(searches.getByRole('row')).toHaveText([/^creep/]);
    await box(page).press('ArrowDown');
    await box(page).press('Enter');
    await expect(page).toHaveURL('/content-search/?content=creep');
    await box(page).fill('');
    await grid.getByRole('gridcell', { name: 'Clear recent searches and documents' }).click();
    await expect(grid).toHaveCount(0);
    await page.getByRole('button', { name: 'Search tips' }).click();
    await expect(page.getByText('anchor NOT wood')).toBeVisible();
    await box(page).press('Escape');
    await expect(page.getByText('anchor NOT wood')).toHaveCount(0);
  });

  test('is the hero of the home page, and in the header elsewhere', async ({ page }) => {
    await visitAs(page, 'individual');
    await expect(page.getByRole('main').getByRole('search')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('search')).toHaveCount(0);
    await page.goto(searchFor('anchor'));
    await expect(page.getByRole('banner').getByRole('search')).toBeVisible();
    await expect(page.getByRole('main').getByRole('combobox')).toHaveCount(0);
  });

  test('takes what is typed as it is, to the address and back [search-006]', async ({ page }) => {
    await visitAs(page, 'individual');
    const typed = 'C++ & "1,5 mm" #4 = 50 % زحف';
    await box(page).fill(typed);
    await box(page).press('Enter');
    await expect(page).toHaveURL(/content-search/);
    await expect(box(page)).toHaveValue(typed);
    await page.reload();
    await expect(box(page)).toHaveValue(typed);
  });

  test('takes at most 500 characters [search-047]', async ({ page }) => {
    await visitAs(page, 'individual');
    await box(page).focus();
    await page.keyboard.insertText('x'.repeat(600));
    await expect(box(page)).toHaveValue('x'.repeat(500));
  });

  test('wants two characters to search all content [search-048]', async ({ page }) => {
    await visitAs(page, 'individual');
    await box(page).fill(' e ');
    await box(page).press('Enter');
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText(
      'Enter at least two characters.',
    );
    await expect(page).toHaveURL('/');
    await expect(box(page)).toBeFocused();
    await box(page).fill('e2');
    await box(page).press('Enter');
    await expect(page).toHaveURL('/content-search/?content=e2');
  });

  test('wants two characters to search by meaning [semantic-007]', async ({ page }) => {
    await visitAs(page, 'individual');
    await discover(page).check();
    await box(page).fill('e');
    await box(page).press('Enter');
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText(
      'Enter at least two characters.',
    );
    await expect(page).toHaveURL('/');
    await box(page).fill('slow loss of grip');
    await box(page).press('Enter');
    await expect(page).toHaveURL('/semantic-search/?content=slow%20loss%20of%20grip');
  });

  test('searches one’s own subscription for nothing in particular or for two characters, not for one [search-049]', async ({
    page,
  }) => {
    await visitAs(page, 'individual');
    await mine(page).check();
    await box(page).fill('e');
    await box(page).press('Enter');
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText(
      'or leave the box empty to see your whole subscription',
    );
    await expect(page).toHaveURL('/');
    await box(page).fill('');
    await box(page).press('Enter');
    await expect(page).toHaveURL('/mysubscription-search/');
    await expect(titles(page).first()).toBeVisible();
    await box(page).fill('e2');
    await box(page).press('Enter');
    await expect(page).toHaveURL('/mysubscription-search/?content=e2');
  });

  test('has two checkboxes that exclude one another, and go with the kind of search [search-045] [semantic-003]', async ({
    page,
  }) => {
    await visitAs(page, 'individual');
    await expect(discover(page)).toHaveAccessibleName('Discover by meaning beta');
    await mine(page).check();
    await expect(kind(page)).toContainText('My subscription');
    await discover(page).check();
    await expect(mine(page)).not.toBeChecked();
    await expect(kind(page)).toContainText('Discover by meaning');
    await mine(page).check();
    await expect(discover(page)).not.toBeChecked();
    await mine(page).uncheck();
    await expect(kind(page)).toContainText('All content');

    await kind(page).click();
    await kinds(page).filter({ hasText: 'Designation' }).click();
    await mine(page).check();
    await mine(page).uncheck();
    await expect(kind(page)).toContainText('Designation');
  });

  test('keeps them within reach of the keys while there are suggestions [search-045]', async ({ page }) => {
    await visitAs(page, 'individual');
    await box(page).fill('1173');
    await expect(suggestions(page).first()).toContainText('PIC RP 1173');
    await expect(mine(page)).toHaveCount(1);
    await page.keyboard.press('Tab'); // The button that clears the text.
    await page.keyboard.press('Tab'); // The one that searches.
    await page.keyboard.press('Tab');
    await expect(mine(page)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(suggestions(page)).toHaveCount(0);
    await expect(mine(page)).toBeChecked();
    await expect(mine(page)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(suggestions(page).first()).toContainText('PIC RP 1173');
    await page.keyboard.press('Escape');
    await expect(box(page)).toBeFocused();
    await expect(mine(page)).toHaveCount(1);
  });

  test('of the header has them below it, for pointer and keys [search-045]', async ({ page }) => {
    await visitAs(page, 'individual', searchFor('anchor'));
    await expect(titles(page).first()).toBeVisible();
    await expect(mine(page)).toHaveCount(0);
    await box(page).focus();
    await expect(mine(page)).toBeVisible();
    await expectAccessible(page);
    await mine(page).focus();
    await expectFocusSeen(page);
    await page.keyboard.press('Space');
    await expect(mine(page)).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(discover(page)).toBeChecked();
    await expect(mine(page)).not.toBeChecked();
    await page.keyboard.press('Escape');
    await expect(discover(page)).toHaveCount(0);
    await expect(box(page)).toBeFocused();
    await box(page).press('Enter');
    await expect(page).toHaveURL('/semantic-search/?content=anchor');
  });

  test('says what a page of results searched, also after going back to it', async ({ page }) => {
    await visitAs(page, 'individual', searchFor('anchor', { stype: 'D' }));
    await expect(kind(page)).toContainText('Designation');
    await box(page).fill('creep');
    await box(page).press('Enter');
    await expect(page).toHaveURL(/content=creep/);
    await page.goBack();
    await expect(box(page)).toHaveValue('anchor');
    await expect(kind(page)).toContainText('Designation');
  });

  test('offers no meaning to an account that may not search by it, whatever its tenant lists [semantic-005] [semantic-006]', async ({
    page,
  }) => {
    test.slow(); // A tenant of its own.
    const searchTypes = [
      { code: 'ALL', enabled: true, labelKey: 'search.type.all' },
      { code: 'MYSUBSCRIPTION', enabled: true, labelKey: 'search.type.mySubscription' },
      { code: 'SEMANTICSEARCH', enabled: true, labelKey: 'search.type.semantic' },
    ];
    await signIn(page, 'individual', await addTenant({ searchTypes }));
    await kind(page).click();
    await expect(kinds(page)).toHaveText(['All content', 'My subscription']);
    await page.keyboard.press('Escape');
    await expect(mine(page)).toBeVisible();
    await expect(discover(page)).toHaveCount(0);

    const features = [{ code: 'semantic-search', enabled: true }];
    await signIn(page, 'individual', await addTenant({ searchTypes, features }));
    await expect(discover(page)).toBeVisible();
    await kind(page).click();
    await expect(kinds(page)).toHaveText(['All content', 'My subscription', /^Discover by meaning/]);
  });

  test('is off where a tenant offers no search at all, and says so [search-046]', async ({ page }) => {
    test.slow(); // A tenant of its own.
    await signIn(page, 'individual', await addTenant({ searchTypes: [] }));
    await expect(page.getByRole('region', { name: 'Messages' }).getByRole('alert')).toContainText(
      'Search is not available in this library.',
    );
    await expect(box(page)).toBeDisabled();
    await expect(
      page.getByRole('search').getByRole('button', { name: 'Search', exact: true }),
    ).toBeDisabled();
    await expectAccessible(page);
  });

  test('without checkboxes where there is but one search', async ({ page }) => {
    await signIn(page, 'individual', originOf('cga'));
    await expect(box(page)).toBeVisible();
    await expect(page.getByRole('search').getByRole('checkbox')).toHaveCount(0);
    await page.goto(`${originOf('cga')}/content-search/?content=valve`);
    await box(page).focus();
    await expect(page.getByRole('search').getByRole('checkbox')).toHaveCount(0);
  });
});

test.describe('The search box on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('has the kinds of search below it, on the home page and in the header', async ({ page }) => {
    await visitAs(page, 'individual');
    await kind(page).tap();
    await kinds(page).filter({ hasText: 'Keywords' }).tap();
    await box(page).fill('creep');
    await box(page).press('Enter');
    await expect(page).toHaveURL('/content-search/?content=creep&stype=K');
    await box(page).tap();
    await expect(kind(page)).toContainText('Keywords');
    await kind(page).tap();
    await kinds(page).filter({ hasText: 'All content' }).tap();
    await expect(kind(page)).toContainText('All content');
    await mine(page).tap();
    await expect(kind(page)).toContainText('My subscription');
    await expectAccessible(page);
    await box(page).press('Enter');
    await expect(page).toHaveURL('/mysubscription-search/?content=creep');
  });

  test('fits the window in Arabic and in the dark', async ({ page, context }) => {
    await speak(context, 'AR');
    await page.emulateMedia({ colorScheme: 'dark' });
    await visitAs(page, 'individual');
    const field = page.getByRole('search').getByRole('combobox');
    await expect(page.getByRole('search').getByRole('checkbox')).toHaveCount(2);
    await field.fill('anchor');
    await expect(page.getByRole('gridcell').first()).toBeVisible();
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
    await expectContrast(page);
    await field.press('ArrowDown');
    await field.press('ArrowDown');
    await field.press('ArrowLeft');
    await expect(page.getByRole('gridcell', { selected: true })).toHaveText('NSB E 214-18');
  });
});
