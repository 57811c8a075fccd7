import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { elsewhere } from '../visitors.ts';
import { followWithin, visitAs } from '../visits.ts';

const screens = [
  ['/admin/health', 'Health'],
  ['/admin/metrics', 'Metrics'],
  ['/admin/audits', 'Audit log'],
  ['/admin/user-management', 'People'],
  ['/admin/docs', 'API docs'],
  ['/admin/logs', 'Logs'],
  ['/admin/configuration', 'Configuration'],
] as const;

test('An operator sees how the server is set up, and lets a part of it say more; readers see nothing of it [admin-001] [admin-006] [admin-007] [admin-013] [admin-016]', async ({
  page,
  browser,
}) => {
  const reader = await elsewhere(browser);
  await visitAs(reader, 'individual', '/admin/logs');
  await expect(reader.getByText('You are not authorized to access this page.')).toBeVisible();

  await visitAs(page, 'operator', '/');
  for (const [address, name] of screens) {
    await followWithin(page, address);
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  }

  const mail = page.getByRole('table', { name: 'mail', exact: true });
  await expect(mail.getByRole('row', { name: /^rate/ })).toContainText('20 per second');
  await expect(mail.getByRole('row', { name: /^rate/ })).toContainText('MAILS_PER_SECOND');
  await expect(page.getByRole('table', { name: 'Environment variables' })).toContainText('DEMO_LIBRARY');
  await expect(page.getByRole('table', { name: 'System properties' })).toContainText('node.version');
  await page.getByRole('searchbox', { name: 'Prefix, name, value or variable' }).fill('demo.pass');
  await expect(page.getByRole('table')).toHaveCount(1);
  await expect(page.getByRole('row', { name: /^password/ })).toContainText('Masked');
  await page.getByRole('searchbox').fill('no setting at all');
  await expect(page.getByRole('heading', { name: 'No matching settings' })).toBeVisible();
  await page.getByRole('searchbox').fill('server');
  await expectAccessible(page);

  await followWithin(page, '/admin/logs');
  await page.getByRole('searchbox', { name: 'Filter' }).fill('meaning');
  await expect(page.getByRole('table', { name: 'Loggers' }).locator('tbody tr')).toHaveCount(1);
  const levels = page.getByRole('group', { name: 'Level of meaning' });
  await expect(levels.getByRole('button')).toHaveText([
    'TRACE',
    'DEBUG',
    'INFO',
    'WARN',
    'ERROR',
    'OFF',
    'Same as ROOT',
  ]);
  await levels.getByRole('button', { name: 'WARN' }).click();
  await expect(levels.getByRole('button', { name: 'WARN' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('meaning now logs WARN.')).toBeVisible();
  await page.reload();
  await expect(levels.getByRole('button', { name: 'WARN' })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);

  await page.route('**/management/loggers/meaning', (route) => route.abort());
  await levels.getByRole('button', { name: 'ERROR' }).click();
  await expect(page.getByText('That did not work. Nothing was changed. Try again.')).toBeVisible();
  await expect(levels.getByRole('button', { name: 'WARN' })).toHaveAttribute('aria-pressed', 'true');
  await page.unroute('**/management/loggers/meaning');
  await levels.getByRole('button', { name: 'Same as ROOT' }).click();
  await expect(levels.getByRole('button', { name: 'Same as ROOT' })).toHaveAttribute('aria-pressed', 'true');
});

test('An operator tries a call in the API documentation in their own name, and asks the database [admin-014] [admin-015]', async ({
  page,
}) => {
  const blocked: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedHTML|TrustedScript/.test(message.text()))
      blocked.push(message.text());
  });
  await visitAs(page, 'operator', '/admin/docs');
  const docs = page.frameLocator('main iframe');
  await docs.locator('#operations-tag-session').click();
  const account = docs.locator('.opblock').filter({ has: page.locator('[data-path="/api/account"]') });
  await account.locator('.opblock-summary-control').click();
  await account.getByRole('button', { name: 'Try it out' }).click();
  await account.getByRole('button', { name: 'Execute' }).click();
  await expect(account.locator('.live-responses-table .response .response-col_status').first()).toContainText(
    '200',
  );
  await expect(account.locator('.live-responses-table')).toContainText('OPERATOR');
  expect((await new AxeBuilder({ page }).include('main').exclude('iframe').analyze()).violations).toEqual([]);
  expect(blocked).toEqual([]);

  await page.getByRole('link', { name: 'Open the database page' }).click();
  await expect(page).toHaveURL('/admin/database');
  const statement = page.getByRole('textbox', { name: 'SQL statement' });
  await statement.fill("select 'one' as first, null as second");
  await statement.press('Control+Enter');
  await expect(page.getByRole('region', { name: 'Result' }).getByRole('row').nth(1)).toHaveText('onenull');
  await expectAccessible(page);
  await statement.fill('select 1,\n  password_hash from people');
  await page.getByRole('button', { name: 'Run' }).click();
  await expect(page.getByText('column "password_hash" does not exist')).toBeVisible();
  await expect(page.getByText('Line 2, column 3')).toBeVisible();
  await expectAccessible(page);

  await page.route('**/management/info', async (route) =>
    route.fulfill({ json: { ...(await (await route.fetch()).json()), activeProfiles: ['prod'] } }),
  );
  await page.goto('/admin/docs');
  await expect(page.getByRole('heading', { name: 'The API documentation is off' })).toBeVisible();
  await expect(page.locator('main iframe')).toHaveCount(0);
});
