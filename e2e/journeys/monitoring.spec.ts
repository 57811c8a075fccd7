import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { visitAs } from '../visits.ts';

test('an operator sees the health of each part of the server, and a message when it is unavailable [admin-002] [admin-003] [admin-004] [admin-016]', async ({
  page,
}) => {
  await visitAs(page, 'operator', '/admin/health');
  const table = page.getByRole('table', { name: 'Health' });
  const row = (service: string) =>
    table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: service, exact: true }) });
  await expect(table.getByRole('columnheader')).toHaveText(['Service', 'Status', 'Problem', 'Figures']);
  for (const service of ['Database', 'Search engine', 'File store', 'Outgoing email', 'Jobs', 'Sign-in'])
    await expect(row(service)).toContainText(/Up|Degraded|Down/);
  const ok = await page.evaluate(() => {
    const probe = document.createElement('i');
    probe.style.color = 'var(--ok)';
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });
  await expect(row('Database').getByText('Up', { exact: true })).toHaveCSS('color', ok);
  await expectAccessible(page);

  const details = row('Disk space').getByRole('button', { name: 'Details Disk space' });
  await details.click();
  const sheet = page.getByRole('dialog', { name: 'Disk space' });
  const facts = sheet.getByRole('table', { name: 'Details of Disk space' });
  await expect(facts.getByRole('columnheader')).toHaveText(['Name', 'Value']);
  const seen = { useInnerText: true };
  await expect(facts.getByRole('row', { name: /^Free/ })).toHaveText(/^Free\s+[\d,.]+\s(GB|MB)$/, seen);
  await expect(facts.getByRole('row', { name: /^Warns below/ })).toHaveText(/1\sGB$/, seen);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(details).toBeFocused();

  const asked = page.waitForResponse('**/management/health');
  await page.getByRole('button', { name: 'Refresh', exact: true }).click();
  expect((await asked).ok()).toBe(true);
  await page.route('**/management/health', (route) => route.abort());
  await page.getByRole('button', { name: 'Refresh', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('The server is not responding.');
  await expect(row('Database')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Check your connection and try again.');
  await page.unroute('**/management/health');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(row('Database')).toBeVisible();
});

test('an operator reads what the server measures, sorts its calls, and keeps what its threads do [admin-004] [admin-005] [admin-016]', async ({
  page,
}) => {
  await visitAs(page, 'operator', '/admin/metrics');
  for (const section of [
    'Memory',
    'Threads',
    'Process',
    'Garbage collector',
    'HTTP requests by endpoint',
    'HTTP requests by status',
    'Cache',
    'Data source',
  ])
    await expect(page.getByRole('region', { name: section, exact: true }).first()).toBeVisible();
  await expect(page.getByRole('meter', { name: /^Heap: [\d.,]+( MB)? \/ [\d.,]+ GB$/ })).toBeVisible();
  await expect(page.getByRole('meter', { name: /^Connections: \d+ of 20$/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Heap, last hour, between / })).toBeVisible();
  await expectAccessible(page);

  const calls = page.getByRole('table', { name: 'HTTP requests by endpoint' });
  await calls.getByRole('button', { name: 'Max, ms' }).click();
  await expect(page).toHaveURL(/sort=maxMs/);
  await expect(calls.getByRole('columnheader', { name: 'Max, ms' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await page.getByRole('button', { name: /Every 10 s$/ }).click();
  await page.getByRole('menuitem', { name: 'Manual refresh only' }).click();
  await expect(page).toHaveURL(/every=never/);
  await page.route('**/management/jhimetrics', (route) => route.abort());
  await page.getByRole('button', { name: 'Refresh', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('The server is not responding.');
  await page.unroute('**/management/jhimetrics');
  await page.getByRole('button', { name: 'Refresh', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);

  await page.getByRole('button', { name: 'Thread dump' }).click();
  const sheet = page.getByRole('dialog', { name: 'Thread dump' });
  await expect(sheet.getByText('GET /management/threaddump')).toBeVisible();
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Save as file' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^threads-.+\.json$/);
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({
    threads: expect.any(Array),
    pid: expect.any(Number),
  });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Thread dump' })).toBeFocused();
});
