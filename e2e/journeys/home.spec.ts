import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test, type Locator, type Page, type Request } from '@playwright/test';
import { standards } from '../addresses.ts';
import { expectAccessibleWithin } from '../axe.ts';
import { aLibrary } from '../libraries.ts';
import { expectSignIn, signIn } from '../people.ts';
import { upsertDocuments } from '../shelves.ts';
import { elsewhere, originOf } from '../visitors.ts';
import { visitAs } from '../visits.ts';

const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name: new RegExp(`^${name}`) });
const panel = (page: Page, name: string): Locator => page.getByRole('tabpanel', { name, exact: true });
const cards = (page: Page, name: string): Locator => panel(page, name).getByRole('listitem');
const hero = (page: Page): Locator => page.getByRole('main').getByRole('combobox');
const greeting = (page: Page): Locator => page.getByRole('heading', { level: 1 });

const to = (path: string) => (request: Request) => new URL(request.url()).pathname === path;

test.describe('The home screen', () => {
  test('opens at its own address and at those of its tabs, for those who are signed in, with the search of the page [home-001] [home-008] [home-016] [home-023] [home-025] [home-026] [home-027]', async ({
    page,
  }) => {
    await page.goto('/home/2');
    await expectSignIn(page);
    await visitAs(page, 'individual', '/');
    await expect(greeting(page)).toHaveText(/^Good (morning|afternoon|evening), Ines$/);
    await expect(page.getByText('Search for a designation, or for words you remember.')).toBeVisible();
    await expect(tab(page, 'Recently accessed')).toHaveAttribute('aria-selected', 'true');
    await expect(hero(page)).toBeVisible();
    await expect(page.getByRole('banner').getByRole('combobox')).toHaveCount(0);

    const tracked = page.waitForRequest(to('/api/tracked-documents/current-user'));
    await tab(page, 'Tracker').click();
    await tracked;
    await expect(page).toHaveURL('/home/1');
    await expect(tab(page, 'Tracker')).toBeFocused();
    await expect(panel(page, 'Tracker').getByRole('link', { name: /^Open the tracker/ })).toHaveAttribute(
      'href',
      '/trackChanges',
    );

    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/home/2');
    await expect(tab(page, 'Favorites')).toBeFocused();
    await expect(panel(page, 'Favorites').getByRole('link', { name: 'All favorites' })).toHaveAttribute(
      'href',
      '/favorites',
    );
    await expect(hero(page)).toBeVisible();
    await page.goBack();
    await expect(tab(page, 'Tracker')).toHaveAttribute('aria-selected', 'true');

    await page.goto('/home/');
    await expect(tab(page, 'Recently accessed')).toHaveAttribute('aria-selected', 'true');
    await expect(hero(page)).toBeVisible();
    await page.goto('/content-search/?content=anchor');
    await expect(page.getByRole('banner').getByRole('combobox')).toBeVisible();
    await expect(hero(page)).toHaveCount(0);
  });

  test('leads an individual who asks for a tab of companies to theirs, and a company to its own', async ({
    page,
    browser,
  }) => {
    await visitAs(page, 'individual', '/home/4');
    await expect(page).toHaveURL('/home/0');
    await expect(panel(page, 'Recently accessed')).toBeVisible();

    const company = await elsewhere(browser);
    await visitAs(company, 'company', '/home/2');
    await expect(company).toHaveURL('/home/4');
    await expect(cards(company, 'Recently updated').first()).toContainText('E 214');
    await expect(cards(company, 'Recently updated').first()).toContainText('Last updated Mar 14 2024');
    await expect(greeting(company)).toHaveText(/, Port Authority of Vardal$/);
    await expect(company.getByRole('tab')).toHaveText(['Recently updated']);
    await expectAccessibleWithin(company, 'main');
  });

  test('shows what was tracked and marked, and each list for itself when another one fails [home-021] [home-037] [home-042] [home-043]', async ({
    page,
  }) => {
    await visitAs(page, 'cp-admin', '/');
    await upsertDocuments(page, [standards.testMethod, standards.designStandard]);
    const favourites = page.waitForRequest(to('/api/favorite-documents/current-user'));
    await page.goto('/home/2');
    expect(new URL((await favourites).url()).search).toBe('?page=0&size=6');
    await expect(cards(page, 'Favorites')).toHaveText([/4410-2.*Post-installed/, /E 214.*Test Method/]);
    await expect(tab(page, 'Favorites')).toHaveText('Favorites2');
    await expectAccessibleWithin(page, 'main');
    await tab(page, 'Tracker').click();
    await expect(cards(page, 'Tracker')).toHaveCount(2);
    await expect(cards(page, 'Tracker').first()).toContainText(/Tracked since \w{3} \d\d \d{4}/);

    await page.route('**/api/favorite-documents/current-user*', (route) => route.abort('connectionrefused'));
    await tab(page, 'Favorites').click();
    await expect(panel(page, 'Favorites').getByRole('alert')).toContainText(
      'This list could not be refreshed.',
    );
    await expect(cards(page, 'Favorites')).toHaveCount(0);
    await expect(tab(page, 'Tracker')).toHaveText('Tracker2');
    await page.unroute('**/api/favorite-documents/current-user*');
    await panel(page, 'Favorites').getByRole('button', { name: 'Try again' }).click();
    await expect(cards(page, 'Favorites')).toHaveCount(2);
    await tab(page, 'Tracker').click();
    await expect(cards(page, 'Tracker')).toHaveCount(2);
  });

  test('shows what is subscribed to and what else there is, each a way to its documents [home-017] [home-018]', async ({
    page,
  }) => {
    await visitAs(page, 'individual', '/home/3');
    const yours = page.getByRole('region', { name: 'Your subscriptions' }).getByRole('link');
    await expect(yours).toHaveText([/^Halden Institute/, /^Northern Standards Board/]);
    const more = page.getByRole('region', { name: 'More in this library' });
    await expect(more.getByRole('listitem')).toHaveText([
      /^Petroleum Installations/,
      /^Federation of Lifting/,
    ]);
    const nsb = yours.nth(1);
    await expect(nsb.locator('img')).toHaveJSProperty('complete', true);
    expect(
      await nsb.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth),
    ).toBeGreaterThan(0);
    const address = new URL((await nsb.getAttribute('href')) ?? '', page.url());
    expect(address.pathname).toBe('/mysubscription-search/');
    expect(JSON.parse(address.searchParams.get('categories') ?? '')).toEqual([
      { k: 'NSB', n: 'NSB', r: 'Publisher', pk: [] },
    ]);
    await expectAccessibleWithin(page, 'main');
    await nsb.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ documents$/);
    await expect(page.getByRole('listitem').filter({ hasText: 'E 214' }).first()).toBeVisible();
  });

  test('gives advice to keep or to follow, leads to the tenant’s places and, of the standards body, to its community [home-028] [home-029] [home-030]', async ({
    page,
  }) => {
    await visitAs(page, 'individual', '/');
    const tips = page.getByRole('region', { name: 'Get more from the library' });
    const how = tips.getByRole('link', { name: /Start with part of a designation/ });
    await expect(how).toHaveAttribute('href', 'https://www.nsb-library.example/tips/designations');
    await expect(how).toHaveAttribute('target', '_blank');
    const saving = page.waitForEvent('download');
    await tips.getByRole('link', { name: /Access through a proxy/ }).click();
    expect(await readFile(await (await saving).path(), 'utf8')).toContain('HJ ');

    const places = page.getByRole('region', { name: 'More from Northern Standards Board' }).getByRole('link');
    await expect(places).toHaveText([/^Technical committees/, /^Membership/, /^Meetings/, /^How standards/]);
    await expect(places.nth(1)).toHaveAttribute('href', 'https://www.nsb-library.example/membership');
    const community = page.getByRole('region', { name: 'Community' });
    await expect(community.getByRole('link', { name: /^Get involved/ })).toHaveAttribute(
      'href',
      'https://members.nsb-library.example/',
    );

    await signIn(page, 'individual', `${originOf('cga')}/`);
    await expect(page.getByRole('region', { name: 'More from Gas Safety Assembly' })).toBeVisible();
    await expect(community).toHaveCount(0);
    await expect(tips).toHaveCount(0);
  });

  test('says of each list what will stand there while it is empty [home-015]', async ({ page }) => {
    test.slow(); // A command of the operator, and two sign-ins.
    const publishers = [`Z${randomUUID().slice(0, 6).toUpperCase()}`];
    const features = [{ code: 'show-tracker', enabled: true }];
    const library = await aLibrary(page, { publishers, features });
    await signIn(page, 'individual', `${library}/`);
    for (const [name, text] of [
      ['Recently accessed', 'No documents opened yet'],
      ['Tracker', 'Nothing tracked yet'],
      ['Favorites', 'No favorites yet'],
    ] as const) {
      await tab(page, name).click();
      await expect(panel(page, name).getByRole('heading', { name: text })).toBeVisible();
      await expectAccessibleWithin(page, 'main');
    }
    await page.context().clearCookies();
    await page.evaluate(() => sessionStorage.clear());
    await signIn(page, 'company', `${library}/`);
    await expect(
      panel(page, 'Recently updated').getByRole('heading', { name: 'No updates yet' }),
    ).toBeVisible();
  });

  test('begins with the table of contents where the tenant wants it, and leads from a line to its documents [home-003] [home-013]', async ({
    page,
  }) => {
    await signIn(page, 'individual', `${originOf('awwa')}/`);
    await expect(greeting(page)).toHaveText('Welcome, Ines');
    await expect(tab(page, 'Table of contents')).toHaveAttribute('aria-selected', 'true');
    const committees = page.getByRole('list', { name: 'Committees of Northern Standards Board' });
    const line = committees.getByRole('link', { name: /Bonded Anchors/ });
    const count = (await line.getByText(/\d documents?$/).textContent()) ?? '';
    await expectAccessibleWithin(page, 'main');
    await line.click();
    await expect(page).toHaveURL(/\/content-search\/\?categories=/);
    await expect(greeting(page)).toHaveText(count);
    await page.goBack();
    await expect(tab(page, 'Table of contents')).toHaveAttribute('aria-selected', 'true');
    await tab(page, 'Favorites').click();
    await expect(tab(page, 'Favorites')).toHaveAttribute('aria-selected', 'true');
    await page.reload();
    await expect(tab(page, 'Favorites')).toHaveAttribute('aria-selected', 'true');
  });

  test('has the unified search box, or the classic one where the account has no unified search [home-024]', async ({
    page,
  }) => {
    await visitAs(page, 'individual', '/');
    const own = page.getByRole('main').getByRole('checkbox', { name: 'My subscription' });
    await expect(own).toBeVisible();
    await page.route('**/api/account', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), unifiedSearchFlag: false } });
    });
    await page.reload();
    await expect(hero(page)).toBeVisible();
    await expect(own).toHaveCount(0);
    await page
      .getByRole('main')
      .getByRole('button', { name: /All content/ })
      .click();
    await page.getByRole('menuitem', { name: 'My subscription' }).click();
    await hero(page).fill('anchor');
    await hero(page).press('Enter');
    await expect(page).toHaveURL('/mysubscription-search/?content=anchor');
  });
});
