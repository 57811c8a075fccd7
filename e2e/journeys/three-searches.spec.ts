import { randomUUID } from 'node:crypto';
import { expect, test, type Page, type Request } from '@playwright/test';
import { searchFor } from '../addresses.ts';
import { expectAccessible } from '../axe.ts';
import { runTenant, writeTenant } from '../operator.ts';
import { signIn } from '../people.ts';
import { expectHeading, rows, titles } from '../search.ts';
import { originOf } from '../visitors.ts';
import { visitAs } from '../visits.ts';

const own = (page: Page) => page.getByRole('radio', { name: 'My subscription' });
const all = (page: Page) => page.getByRole('radio', { name: 'All content' });
const byTitleInNsb = `?content=anchor&stype=K&sort=oth_col_1%2Cdesc&sortcounts=50&categories=${encodeURIComponent(
  JSON.stringify([
    { k: 'NSB', n: 'Northern Standards Board', r: 'Publisher', pk: [] },
    { k: 'PIC', n: 'Petroleum Installations Council', r: 'Publisher', pk: [] },
  ]),
)}`;

test.describe('The searches', () => {
  test('in all content and in my subscription are one screen, each at its address [search-001] [search-002]', async ({
    page,
  }) => {
    await visitAs(page, 'individual', searchFor('anchor'));
    await expectHeading(page, '7 documents for “anchor”');
    await expect(rows(page).filter({ hasText: 'PIC RP' })).not.toHaveCount(0);
    await expect(all(page)).toBeChecked();

    await page.goto('/mysubscription-search/?content=anchor');
    await expectHeading(page, '5 documents for “anchor”');
    await expect(rows(page)).toHaveCount(5);
    await expect(rows(page).filter({ hasText: 'PIC RP' })).toHaveCount(0);
    await expect(own(page)).toBeChecked();
    await expectAccessible(page);
  });

  test('are changed by a radio, which keeps the query string and the focus [search-019]', async ({
    page,
  }) => {
    await visitAs(page, 'individual', `/content-search/${byTitleInNsb}`);
    await expect(titles(page)).not.toHaveCount(0);
    const inAll = await titles(page).count();
    await all(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(`/mysubscription-search/${byTitleInNsb}`);
    await expect(own(page)).toBeChecked();
    await expect(own(page)).toBeFocused();
    await expect.poll(() => titles(page).count()).toBeLessThan(inAll);
    await page.keyboard.press('ArrowLeft');
    await expect(page).toHaveURL(`/content-search/${byTitleInNsb}`);
    await expect(all(page)).toBeFocused();
    await expect(titles(page)).toHaveCount(inAll);
  });

  test('in my subscription say so to the server, with the publishers subscribed to [search-058]', async ({
    page,
  }) => {
    const asked = page.waitForRequest('**/api/documents/unified-search*');
    await visitAs(page, 'individual', '/mysubscription-search/?content=anchor');
    const body = (await asked).postDataJSON();
    expect(body.filters).toEqual({ 'subscribed-contents': true });
    expect(body['publisher-codes'].toSorted()).toEqual(['HI', 'NSB']);
  });

  test('look the same to an account that has not moved to the unified search [search-004]', async ({
    page,
  }) => {
    await visitAs(page, 'individual', searchFor('anchor'));
    // What selects a row comes after it.
    await expect(rows(page).getByRole('checkbox')).toHaveCount(7);
    const unified = await rows(page).allInnerTexts();
    await page.goto('/mysubscription-search/?content=anchor');
    await expect(rows(page).getByRole('checkbox')).toHaveCount(5);
    const unifiedOwn = await rows(page).allInnerTexts();

    const asked: string[] = [];
    page.on('request', (request: Request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('search') && request.method() === 'POST') asked.push(pathname);
    });
    await page.route('**/api/account', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), unifiedSearchFlag: false } });
    });
    await page.goto(searchFor('anchor'));
    await expect(rows(page)).toHaveText(unified, { useInnerText: true });
    await own(page).click();
    await expect(rows(page)).toHaveText(unifiedOwn, { useInnerText: true });
    await expectHeading(page, '5 documents for “anchor”');
    expect(asked).toEqual(['/api/documents/search', '/api/documents/entitled-documents/search']);
  });

  test('that a library does not offer lead to one that it does, or home [search-017] [search-018]', async ({
    page,
  }) => {
    test.slow(); // Two commands, each a process of its own.
    const key = `own-${randomUUID().slice(0, 8)}`;
    const path = test.info().outputPath('tenant.json');
    const tenant = {
      key,
      title: 'Clearwater Works',
      publisherName: 'Clearwater Works',
      publishers: ['NSB', 'HI'],
      theme: { brand: '#0A7D5A' },
      isDemo: true,
    };
    const ownAlone = { code: 'MYSUBSCRIPTION', enabled: true, labelKey: 'search.type.mySubscription' };
    writeTenant(path, { ...tenant, searchTypes: [ownAlone] });
    expect((await runTenant('import', path)).code).toBe(0);
    await expect.poll(async () => (await page.goto(originOf(key)))?.status()).toBe(200);
    await signIn(page, 'individual', `${originOf(key)}/content-search/?content=anchor`);
    await expect(page).toHaveURL(`${originOf(key)}/mysubscription-search/?content=anchor`);
    await expect(titles(page)).not.toHaveCount(0);
    await expect(own(page)).toHaveCount(0);
    await page.goto(`${originOf(key)}/semantic-search/?content=anchor`);
    await expect(page).toHaveURL(`${originOf(key)}/mysubscription-search/?content=anchor`);

    writeTenant(path, { ...tenant, searchTypes: [{ ...ownAlone, enabled: false }] });
    expect((await runTenant('import', path)).code).toBe(0);
    await expect(async () => {
      await page.goto(`${originOf(key)}/content-search/?content=anchor`);
      await expect(page).toHaveURL(`${originOf(key)}/`, { timeout: 2_000 });
    }).toPass();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ines');
  });
});
