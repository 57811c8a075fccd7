import { expect, test, type Page } from '@playwright/test';
import { documentAt, standards } from '../addresses.ts';
import { expectAccessible } from '../axe.ts';
import { aLibrary } from '../libraries.ts';
import { signIn } from '../people.ts';

const managed = { userManagement: { enable: true } };
const sheet = (page: Page) => page.getByRole('dialog');

/** Chooses what can be done with the only row of a table. */
async function act(page: Page, name: string): Promise<void> {
  await page.getByRole('table').locator('tbody').getByRole('button').click();
  await page.getByRole('menuitem', { name }).click();
}

test('the librarian gives a department a subscription, and its people who are signed in read at once', async ({
  page,
  browser,
}) => {
  const library = await aLibrary(page, managed);
  const reader = await (await browser.newContext()).newPage();
  const standard = library + documentAt(standards.testMethod);
  await signIn(reader, 'nobody', `${library}/`);
  await reader.goto(standard);
  await expect(reader.getByRole('region', { name: 'No access' })).toBeVisible();

  await signIn(page, 'admin', `${library}/admin/user-management/accounts`);
  const table = page.getByRole('table', { name: 'Accounts' });
  await expect(table.locator('tbody tr')).toHaveCount(8);
  await expectAccessible(page);
  await page.getByLabel('Name, number or acronym').fill('brisa');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/search=brisa/);
  await expect(table.locator('tbody tr')).toHaveCount(1);
  await table.getByRole('link', { name: 'Brisa Estruturas' }).click();
  await expect(page.getByRole('heading', { name: 'No subscription' })).toBeVisible();

  await page.getByRole('button', { name: 'Add subscriptions' }).click();
  await sheet(page)
    .getByRole('checkbox', { name: /^Northern Standards Board/ })
    .check();
  await expect(sheet(page).getByText('People who will have access')).toBeVisible();
  await expectAccessible(page);
  await sheet(page).getByRole('button', { name: 'Add 1 subscription' }).click();
  await expect(sheet(page)).toHaveCount(0);
  await expect(page.getByRole('row', { name: /Northern Standards Board/ })).toContainText('Active');
  await expectAccessible(page);
  await reader.goto(standard);
  await expect(reader.getByRole('heading', { level: 1 })).toContainText('Sustained-Load Creep');

  await act(page, 'Remove');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove subscription' }).click();
  await expect(page.getByRole('heading', { name: 'No subscription' })).toBeVisible();
  await reader.goto(standard);
  await expect(reader.getByRole('region', { name: 'No access' })).toBeVisible();
});

test('an account is made, read from its network as soon as that is saved, closed, and cannot be deleted while it is in use', async ({
  page,
  browser,
}) => {
  const library = await aLibrary(page, { ...managed, authenticationMethods: ['PWD', 'IP'] });
  await signIn(page, 'admin', `${library}/admin/user-management/accounts`);
  await page.getByRole('button', { name: 'New account' }).click();
  await sheet(page).getByRole('textbox', { name: 'Name' }).fill('Harbour <b>Department</b>');
  await sheet(page)
    .getByRole('textbox', { name: /^Account number/ })
    .fill('522760');
  await page.keyboard.press('Enter');
  await expect(sheet(page).getByText('Another account has this number.').first()).toBeVisible();
  await sheet(page)
    .getByRole('textbox', { name: /^Account number/ })
    .fill('H-1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Harbour <b>Department</b>' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByRole('heading', { name: 'Accounts' })).toBeVisible();

  await page.getByRole('link', { name: 'Port Authority of Vardal' }).click();
  await page.getByRole('tab', { name: /^Networks/ }).click();
  const lines = page.getByRole('table', { name: 'Ranges' }).locator('tbody tr');
  await page
    .getByLabel(/^IP ranges/)
    .fill(['198.51.100.0/24', '', '198.51.100.9/25', '10.0.0.0/16'].join('\n'));
  await expect(lines).toHaveCount(3);
  await expect(lines.nth(1)).toContainText('Not the first address of its network');
  await expect(lines.nth(2)).toContainText('Private addresses');
  await page.getByRole('button', { name: 'Save networks' }).click();
  await expect(page.getByText('Line 3 is not a valid range').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(/^IP ranges/).fill('198.51.100.0/24');
  await page.getByLabel('Check an address').fill('198.51.100.77');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('is in line 1')).toBeVisible();
  await page.getByRole('button', { name: 'Save networks' }).click();
  await expect(page.getByText('Networks saved')).toBeVisible();

  const fromNetwork = { extraHTTPHeaders: { 'x-forwarded-for': '198.51.100.77' } };
  const visitor = await (await browser.newContext(fromNetwork)).newPage();
  await expect(async () => {
    await visitor.goto(library);
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Port Authority of Vardal', {
      timeout: 5_000,
    });
  }).toPass();

  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click();
  const refused = page.getByRole('dialog', { name: /is in use$/ });
  await expect(refused).toContainText('1 person with access through it');
  await expectAccessible(page);
  await refused.getByRole('button', { name: 'Close it instead' }).click();
  await expect(page.getByText('Its people have no access through it')).toBeVisible();
  await visitor.goto(library);
  await expect(visitor.getByRole('dialog', { name: 'Your network does not have access' })).toBeVisible();
  await page.getByRole('button', { name: 'Reopen account' }).click();
  await expect(page.getByRole('button', { name: 'Close account' })).toBeVisible();
});
