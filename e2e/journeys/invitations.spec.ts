import { randomUUID } from 'node:crypto';
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { passwordLinkFor } from '../outbox.ts';
import { fillSignIn } from '../people.ts';
import { tokenOf, visitAs } from '../visits.ts';

const people = '/admin/user-management';
const unique = (name: string): string => `${name}-${randomUUID().slice(0, 8)}@brisa.example`;

/** Lets the people of a journey leave: no one else is to meet them. */
async function forget(request: APIRequestContext, token: string, emails: readonly string[]): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  for (const email of emails) {
    const found = await request.get(`/api/admin/people?search=${email}`, { headers });
    for (const { id } of (await found.json()).people) {
      const taken = await request.delete(`/api/admin/invitations/${id}`, { headers });
      if (!taken.ok())
        await request.post(`/api/admin/people/${id}/leaving`, { headers, data: { accountId: null } });
    }
  }
}

const choose = async (page: Page, password: string): Promise<void> => {
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Save and sign in' }).click();
};

test('an administrator invites a user, who chooses a password, signs in, and resets it', async ({
  page,
  browser,
  request,
}) => {
  const email = unique('liv');
  await visitAs(page, 'admin', people);
  await page.getByRole('button', { name: 'Invite people' }).click();
  const sheet = page.getByRole('dialog', { name: 'Invite people' });
  await expect(sheet.getByLabel('Email address')).toBeFocused();
  await page.keyboard.type('no address');
  await sheet.getByLabel('Find an account by name or number').fill('brisa');
  await sheet.getByRole('checkbox', { name: /^Brisa/ }).check();
  await sheet.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(sheet.getByRole('button', { name: 'Not a valid email address' })).toBeVisible();
  await expectAccessible(page);
  await sheet.getByLabel('Email address').fill(email);
  await sheet.getByLabel('First name').fill('Liv');
  await sheet.getByLabel('Last name').fill('Solheim');
  await sheet.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByText('1 invitation sent')).toBeVisible();

  await page.getByRole('tab', { name: 'Invitations' }).click();
  await page.getByLabel('Name or email address').fill(email);
  await page.keyboard.press('Enter');
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('Brisa');
  await expectAccessible(page);

  const visitor = await browser.newContext();
  const visited = await visitor.newPage();
  await visited.goto(await passwordLinkFor(email));
  await expect(visited.getByText(/^Welcome to .*, .*Liv Solheim/)).toBeVisible();
  await expectAccessible(visited);
  await choose(visited, 'too short');
  await expect(visited.getByRole('alert')).toContainText('This password has 9 characters.');
  await choose(visited, 'eleven quiet harbours');
  await expect(visited).toHaveURL('/');
  await expect(visited.getByRole('button', { name: /^Account: Liv Solheim/ })).toBeVisible();
  await visitor.close();

  const later = await browser.newContext();
  const again = await later.newPage();
  await again.goto('/');
  await again.getByRole('link', { name: 'Forgot your password?' }).click();
  await expectAccessible(again);
  await again.getByLabel('Email address or sign-in name').fill(email);
  await again.getByRole('button', { name: 'Send me a link' }).click();
  await expect(again.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await again.goto(await passwordLinkFor(email, 2));
  await choose(again, 'twelve quiet harbours');
  await expect(again.getByRole('button', { name: /^Account: Liv Solheim/ })).toBeVisible();
  await later.close();

  const last = await browser.newContext();
  const signing = await last.newPage();
  await signing.goto('/');
  await fillSignIn(signing, email, 'eleven quiet harbours');
  await expect(signing.getByRole('alert')).toContainText('is wrong');
  await last.close();
  await forget(request, await tokenOf(page), [email]);
});

test('an administrator adds people from a list, sees the result of each line, and removes one', async ({
  page,
  request,
}) => {
  const [liv, sami] = [unique('liv'), unique('sami')];
  const list = `E-mail;First name;Last name;Account number\n${liv};Liv;Solheim;710388\n${sami};سامي;حداد;\nnobody;No;Body;710388`;
  await visitAs(page, 'admin', people);
  const preview = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Add from file' }).click();
    const sheet = page.getByRole('dialog', { name: 'Add people from a CSV file' });
    await sheet.getByLabel(/^CSV file/).setInputFiles({
      name: 'people.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`\uFEFF${list}`, 'utf16le'),
    });
    await sheet.getByRole('checkbox', { name: /^Brisa/ }).check();
    await sheet.getByRole('button', { name: 'Preview import' }).click();
  };
  await preview();
  const sheet = page.getByRole('dialog', { name: 'Add people from a CSV file' });
  const rows = sheet.locator('tbody tr');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Email: Not a valid email address');
  await sheet.getByRole('tab', { name: /^All/ }).click();
  await expect(rows).toHaveCount(3);
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Download the row with an error' }).click();
  expect((await download).suggestedFilename()).toBe('rows with errors.csv');
  await sheet.getByRole('button', { name: 'Add 2 people' }).click();
  await expect(sheet.getByText('2 people invited, 1 row skipped.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).last().click();

  // The same list once more changes nothing.
  await preview();
  await sheet.getByRole('tab', { name: /^Unchanged/ }).click();
  await expect(rows).toHaveCount(2);
  await page.keyboard.press('Escape');

  await page.goto(`${people}/invitations?search=${encodeURIComponent(sami)}`);
  const invited = page.getByRole('row').filter({ hasText: sami });
  await expect(invited).toContainText('سامي حداد');
  await invited.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Withdraw' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('heading', { name: 'No matching people' })).toBeVisible();
  await forget(request, await tokenOf(page), [liv, sami]);
});
