import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { signIn } from '../people.ts';
import { startServer, type RunningServer } from '../server.ts';

let server: RunningServer;
test.beforeEach(async () => {
  server = await startServer();
});
test.afterEach(() => server.stop());

test('on a bad night health says what is broken and what to do, and that it works again [admin-002]', async ({
  page,
}) => {
  // Where files are tried out stands one that is no folder, as after a mistake of someone's.
  const inTheWay = join(server.dataDir, 'files', 'trial');
  await signIn(page, 'operator', new URL('/admin/health', server.origin).href);
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'File store' }) });
  await expect(row).toContainText('Up');

  rmSync(inTheWay, { recursive: true, force: true });
  writeFileSync(inTheWay, 'A file where a folder should be');
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh', exact: true }).click();
    await expect(row).toContainText('Down', { timeout: 2_000 });
  }).toPass();
  await expect(row).toContainText('Files cannot be written');
  await expect(row).toContainText(
    'Check whether the disk is full or the server lacks permission to write to the folder.',
  );
  await expect(row.getByText('Down', { exact: true })).toHaveCSS('color', 'rgb(163, 32, 42)');
  await expect(page.getByRole('status').filter({ hasText: /(is|are) down/ })).toBeVisible();
  await row.getByRole('button', { name: /^Details/ }).click();
  await expect(page.getByRole('dialog', { name: 'File store' })).toContainText(/ENOTDIR|EEXIST/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  rmSync(inTheWay);
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh', exact: true }).click();
    await expect(row).toContainText('Up', { timeout: 2_000 });
  }).toPass();
});
