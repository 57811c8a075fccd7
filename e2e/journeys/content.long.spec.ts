import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { addTenant } from '../operator.ts';
import { signIn } from '../people.ts';

test('an operator has all documents checked, and one of them again', async ({ page }) => {
  test.slow();
  const code = `K${randomUUID().slice(0, 6).toUpperCase()}`;
  const library = await addTenant({ publishers: [code] });
  await signIn(page, 'operator', `${library}/admin/imports`);
  await page.getByRole('button', { name: 'Upload file' }).click();
  const record = { designation: `${code} 1:2026`, publisher: code, title: 'Guard rails' };
  const buffer = Buffer.from(JSON.stringify(record));
  await page
    .getByRole('button', { name: 'File', exact: true })
    .setInputFiles({ name: 'one.ndjson', mimeType: 'text/plain', buffer });
  await page.getByRole('button', { name: 'Upload and import' }).click();
  await expect(page.getByRole('dialog').getByText('Done', { exact: true })).toBeVisible({ timeout: 60_000 });

  await page.goto(`${library}/admin/documents?search=${code}`);
  await page.getByRole('button', { name: 'Check all documents' }).click();
  const row = page.getByRole('table', { name: 'Broken documents' }).locator('tbody tr');
  await expect(row).toContainText(['No text'], { timeout: 120_000 });
  await expectAccessible(page);
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Check again' }).click();
  await expect(page.getByText(/is still broken\./)).toBeVisible();
});

test('an operator rebuilds the search index', async ({ page }) => {
  await signIn(page, 'operator', '/admin/search-index');
  await expect(page.getByRole('table', { name: 'Segments' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Rebuild' }).click();
  const question = page.getByRole('dialog', { name: 'Rebuild the search index?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Rebuild' }).click();
  await expect(page.getByText('Rebuilding the index.').first()).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeHidden({ timeout: 60_000 });
});
