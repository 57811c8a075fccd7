import { expect, test, type Page, type Request, type Route } from '@playwright/test';
import { documentAt, standards } from '../addresses.ts';
import { expectAccessible } from '../axe.ts';
import { hold } from '../hold.ts';
import { expectDrawn } from '../pdf.ts';
import { titles } from '../search.ts';
import { visitAs } from '../visits.ts';

const loading = (page: Page) => page.getByRole('progressbar', { name: 'Loading' });
const unplugged = (route: Route): Promise<void> => route.abort('connectionrefused');

test.describe('Requests', () => {
  test('that take long are seen along the upper edge until the last of them has ended [shell-038]', async ({
    page,
  }) => {
    await visitAs(page, 'individual');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    const first = await hold(page, '**/api/documents/unified-search*');
    const second = await hold(page, '**/api/refinement/document-types');
    await page.getByRole('combobox').fill('anchor');
    await page.getByRole('combobox').press('Enter');
    await expect(loading(page)).toBeVisible();
    await expectAccessible(page);
    first();
    await expect(titles(page)).toHaveCount(7);
    await expect(loading(page)).toBeVisible();
    second();
    await expect(loading(page)).toHaveCount(0);
  });

  test('that fail are told of once, and stay readable after the notice has gone', async ({ page }) => {
    await page.route('**/api/user-subscriptions/**', unplugged);
    await page.route('**/api/refinement/publisher/count*', unplugged);
    await visitAs(page, 'individual');
    const notices = page.getByRole('region', { name: 'Messages', exact: true });
    await expect(notices.getByRole('alert')).toHaveText(/Server not reachable/);
    // Both have failed by the time it goes.
    await expect(notices.getByRole('alert')).toHaveCount(0);

    const bell = page.getByRole('button', { name: /\b1 message$/ });
    await bell.click();
    const panel = page.getByRole('dialog', { name: 'Notifications' });
    const list = panel.getByRole('region', { name: 'Messages from this visit' });
    await expect(list.getByRole('listitem')).toHaveText([/Error: .*Server not reachable/]);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(bell).toBeFocused();
  });

  test('that a screen tells of by itself are told of there alone', async ({ page }) => {
    await page.route('**/api/documents/unified-search*', unplugged);
    await visitAs(page, 'individual', '/content-search/?content=anchor');
    await expect(page.getByRole('main')).toContainText('Server not reachable');
    await expect(page.getByRole('button', { name: /message/ })).toHaveCount(0);
  });

  test('count each page that is looked at, once [shell-050]', async ({ page }) => {
    const counted: string[] = [];
    page.on('request', (request: Request) => {
      if (request.url().endsWith('/api/usage/page-views')) counted.push(request.postDataJSON().page);
    });
    await visitAs(page, 'individual');
    await page.getByRole('combobox').fill('creep');
    await page.getByRole('combobox').press('Enter');
    await expect(titles(page).first()).toBeVisible();
    // /document puts /content-access in its own place: that is still one page.
    await titles(page).first().click();
    await expectDrawn(page, 1);
    await expect.poll(() => counted).toEqual(['home', 'content-search', 'document']);
    await page.goto(documentAt(standards.designStandard));
    await expectDrawn(page, 1);
    await page.goto('/no/such/page');
    await expect.poll(() => counted).toEqual(['home', 'content-search', 'document', 'document', 'home']);
  });
});
