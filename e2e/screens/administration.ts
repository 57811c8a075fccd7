import { expect, type Page } from '@playwright/test';
import { seen, type Screen } from './screen.ts';

/** Outgoing mail with something in it. */
const withTrial = async (page: Page): Promise<void> => {
  await seen('main tbody tr button, [role=tabpanel] h2')(page);
  if ((await page.locator('main tbody tr button').count()) === 0)
    await page.getByRole('button', { name: /^(Send test email|أرسل إليّ رسالة تجريبية)$/ }).click();
  await seen('main tbody tr button')(page);
  await expect(page.getByText(/^(Sent|مرسلة)$/).first()).toBeVisible({ timeout: 60_000 });
};

/** What those see who look after a library. */
export const administration: readonly Screen[] = [
  { name: 'outgoing-mail', person: 'admin', address: '/admin/mails', show: withTrial },
  {
    name: 'outgoing-mail-text',
    person: 'admin',
    address: '/admin/mails',
    show: async (page) => {
      await withTrial(page);
      await page.locator('main tbody tr').first().getByRole('button').first().click();
      await expect(page.getByRole('dialog').frameLocator('iframe').locator('h1')).toBeVisible();
    },
  },
  { name: 'unsubscribe-unknown', address: '/mails/unsubscribe?token=none', show: seen('main h1') },
];
