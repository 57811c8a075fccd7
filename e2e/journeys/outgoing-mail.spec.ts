import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { visitAs } from '../visits.ts';

const rows = (page: Page) => page.getByRole('table', { name: 'Outgoing email' }).locator('tbody tr');

test('administrators send themselves a trial mail, see that it went out, and read it as it looks', async ({
  page,
}) => {
  await visitAs(page, 'admin', '/');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account:/ })
    .click();
  await page.getByRole('menuitem', { name: 'Administration' }).click();
  await page
    .getByRole('navigation', { name: 'Administration' })
    .getByRole('link', { name: 'Outgoing email' })
    .click();
  await expect(page).toHaveURL('/admin/mails');
  await page.getByRole('button', { name: 'Send test email' }).click();
  await expect(page.getByText(/^A test email to /)).toBeVisible();
  // Others write mails at the same time.
  await page.getByLabel('Name, address or subject').fill('test email');
  await page.keyboard.press('Enter');
  const newest = rows(page).first();
  await expect(newest).toContainText('Test email from Northern Standards Board');
  await expect(newest).toContainText('Sent');
  await expectAccessible(page);

  await newest.getByRole('button', { name: /^Test email/ }).click();
  const sheet = page.getByRole('dialog', { name: /^Test email/ });
  const mail = sheet.frameLocator('iframe');
  await expect(mail.getByRole('heading', { name: /^Test email/ })).toBeVisible();
  await expect(mail.getByRole('link', { name: 'Open the library' })).toHaveCSS('display', 'inline-block');
  await expectAccessible(page);
  await sheet.getByRole('tab', { name: 'Plain text' }).click();
  await expect(
    sheet.getByText('If you can read this, emails from Northern Standards Board reach you.'),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(newest.getByRole('button', { name: /^Test email/ })).toBeFocused();

  await page.getByLabel('Name, address or subject').fill('nobody writes about this');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'No matching emails' })).toBeVisible();
  await expect(page).toHaveURL(/search=nobody/);
});

test('readers follow the link of a mail that cannot be used, and are told so', async ({ page }) => {
  await page.goto('/mails/unsubscribe?token=forged.token');
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  await expectAccessible(page);
});
