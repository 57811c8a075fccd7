import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { expectSignIn, fillSignIn, signIn } from '../people.ts';
import { elsewhere, originOf } from '../visitors.ts';

// A library whose people no other journey looks after.
const library = (): string => originOf('awwa');

const openMenu = (page: Page): Promise<void> =>
  page
    .getByRole('banner')
    .getByRole('button', { name: /^Account:/ })
    .click();

/** Confirms what a question asks. */
const confirm = (page: Page, verb: string): Promise<void> =>
  page.getByRole('dialog').getByRole('button', { name: verb }).click();

/** Finds someone in the list and opens their page. */
async function find(page: Page, typed: string, name: string): Promise<void> {
  await page.getByLabel('Name, email address or sign-in name').fill(typed);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Lets Tomas be as he is in the demo, whatever a journey before has left. */
async function asBefore(page: Page): Promise<void> {
  const activate = page.getByRole('button', { name: 'Activate', exact: true });
  if (await activate.isVisible()) {
    await activate.click();
    await confirm(page, 'Activate');
    await expect(page.getByRole('button', { name: 'Deactivate' })).toBeVisible();
  }
  const administrator = page.getByRole('checkbox', { name: /^Administrator/ });
  if (await administrator.isChecked()) {
    await administrator.uncheck({ force: true });
    await page.getByRole('button', { name: 'Save roles' }).click();
    await expect(page.getByRole('button', { name: 'Save roles' })).toBeDisabled();
  }
}

test('what an operator changes of a person holds at once in the browser of that person', async ({
  page,
  browser,
}) => {
  await signIn(page, 'operator', `${library()}/admin/user-management`);
  await expect(
    page.getByRole('table', { name: 'People' }).getByRole('link', { name: 'Amara Obi' }),
  ).toBeVisible();
  await expectAccessible(page);
  await find(page, 'tomas.eide@', 'Tomas Eide');
  await asBefore(page);

  const other = await elsewhere(browser);
  await signIn(other, 'colleague', `${library()}/`);
  await openMenu(other);
  await expect(other.getByRole('menuitem', { name: 'My account' })).toBeVisible();
  await expect(other.getByRole('menuitem', { name: 'Administration' })).toHaveCount(0);

  await page.getByRole('checkbox', { name: /^Administrator/ }).check({ force: true });
  await page.getByRole('button', { name: 'Save roles' }).click();
  await expect(page.getByText('Roles updated.')).toBeVisible();
  await expectAccessible(page);
  await other.reload();
  await openMenu(other);
  await expect(other.getByRole('menuitem', { name: 'Administration' })).toBeVisible();
  await other.goto(`${library()}/admin/mails`);
  await expect(other.getByRole('heading', { level: 1, name: 'Outgoing email' })).toBeVisible();

  // The role goes while he is there: the next thing that he does is refused, and the screens go with it.
  await page.getByRole('checkbox', { name: /^Administrator/ }).uncheck({ force: true });
  await page.getByRole('button', { name: 'Save roles' }).click();
  await expect(page.getByRole('button', { name: 'Save roles' })).toBeDisabled();
  await other.getByLabel('Name, address or subject').fill('anything');
  await other.keyboard.press('Enter');
  await expect(other.getByText('You are not authorized to access this page.')).toBeVisible();

  await page.getByRole('button', { name: 'Deactivate' }).click();
  await confirm(page, 'Deactivate');
  await expect(page.getByText('No active sessions.')).toBeVisible();
  await other.goto(`${library()}/favorites`);
  await expect(other.getByText('An administrator ended this session.')).toBeVisible();
  await other.getByRole('button', { name: 'Try again' }).click();
  await expectSignIn(other);
  await fillSignIn(other, 'colleague');
  await expect(other.getByRole('heading', { name: 'Your access is limited' })).toBeVisible();

  await page.getByRole('button', { name: 'Activate', exact: true }).click();
  await confirm(page, 'Activate');
  await expect(page.getByRole('button', { name: 'Deactivate' })).toBeVisible();
  await other.reload();
  await expect(other.getByRole('button', { name: /^Account:/ })).toBeVisible();
});
