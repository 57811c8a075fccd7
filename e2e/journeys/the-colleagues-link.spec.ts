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

  test('shows a user without a subscription the record and why not, and leads home [gate-001] [gate-002]', async ({
    page,
  }) => {
    await visitAs(page, 'nobody', documentAt(standards.testMethod, { page: '7' }));
    const refusal = page.getByRole('region', { name: 'No access' });
    await expect(refusal).toContainText('NSB E 214-24');
    await expect(refusal).toContainText('contact Northern Standards Board');
    await expect(refusal.getByRole('link', { name: '+00 555 0142' })).toHaveAttribute(
      'href',
      'tel:+005550142',
    );
    await expect(refusal.getByRole('link', { name: 'support@nsb-library.example' })).toBeVisible();
    await expect(refusal.getByRole('link', { name: 'Contact Northern Standards Board' })).toHaveAttribute(
      'href',
      'https://www.nsb-library.example/contact',
    );
    await expect(refusal.getByRole('textbox', { name: 'Message' })).toHaveValue(/NSB E 214-24/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Sustained-Load Creep');
    await expect(page.locator('canvas, iframe')).toHaveCount(0);

    await refusal.getByRole('button', { name: 'Go to the home page' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Mateus');
  });

  test('found in a list leads back to the list as it was, with its refinements and its place [gate-003] [gate-005]', async ({
    page,
  }) => {
    await visitAs(page, 'nobody', '/content-search/?content=anchor');
    const list = page.getByRole('list', { name: 'Documents found' });
    await expect(list.getByText('Not in your subscription').first()).toBeVisible();
    await expect(list.getByRole('button', { name: /^Download/ })).toHaveCount(0);
    const request = list.getByRole('link', { name: /^Request access/ }).last();
    await request.scrollIntoViewIfNeeded();
    const [address, top] = [page.url(), await page.evaluate(() => window.scrollY)];
    await request.click();
    await page.getByRole('button', { name: /^Back to \d+ results?$/ }).click();
    await expect(page).toHaveURL(address);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
  });

  test('to a document that is not there says so and leads home', async ({ page }) => {
    await visitAs(page, 'individual', documentAt('NSB|no-such-standard'));
    const message = page.getByRole('dialog', { name: 'No document' });
    await expect(message).toBeVisible();
    await message.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL('/');
  });
});
