import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { expectSignIn } from '../people.ts';
import { elsewhere } from '../visitors.ts';
import { visitAs } from '../visits.ts';

const rows = (page: Page) => page.getByRole('table', { name: 'Audit log' }).locator('tbody tr');

/** More refusals than stand on a page, of a visitor from an address of their own. */
async function refuseMany(page: Page): Promise<void> {
  const address = `2001:db8::${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}`;
  const headers = { authorization: 'Bearer forged', 'x-forwarded-for': address };
  for (let made = 0; made < 55; made += 1)
    expect((await page.request.get('/api/account', { headers })).status()).toBe(401);
}

const day = (page: Page, monthsLater: number, daysLater: number): Promise<string> =>
  page.evaluate(
    ([months, days]) => {
      const now = new Date();
      const lastOfMonth = new Date(now.getFullYear(), now.getMonth() + months + 1, 0).getDate();
      const date = months === 0 ? now.getDate() : Math.min(now.getDate(), lastOfMonth);
      const at = new Date(now.getFullYear(), now.getMonth() + months, date + days);
      const two = (value: number): string => String(value).padStart(2, '0');
      return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
    },
    [monthsLater, daysLater] as const,
  );

test('An administrator looks up who was refused what, by user, kind, day and page, and takes it along [admin-008] [admin-009] [admin-010] [admin-011] [admin-012]', async ({
  page,
  browser,
}) => {
  const name = `mallory-${randomUUID().slice(0, 8)}`;
  const theirs = await elsewhere(browser);
  await theirs.goto('/');
  await expectSignIn(theirs);
  await theirs.locator('#name').fill(name);
  await theirs.locator('#password').fill('not the password');
  await theirs.locator('#password').press('Enter');
  await expect(theirs.getByRole('alert')).toBeVisible();
  await refuseMany(theirs);

  await visitAs(page, 'admin', '/admin/audits');
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
  await expect(page.getByLabel('From')).toHaveValue(await day(page, -1, 0));
  await expect(page.getByLabel('To', { exact: true })).toHaveValue(await day(page, 0, 1));
  await expect(rows(page)).toHaveCount(50);
  await expect(page.getByText(/^1–50 of [\d,]+$/)).toBeVisible();
  await expectAccessible(page);

  for (const [head, sort] of [
    ['User', 'principal%2Casc'],
    ['Status', 'type%2Casc'],
    ['Date', 'timestamp|^[^?]*$'],
  ] as const) {
    await page.getByRole('columnheader', { name: head }).getByRole('button').click();
    await expect(page).toHaveURL(new RegExp(sort));
    await expect(page.getByRole('columnheader', { name: head })).toHaveAttribute('aria-sort', /ending$/);
  }
  await expect(page.getByRole('columnheader', { name: 'Details' })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(rows(page)).toHaveCount(10);
  const pages = page.getByRole('navigation', { name: /Audit log/ }).getByRole('link', { name: /^Page \d/ });
  await expect(pages.first()).toBeVisible();
  expect(await pages.count()).toBeLessThanOrEqual(5);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(rows(page)).toHaveCount(50);

  await page.getByRole('searchbox', { name: 'User' }).fill(name.toUpperCase());
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(name);
  await expect(rows(page)).toContainText('Sign-in denied');
  await page.getByRole('tab', { name: 'Denied access' }).click();
  await expect(page).toHaveURL(/kind=refusals/);
  await expect(rows(page)).toContainText(name);

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const lines = (await readFile(await (await saving).path(), 'utf8')).split('\r\n');
  expect(lines[0]).toContain('timestamp,principal,type,');
  expect(lines.slice(1)).toEqual([expect.stringContaining(`${name},sign-in-refused,`), '']);

  await page.getByRole('tab', { name: 'Changes' }).click();
  await expect(page.getByRole('heading', { name: 'No audit found' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all events of the last month' }).click();
  await expect(page).toHaveURL('/admin/audits');
  await expect(rows(page)).toHaveCount(50);
});
