import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { callLibrary, deactivateCompassPoint, makeCompassPoint } from '../compassPoints.ts';
import { contents, contentsButton } from '../contents.ts';
import { addTenant } from '../operator.ts';
import { signIn } from '../people.ts';
import { startReportingService } from '../reportingService.ts';
import { tokenOf } from '../visits.ts';

const contentCode = 'NSB|nsb-e-214-24';
const figure = (page: Page, name: string) =>
  page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd').first();

/** Goes to an address as someone of a library whom no one else visits. */
async function enterAs(page: Page, name: Parameters<typeof signIn>[1], address: string): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => sessionStorage.clear()).catch(() => undefined);
  await signIn(page, name, address);
}

/** Opens the text of a document as a program would; answers with which status. */
async function open(page: Page): Promise<number> {
  const { contentId } = await callLibrary<{ contentId: number }>(page, {
    method: 'GET',
    path: `/api/documents/metadata?contentCode=${encodeURIComponent(contentCode)}`,
  });
  return page.evaluate(
    async ({ path, token }) => (await fetch(path, { headers: { authorization: `Bearer ${token}` } })).status,
    { path: `/api/documents/html/${contentId}`, token: await tokenOf(page) },
  );
}

const saved = async (page: Page, table: string): Promise<string> => {
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Save as CSV/ }).click();
  await page.getByRole('menuitem', { name: table, exact: true }).click();
  return readFile(await (await file).path(), 'utf8');
};

test('the librarian sees on Monday what was read of which publisher, takes it along, and who was refused what [reports-001]', async ({
  page,
}) => {
  const library = await addTenant({ userManagement: { enable: true } });
  await enterAs(page, 'nobody', library);
  expect(await open(page)).toBe(403);
  await page.goto(`${library}/usage-report`);
  await expect(page.getByText('You are not authorized to access this page.')).toBeVisible();
  await enterAs(page, 'individual', library);
  expect([await open(page), await open(page)]).toEqual([200, 200]);

  await enterAs(page, 'admin', library);
  await contentsButton(page).click();
  await contents(page).getByRole('link', { name: 'Subscription usage' }).click();
  await expect(page.getByRole('heading', { name: 'Subscription usage', level: 1 })).toBeVisible();
  // What happened a moment ago is counted in a moment.
  await expect(async () => {
    await page.reload();
    await expect(figure(page, 'Denied access')).toContainText('1', { timeout: 3_000 });
    await expect(figure(page, 'Documents opened')).toContainText('2', { timeout: 3_000 });
  }).toPass();
  await expect(figure(page, 'Documents opened')).toContainText('none in the week before');
  await expect(page.getByRole('row', { name: 'Northern Standards Board 2' })).toBeVisible();
  await expect(
    page.getByRole('row', { name: /NSB E 214-24 Not in your subscription 1 reader 1/ }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Show as table' }).click();
  await expect(page.getByRole('table', { name: 'Documents opened per day' }).getByRole('row')).toHaveCount(8);
  await expectAccessible(page);
  const mail = await page.getByRole('link', { name: 'Send to your account manager' }).getAttribute('href');
  expect(decodeURIComponent(mail ?? '')).toContain('NSB E 214-24: Not in your subscription, once, 1 reader');
  expect(await saved(page, 'Publishers')).toMatch(/Northern Standards Board/);
  expect(await saved(page, 'Denied access (turnaways)')).toMatch(/NSB E 214-24/);

  await page.getByLabel('Publisher', { exact: true }).selectOption('NSB');
  await expect(page).toHaveURL(/\?publisher=NSB$/);
  await expect(figure(page, 'Searches')).toContainText('not filtered by publisher and type');
  await page.goBack();
  await expect(figure(page, 'Searches')).toContainText('same as in the week before');
  const days = page.getByRole('button', { name: /^Choose dates/ });
  await days.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(days).toBeFocused();
  await days.click();
  await page.getByRole('button', { name: 'This year' }).click();
  await expect(page).toHaveURL(/\?range=this-year$/);
  await expect(
    page.getByText('Documents opened per month').or(page.getByText('Documents opened per week')).first(),
  ).toBeVisible();
  await days.click();
  await page.getByLabel('To', { exact: true }).fill('2019-01-07');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('“To” is before “From”.')).toBeVisible();
  await page.getByLabel('From', { exact: true }).fill('2019-01-01');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/\?from=2019-01-01&to=2019-01-07$/);
  await expect(page.getByRole('heading', { name: 'No usage in this period' })).toBeVisible();
});

test('administrators of compass points see how many are made, where and by whom, and no one else does [reports-002]', async ({
  page,
}) => {
  const library = await addTenant({});
  await enterAs(page, 'individual', library);
  const made = [1, 2, 3].map((count) => `Torque ${count}`);
  const points = [];
  for (const name of made)
    points.push(await makeCompassPoint(page, { contentCode, name, text: 'The anchor' }));
  if (points[0]) await deactivateCompassPoint(page, points[0]);
  await page.goto(`${library}/compass-points-report`);
  await expect(page.getByText('You are not authorized to access this page.')).toBeVisible();

  await enterAs(page, 'cp-admin', library);
  await contentsButton(page).click();
  await contents(page).getByRole('link', { name: 'Compass points report' }).click();
  await expect(figure(page, 'Created')).toContainText('3');
  await expect(figure(page, 'Deactivated')).toContainText('1');
  await expect(page.getByText('2 compass points are active.')).toBeVisible();
  await expect(page.getByText('2 of them have lost their passages.')).toBeVisible();
  await expect(page.getByRole('row', { name: 'NSB E 214-24 2' })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Ines Ravndal 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Show as table' }).click();
  await expect(page.getByRole('columnheader', { name: 'Reactivated' })).toBeVisible();
  await expectAccessible(page);
  expect(await saved(page, 'Authors')).toMatch(/Ines Ravndal,2/);

  // An address may name a whole list, and days that cannot be.
  await page.goto(`${library}/compass-points-report?list=documents`);
  await expect(page.getByRole('row', { name: /NSB E 214-24 .* 2$/ })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the report' }).click();
  await expect(figure(page, 'Created')).toContainText('3');
  await page.goto(`${library}/compass-points-report?from=2026-02-01&to=2026-01-01`);
  await expect(page.getByRole('heading', { name: 'Invalid date range' })).toBeVisible();
  await page.getByRole('button', { name: 'Show the last 7 days' }).click();
  await expect(figure(page, 'Created')).toContainText('3');
});

test.describe('a reporting service', () => {
  test.use({ ignoreHTTPSErrors: true });

  test('shows its own reports where the tenant has one, told whose and of which days, and the library shows its own where it does not answer [reports-003] [reports-004] [reports-005]', async ({
    page,
  }) => {
    const service = await startReportingService();
    try {
      const address = `https://${service.host}`;
      const library = await addTenant({
        reports: {
          usage: `${address}/usage?a={AccountNumber}&t={TenantName}&p={ApplicationCode}&from={StartDate}&to={EndDate}`,
          compassPoints: `${address}/silent/{TenantId}/{AccountId}`,
        },
      });
      await enterAs(page, 'admin', `${library}/usage-report`);
      const frame = page.locator('iframe[title="Subscription usage"]');
      await expect(
        frame.contentFrame().getByRole('heading', { name: 'Figures of the service' }),
      ).toBeVisible();
      await expect(frame).toHaveAttribute('sandbox', /^allow-scripts /);
      const { EmbedUrl } = await callLibrary<{ EmbedUrl: string }>(page, {
        method: 'GET',
        path: '/api/reports/usage',
      });
      expect(address + (service.asked[0] ?? '')).toBe(EmbedUrl);
      const tenant = new URL(library).hostname.split('.')[0] ?? '';
      const told = new RegExp(
        `^/usage\\?a=\\d+&t=${tenant}&p=COMPASS&from=\\d{4}-\\d\\d-\\d\\d&to=\\d{4}-\\d\\d-\\d\\d$`,
      );
      expect(service.asked[0]).toMatch(told);
      await page.getByRole('link', { name: 'Show the library’s own report' }).click();
      await expect(figure(page, 'Documents opened')).toBeVisible();
      await page.getByRole('link', { name: `Show the report of ${service.host}` }).click();
      await expect(frame).toBeVisible();

      await enterAs(page, 'cp-admin', library);
      await page.clock.install();
      await page.goto(`${library}/compass-points-report`);
      await expect(page.locator('iframe[title="Compass points report"]')).toBeVisible();
      await expect.poll(() => service.asked).toContain(`/silent/${tenant}/halvorsen`);
      await page.clock.fastForward(20_000);
      await expect(
        page.getByRole('heading', { name: `The report of ${service.host} could not be loaded` }),
      ).toBeVisible();
      await page.getByRole('link', { name: 'Show the library’s own report' }).click();
      await expect(page.getByRole('heading', { name: 'No compass points yet' })).toBeVisible();
    } finally {
      await service.close();
    }
  });
});
