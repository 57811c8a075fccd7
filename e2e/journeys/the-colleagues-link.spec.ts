import { expect, test } from '@playwright/test';
import { documentAt, standards } from '../addresses.ts';
import { expectDrawn, pageField, scrollToSheet } from '../pdf.ts';
import { elsewhere } from '../visitors.ts';
import { visitAs } from '../visits.ts';

test.describe('The colleague’s link', () => {
  test('opens at the page at which it was copied [pdf-004]', async ({ page, browser }) => {
    await visitAs(page, 'individual', documentAt(standards.testMethod));
    await expectDrawn(page, 1);
    await scrollToSheet(page, 7);
    await expect(pageField(page)).toHaveValue('7');
    await expect(page).toHaveURL(/[?&]page=7\b/);

    const colleague = await elsewhere(browser);
    await visitAs(colleague, 'colleague', page.url());
    await expect(colleague).toHaveURL(page.url());
    await expect(pageField(colleague)).toHaveValue('7');
    await expectDrawn(colleague, 7);
  });

  test('explains to a user without a subscription why not, and closing leads home [document-006]', async ({
    page,
  }) => {
    await visitAs(page, 'nobody', documentAt(standards.testMethod, { page: '7' }));
    const refusal = page.getByRole('dialog', { name: 'No access' });
    await expect(refusal).toContainText('NSB E 214-24');
    await expect(refusal).toContainText('contact Northern Standards Board');
    await expect(refusal.getByRole('link', { name: '+00 555 0142' })).toHaveAttribute(
      'href',
      'tel:+005550142',
    );
    await expect(refusal.getByRole('link', { name: 'support@nsb-library.example' })).toBeVisible();
    await expect(refusal.getByRole('link', { name: 'Request access' })).toHaveAttribute(
      'href',
      'https://www.nsb-library.example/contact',
    );
    await expect(page.locator('canvas, iframe')).toHaveCount(0);

    await refusal.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Mateus');
  });

  test('to a document that is not there says so and leads home', async ({ page }) => {
    await visitAs(page, 'individual', documentAt('NSB|no-such-standard'));
    const message = page.getByRole('dialog', { name: 'No document' });
    await expect(message).toBeVisible();
    await message.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL('/');
  });
});
