import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { aName, makeGroup } from '../groups.ts';
import { signIn } from '../people.ts';
import { elsewhere, originOf } from '../visitors.ts';

// A library with groups, whose people no other journey looks after.
const library = (): string => originOf('demowl');

async function open(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name, email address or sign-in name').fill(name);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('who leaves an account hands over a group, found by the keyboard alone, and its new owner deletes it', async ({
  page,
  browser,
}) => {
  const owner = await elsewhere(browser);
  await signIn(owner, 'individual', `${library()}/groups`);
  const name = aName('Anchorage');
  await makeGroup(owner, name);
  const address = owner.url();

  await signIn(page, 'operator', `${library()}/admin/user-management`);
  await open(page, 'Ines Ravndal');
  await page.getByRole('button', { name: /^Remove from .*Halvorsen Consulting/ }).click();
  const sheet = page.getByRole('dialog');
  await expectAccessible(page);
  const receiver = sheet.getByRole('combobox', { name: 'New owner' });
  await receiver.focus();
  await receiver.pressSequentially('eide');
  await expect(sheet.getByRole('option')).toHaveCount(1);
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(sheet.getByRole('option', { selected: true })).toHaveCount(1, { timeout: 500 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(receiver).toHaveValue('Tomas Eide');
  await sheet.getByRole('button', { name: 'Remove from account' }).click();
  await expect(page.getByText('This person has no account', { exact: false })).toBeVisible();
  await owner.goto(address);
  await expect(owner.getByRole('button', { name: `Actions for ${name}` })).toHaveCount(0);

  const colleague = await elsewhere(browser);
  await signIn(colleague, 'colleague', address);
  await colleague.getByRole('button', { name: `Actions for ${name}` }).click();
  await colleague.getByRole('menuitem', { name: 'Delete group' }).click();
  await colleague.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await colleague.waitForURL('**/groups');

  const account = page.getByRole('combobox', { name: 'Add an account by name or number' });
  await account.fill('halvorsen');
  await page.getByRole('option', { name: /Halvorsen Consulting/ }).click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Halvorsen Consulting' })).toBeVisible();
});

test('two who edit one person see what the other one wrote, field by field, before it is overwritten', async ({
  page,
  browser,
}) => {
  await signIn(page, 'operator', `${library()}/admin/user-management`);
  await open(page, 'Nia Pritchard');
  const other = await elsewhere(browser);
  await signIn(other, 'admin', page.url());
  const edit = async (one: Page): Promise<void> => one.getByRole('button', { name: 'Edit' }).click();
  const sheetOf = (one: Page) => one.getByRole('dialog', { name: 'Edit person' });
  await edit(page);
  await edit(other);
  await sheetOf(other).getByLabel('Last name').fill('Pritchard-Vaughan');
  await sheetOf(other).getByRole('button', { name: 'Save' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Nia Pritchard-Vaughan' })).toBeVisible();

  await sheetOf(page).getByLabel('Last name').fill('Pritchard');
  await sheetOf(page).getByLabel('First name').fill('نيا <b>');
  await sheetOf(page).getByLabel('Email').fill('ines.ravndal@halvorsen.example');
  await sheetOf(page).getByRole('button', { name: 'Save' }).click();
  await expect(
    sheetOf(page)
      .getByText(/Current value: .*Pritchard-Vaughan/)
      .first(),
  ).toBeVisible();
  await expectAccessible(page);
  await sheetOf(page).getByRole('button', { name: 'Save' }).click();
  await expect(
    sheetOf(page).getByText('Another person in this library has this email address.').first(),
  ).toBeVisible();
  await sheetOf(page).getByLabel('Email').fill('nia.pritchard@elsewhere.example');
  await sheetOf(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'نيا <b> Pritchard' })).toBeVisible();

  await edit(page);
  await sheetOf(page).getByLabel('First name').fill('Nia');
  await sheetOf(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nia Pritchard', exact: true })).toBeVisible();
});
