import { expect, test, type Page } from '@playwright/test';
import { searchFor } from '../addresses.ts';
import { expectAccessible } from '../axe.ts';
import { hold } from '../hold.ts';
import { changeFound, expectHeading, rows, titles, unifiedSearch } from '../search.ts';
import { visitAs } from '../visits.ts';

const loading = (page: Page) => page.getByRole('progressbar', { name: 'Loading' });
const list = (page: Page) => page.getByRole('list', { name: 'Documents found' });
const notices = (page: Page) => page.getByRole('button', { name: /\d notice/ });
const step = (page: Page, name: 'Previous' | 'Next') =>
  page.getByRole('main').getByRole('navigation').locator('a, button').filter({ hasText: name });

async function searchFromHeader(page: Page, text: string): Promise<void> {
  await page.getByRole('combobox').fill(text);
  await page.getByRole('combobox').press('Enter');
}

test.describe('A search', () => {
  test('is asked for, and then shown or told to have failed; the loading ends with it [search-052] [search-061]', async ({
    page,
  }) => {
    await visitAs(page, 'individual');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    const letThrough = await hold(page, unifiedSearch);
    await searchFromHeader(page, 'anchor');
    await expectHeading(page, 'Search for “anchor”');
    await expect(loading(page)).toBeVisible();
    await expect(list(page)).toHaveCount(0);
    letThrough();
    await expect(rows(page)).toHaveCount(7);
    await expectHeading(page, '7 documents for “anchor”');
    await expect(loading(page)).toHaveCount(0);

    await page.unrouteAll({ behavior: 'wait' });
    await page.route(unifiedSearch, (route) =>
      route.fulfill({
        status: 500,
        contentType: 'application/problem+json',
        body: JSON.stringify({ status: 500, code: 'failed', detail: 'The index is away', requestId: 'r-1' }),
      }),
    );
    await searchFromHeader(page, 'creep');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText(/^The search failedThe index is away\w/);
    await expect(alert).toContainText(/Request\s*[0-9a-f-]{36}/);
    await expect(list(page)).toHaveCount(0);
    await expect(loading(page)).toHaveCount(0);
    await expectAccessible(page);
  });

  test('keeps the list before it until its own has come', async ({ page }) => {
    await visitAs(page, 'individual', searchFor('anchor'));
    await expect(rows(page)).toHaveCount(7);
    const letThrough = await hold(page, unifiedSearch);
    await page.getByRole('radio', { name: 'My subscription' }).click();
    await expect(list(page)).toHaveAttribute('aria-busy', 'true');
    await expect(rows(page)).toHaveCount(7);
    letThrough();
    await expect(rows(page)).toHaveCount(5);
    await expect(list(page)).toHaveAttribute('aria-busy', 'false');
  });

  test('gives up the one before it, which is no error [search-053]', async ({ page }) => {
    await visitAs(page, 'individual', searchFor('anchor'));
    await expect(rows(page)).toHaveCount(7);
    const letThrough = await hold(page, unifiedSearch);
    const givenUp = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('/unified-search'),
    );
    const first = page.waitForRequest(unifiedSearch);
    await searchFromHeader(page, 'creep');
    await first;
    await searchFromHeader(page, 'pipe');
    expect((await givenUp).postDataJSON().keywords).toBe('creep');
    expect((await givenUp).failure()?.errorText).toContain('ABORTED');
    letThrough();
    await expectHeading(page, /^\d documents for “pipe”$/);
    await expect(page.getByRole('heading', { name: 'The search failed' })).toHaveCount(0);
    await expect(notices(page)).toHaveCount(0);
  });

  test('is forgotten when its page is left: the next one begins without it [search-054]', async ({
    page,
  }) => {
    await visitAs(page, 'individual', searchFor('anchor'));
    await expect(rows(page)).toHaveCount(7);
    await page.getByRole('banner').getByRole('link', { name: /home/i }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ines');
    const letThrough = await hold(page, unifiedSearch);
    await searchFromHeader(page, 'pipe');
    await expectHeading(page, 'Search for “pipe”');
    await expect(list(page)).toHaveCount(0);
    letThrough();
    await expectHeading(page, /^\d documents for “pipe”$/);
  });

  test('that cannot be refreshed keeps its results', async ({ page }) => {
    await page.clock.install();
    await visitAs(page, 'individual', searchFor('anchor'));
    await expect(rows(page)).toHaveCount(7);
    await page.getByRole('banner').getByRole('link', { name: /home/i }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ines');
    await page.clock.fastForward(31_000); // What was found is asked for again after half a minute.
    let failed = 0;
    page.on('requestfailed', (request) => {
      if (request.url().includes('/unified-search')) failed += 1;
    });
    await page.route(unifiedSearch, (route) => route.abort('connectionrefused'));
    await page.goBack();
    await expect(rows(page)).toHaveCount(7);
    await expect.poll(() => failed).toBe(2); // Once more before it gives up.
    await expect(loading(page)).toHaveCount(0);
    await expect(rows(page)).toHaveCount(7);
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  });

  test('of which the page is left is given up, and says nothing', async ({ page }) => {
    await visitAs(page, 'individual');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ines');
    const letThrough = await hold(page, unifiedSearch);
    const givenUp = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('/unified-search'),
    );
    await searchFromHeader(page, 'anchor');
    await expectHeading(page, 'Search for “anchor”');
    await page.goBack();
    expect((await givenUp).failure()?.errorText).toContain('ABORTED');
    letThrough();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ines');
    await expect(notices(page)).toHaveCount(0);
  });

  test('goes on to a next page only while there is one, and back only from a later one, and names as many as there is room for [search-037] [search-038] [search-039]', async ({
    page,
  }) => {
    await changeFound(page, ({ documents }) => ({ count: 250, documents, nextPageFlag: true }));
    await visitAs(page, 'individual', searchFor(''));
    const named = page.getByRole('main').getByRole('link', { name: /^Page \d+$/ });
    await expect(named).toHaveText(['1', '2', '3', '4', '10']);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(named).toHaveText(['1', '2', '10']);
    await page.setViewportSize({ width: 1280, height: 720 });
    await expect(step(page, 'Previous')).toBeDisabled();
    await expect(step(page, 'Next')).toBeEnabled();
    await step(page, 'Next').click();
    await expect(page).toHaveURL(/[?&]page=1\b/);
    await expect(step(page, 'Previous')).toBeEnabled();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    await page.unrouteAll({ behavior: 'wait' });
    await changeFound(page, ({ documents }) => ({ count: 250, documents, nextPageFlag: false }));
    await page.getByRole('link', { name: 'Page 3' }).click();
    await expect(page).toHaveURL(/[?&]page=2\b/);
    await expect(step(page, 'Next')).toBeDisabled();
    await step(page, 'Previous').click();
    await expect(page).toHaveURL(/[?&]page=1\b/);
  });

  test('for a page beyond the last one shows the last', async ({ page }) => {
    await visitAs(page, 'individual', searchFor('anchor', { page: '1000000000' }));
    await expect(rows(page)).toHaveCount(7);
    await expect(page).not.toHaveURL(/page=/);
  });

  test('shows one edition of each standard on request, and says so in its address', async ({ page }) => {
    await visitAs(page, 'individual', searchFor('anchor', { page: '0' }));
    await expect(rows(page)).toHaveCount(7);
    const one = page.getByRole('switch', { name: 'One edition of each standard' });
    await one.click();
    await expect(page).toHaveURL(/[?&]families=1\b/);
    await expectHeading(page, '3 documents for “anchor”');
    await expect(rows(page)).toHaveText([/NSB E 214-24/, /HI 4410-2:2022/, /PIC RP 1173/]);
    await page.reload();
    await expect(one).toBeChecked();
    await expect(titles(page)).toHaveCount(3);
    await one.click();
    await expect(titles(page)).toHaveCount(7);
  });

  test('of what no document has answers for the correction, and can be insisted on, also after a reload [find-001]', async ({
    page,
  }) => {
    await visitAs(page, 'individual', searchFor('anchro creep'));
    await expectHeading(page, /documents? for “anchor creep”/);
    await expect(page.getByRole('main')).toContainText(/No documents for “.?anchro creep.?”\./);
    await expect(titles(page).first().locator('mark')).toHaveText(['Creep', 'Anchors']);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Search for exactly this' }).click();
    await expectHeading(page, 'No documents for “anchro creep”');
    await page.reload();
    await expectHeading(page, 'No documents for “anchro creep”');
    await page.goBack();
    await expectHeading(page, /documents? for “anchor creep”/);
  });
});
