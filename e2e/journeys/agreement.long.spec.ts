import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { addTenant } from '../operator.ts';
import { expectDrawn, sheet, sheets } from '../pdf.ts';
import { expectSignIn, signIn } from '../people.ts';
import { titles } from '../search.ts';
import { elsewhere, speak } from '../visitors.ts';
import { visitAs } from '../visits.ts';

const agreement = (page: Page) => page.getByRole('dialog', { name: 'License agreement' });
const accountMenu = (page: Page) => page.getByRole('button', { name: /^Account:/ });

const choice = (page: Page, name: string) => agreement(page).getByRole('button', { name, exact: true });

async function openAgreement(page: Page): Promise<void> {
  await accountMenu(page).click();
  await page.getByRole('menuitem', { name: 'License agreement' }).click();
}

test.describe('The licence agreement', () => {
  test('opens from the account’s menu in a frame without scripts, with a close button', async ({ page }) => {
    await visitAs(page, 'individual');
    await openAgreement(page);
    await expect(agreement(page)).toContainText('Between Northern Standards Board and Halvorsen Consulting');
    await expect(agreement(page)).toContainText('You have accepted this agreement.');
    const frame = agreement(page).locator('iframe');
    await expect(frame).toHaveAttribute('sandbox', 'allow-same-origin');
    const text = agreement(page).frameLocator('iframe');
    await expect(text.getByRole('heading', { name: 'What you may do', exact: true })).toBeVisible();
    await expect(text.getByText('Standards must not be stored on a shared drive')).toBeAttached();
    await expectAccessible(page);

    await agreement(page).getByRole('button', { name: 'Close' }).last().click();
    await expect(agreement(page)).toBeHidden();
    await expect(accountMenu(page)).toBeFocused();
  });

  test('is opened and closed by the keyboard alone', async ({ page }) => {
    await visitAs(page, 'individual');
    await accountMenu(page).focus();
    await page.keyboard.press('Enter');
    const entry = page.getByRole('menuitem', { name: 'License agreement' });
    await expect(entry).toBeVisible();
    await expect(async () => {
      await page.keyboard.press('ArrowDown');
      await expect(entry).toBeFocused({ timeout: 100 });
    }).toPass();
    await page.keyboard.press('Enter');
    await expect(agreement(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(agreement(page)).toBeHidden();
  });

  test('is a PDF in a frame with a close button where a reader wants it so, and can be saved [session-025]', async ({
    page,
  }) => {
    await visitAs(page, 'individual');
    await openAgreement(page);
    await expect(choice(page, 'Text')).toHaveAttribute('aria-pressed', 'true');
    await choice(page, 'PDF').focus();
    await page.keyboard.press('Enter');
    await expect(choice(page, 'PDF')).toHaveAttribute('aria-pressed', 'true');
    await expect(agreement(page).locator('iframe')).toHaveCount(0);
    const frame = agreement(page).getByRole('region', { name: 'PDF', exact: true });
    await expect(frame).toContainText('Page 1 of 1');
    await expectDrawn(page, 1);
    await expect(sheet(page, 1)).toContainText('Standards must not be stored on a shared drive');
    await expectAccessible(page);

    const width = async (): Promise<number> => (await sheet(page, 1).boundingBox())?.width ?? 0;
    const fitted = await width();
    await frame.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(width).toBeGreaterThan(fitted);
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(sheets(page)).toBeFocused({ timeout: 100 });
    }).toPass();
    await page.keyboard.press('0');
    await expect.poll(width).toBe(fitted);

    const saving = page.waitForEvent('download');
    await choice(page, 'Save as PDF').click();
    expect((await saving).suggestedFilename()).toBe('License agreement.pdf');

    await choice(page, 'Close').last().click();
    await expect(agreement(page)).toBeHidden();
    await expect(accountMenu(page)).toBeFocused();
    await openAgreement(page);
    await expect(choice(page, 'Text')).toHaveAttribute('aria-pressed', 'true');
    await expect(agreement(page).locator('iframe')).toBeVisible();
  });

  test('whose PDF is unavailable shows a message, and keeps its text', async ({ page }) => {
    const call = '**/api/v1/lca/document';
    await page.route(call, (route) => route.abort('connectionrefused'));
    await visitAs(page, 'individual');
    await openAgreement(page);
    await choice(page, 'Save as PDF').click();
    await expect(page.getByText('Server not reachable')).toBeVisible();
    await choice(page, 'PDF').click();
    await expect(agreement(page)).toContainText('The agreement could not be loaded');
    await expectAccessible(page);
    await choice(page, 'Text').click();
    await expect(agreement(page).locator('iframe')).toBeVisible();
    await choice(page, 'PDF').click();
    await expect(agreement(page)).toContainText('The agreement could not be loaded');
    await page.unroute(call);
    await agreement(page).getByRole('button', { name: 'Try again' }).click();
    await expectDrawn(page, 1);
  });

  test('that cannot be loaded says so, and is there when it is tried again', async ({ page }) => {
    const call = '**/api/v1/lca/validate';
    await page.route(call, (route) => route.abort('connectionrefused'));
    await visitAs(page, 'individual');
    await openAgreement(page);
    await expect(agreement(page)).toContainText('The agreement could not be loaded');
    await page.unroute(call);
    await agreement(page).getByRole('button', { name: 'Try again' }).click();
    await expect(agreement(page).locator('iframe')).toBeVisible();
  });

  test('has no entry where the account has none', async ({ page }) => {
    await visitAs(page, 'company');
    await accountMenu(page).click();
    await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'License agreement' })).toHaveCount(0);
  });

  test('blocks the library until it is accepted once [session-023] [session-024]', async ({
    page,
    browser,
  }) => {
    const library = await addTenant({});
    await signIn(page, 'individual', library);
    await expect(accountMenu(page)).toBeVisible();
    await expect(agreement(page)).toHaveCount(0);

    const unsigned = await elsewhere(browser);
    await signIn(unsigned, 'colleague-2', `${library}/content-search/?content=anchor`);
    await expect(agreement(unsigned)).toContainText('Between Clearwater Works and Halvorsen Consulting');
    await expect(
      agreement(unsigned).frameLocator('iframe').getByRole('heading', { name: 'Contact', exact: true }),
    ).toBeAttached();
    await expect(unsigned.getByRole('combobox')).toHaveCount(0);
    await expectAccessible(unsigned);
    await unsigned.keyboard.press('Escape');
    await expect(agreement(unsigned)).toBeVisible();

    const call = '**/api/v1/lca/create';
    await unsigned.route(call, (route) => route.abort('connectionrefused'));
    await agreement(unsigned).getByRole('button', { name: 'Accept' }).click();
    await expect(agreement(unsigned).getByRole('alert')).toHaveText('Server not reachable');
    await unsigned.unroute(call);
    await agreement(unsigned).getByRole('button', { name: 'Accept' }).click();
    await expect(agreement(unsigned)).toHaveCount(0);
    await expect(titles(unsigned).first()).toBeVisible();
    await unsigned.reload();
    await expect(titles(unsigned).first()).toBeVisible();
    await expect(agreement(unsigned)).toHaveCount(0);
  });

  test('lets those leave who do not accept it', async ({ page }) => {
    const library = await addTenant({});
    await signIn(page, 'colleague-2', library);
    await agreement(page).getByRole('button', { name: 'Sign out' }).click();
    await expectSignIn(page);
  });

  test('fits a small phone, in the dark and beside Arabic words', async ({ page, context }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await speak(context, 'AR');
    await visitAs(page, 'individual');
    await page.getByRole('button', { name: /^الحساب/ }).click();
    await page.getByRole('menuitem', { name: 'اتفاقية الترخيص' }).click();
    await expect(page.getByRole('dialog').locator('iframe')).toBeVisible();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
    ).toBe(true);
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 780 });
    await page.getByRole('button', { name: 'PDF', exact: true }).click();
    const frame = page.getByRole('region', { name: 'PDF', exact: true });
    await expect(frame).toContainText('الصفحة 1 من 1');
    const drawn = frame.locator('canvas').first();
    await expect(drawn).toBeVisible();
    const { width = 0 } = (await drawn.boundingBox()) ?? {};
    expect(width).toBeGreaterThan(250);
    expect(width).toBeLessThanOrEqual(390);
    await expectAccessible(page);
  });
});
