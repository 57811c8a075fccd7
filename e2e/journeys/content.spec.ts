import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { addTenant } from '../operator.ts';
import { signIn } from '../people.ts';

type File = { name: string; mimeType: string; buffer: Buffer };

const file = (name: string, content: string): File => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
});

const upload = async (page: Page, chosen: File, publisher: string): Promise<void> => {
  await page.getByRole('button', { name: 'File', exact: true }).setInputFiles(chosen);
  await page.getByLabel('Publisher').selectOption(publisher);
  await page.getByRole('button', { name: 'Upload and import' }).click();
};

test('an administrator uploads a broken delivery, then a good one, and reads the result of each record', async ({
  page,
}) => {
  const code = `K${randomUUID().slice(0, 6).toUpperCase()}`;
  const library = await addTenant({ publishers: [code], deliversFor: [code] });
  await signIn(page, 'admin', `${library}/admin/imports`);
  await expect(page.getByRole('heading', { name: 'No imports yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Upload file' }).click();
  await upload(page, file('delivery.zip', 'Dear colleagues, attached you find'), code);
  const sheet = page.getByRole('dialog', { name: 'Upload file' });
  await expect(sheet.getByText('The archive is damaged', { exact: false })).toBeVisible();
  await expectAccessible(page);

  await sheet.getByRole('button', { name: 'Remove delivery.zip' }).click();
  const records = [1, 2].map((at) =>
    JSON.stringify({ designation: `${code} ${at}:2026`, publisher: code, title: `Guard rails ${at}` }),
  );
  await upload(page, file('rails.ndjson', [...records, '{"title":"Without a name"}'].join('\n')), code);
  const report = page.getByRole('dialog', { name: 'rails.ndjson' });
  await expect(report.getByText('Done', { exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(report.getByRole('list', { name: 'Rejections and remarks' })).toContainText(
    'designation is missing',
  );
  const changes = report.getByRole('list', { name: 'Changes' }).getByRole('listitem');
  await expect(changes).toHaveText([/New document/, /New document/]);
  await expectAccessible(page);
  const saving = page.waitForEvent('download');
  await report.getByRole('button', { name: 'Save as CSV' }).click();
  expect((await saving).suggestedFilename()).toMatch(/^import-\d+-rejected\.csv$/);

  await page.reload();
  await expect(report).toBeVisible();
  await page.keyboard.press('Escape');
  const row = page.getByRole('table', { name: 'Imports' }).locator('tbody tr');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(`rails.ndjson${code}`);
});

test('an administrator works through what a reader said of a search, and reads how the library is set up', async ({
  page,
}) => {
  const library = await addTenant({ title: 'Clearwater Works', hosts: [] });
  await signIn(page, 'admin', `${library}/content-search/?content=guard%20rails`);
  await page.getByRole('main').locator('p > button[aria-haspopup=dialog]').click();
  await page.locator('input[name=documentSearching]').fill('The edition of 2018');
  await page.getByRole('dialog').locator('button[type=submit]').click();
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.goto(`${library}/admin/feedback`);
  const rows = page.getByRole('table', { name: 'Feedback' }).locator('tbody tr');
  await expect(rows).toContainText(['The edition of 2018']);
  await expect(page.getByRole('tab', { name: 'New' })).toContainText('1');
  await page.getByRole('button', { name: 'The edition of 2018', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'The edition of 2018' });
  await expect(sheet.getByRole('link', { name: 'Repeat the search' })).toHaveAttribute(
    'href',
    '/content-search/?content=guard%20rails',
  );
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('tab', { name: 'Done' }).click();
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL(/kind=done/);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Tenant configuration' }).click();
  await expect(page.getByRole('table', { name: 'Color contrast' })).toContainText('#0A7D5A');
  await expectAccessible(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as JSON' }).click();
  const saved = await (await saving).path();
  expect(JSON.parse(await readFile(saved, 'utf8'))).toMatchObject({ title: 'Clearwater Works' });
});
