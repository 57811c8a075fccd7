import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { expectSignIn, signIn, tellLikes } from '../people.ts';
import { elsewhere, originOf } from '../visitors.ts';
import { visitAs } from '../visits.ts';

/** A library that no one else visits as these people, another one at each attempt: what they change there stays. */
function library(): string {
  const { repeatEachIndex, retry } = test.info();
  return originOf(['cga', 'awwa', 'ies', 'api', 'demowl', 'aenor'][repeatEachIndex * 2 + retry] ?? 'cga');
}

const accountMenu = (page: Page) => page.getByRole('button', { name: /^(Account|الحساب):/ });
const fact = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd');
const edit = (page: Page) => page.getByRole('button', { name: 'Edit address and phone' });
const form = (page: Page) => page.getByRole('form', { name: 'Address and phone' });
const field = (page: Page, name: string) => form(page).getByLabel(name, { exact: true });

test.describe('My account', () => {
  test('is opened from the menu, changed, asked about, saved, and so in the next session [account-001, account-003, account-004, account-006, account-007, account-008]', async ({
    page,
  }) => {
    const saves: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT' && request.url().endsWith('/api/user-accounts'))
        saves.push(request.postData() ?? '');
    });
    await signIn(page, 'colleague', library());
    await accountMenu(page).click();
    await page.getByRole('menuitem', { name: 'My account' }).click();
    await expect(page).toHaveURL(/\/myAccount$/);
    await expect(fact(page, 'Name')).toHaveText('Tomas Eide');
    await expect(fact(page, 'Email')).toHaveText('tomas.eide@halvorsen.example');
    await expect(fact(page, 'Company')).toHaveText('Halvorsen Consulting');
    await expect(fact(page, 'Address')).toHaveText('Tollbugata 143rd floor4611 VardalNorway');
    await expect(fact(page, 'Phone')).toHaveText('Not given');
    await expectAccessible(page);

    await edit(page).click();
    await expect(field(page, 'Address line 1')).toBeFocused();
    await expect(field(page, 'Address line 2')).toHaveValue('3rd floor');
    await expect(field(page, 'Postal code')).toHaveValue('4611');
    await expect(field(page, 'City')).toHaveValue('Vardal');
    await expect(field(page, 'Country')).toHaveValue('NO');
    await expect(field(page, 'Mobile')).toHaveValue('');
    await expect(field(page, 'State')).toHaveCount(0);
    await field(page, 'City').fill('Somewhere else');
    await form(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(edit(page)).toBeFocused();
    await expect(fact(page, 'Address')).toContainText('4611 Vardal');

    await edit(page).click();
    await field(page, 'Country').selectOption({ label: 'United States' });
    await field(page, 'State').selectOption({ label: 'Oregon' });
    await field(page, 'City').fill('Port Merrow');
    await field(page, 'Postal code').fill(' 97199 ');
    await field(page, 'Mobile').fill('+1 555 0142');
    await expectAccessible(page);
    await page.getByRole('link', { name: /home page/ }).click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(question).toHaveCount(0);
    await expect(field(page, 'City')).toHaveValue('Port Merrow');
    expect(saves).toEqual([]);

    const reloaded = page.waitForResponse(
      (answer) => answer.request().method() === 'GET' && answer.url().endsWith('/api/account'),
    );
    await form(page).getByRole('button', { name: 'Save' }).click();
    expect((await reloaded).ok()).toBe(true);
    await expect(page.getByText('Profile saved.')).toBeVisible();
    await expect(edit(page)).toBeFocused();
    await expect(fact(page, 'Address')).toHaveText(
      'Tollbugata 143rd floorPort Merrow, OR 97199United States',
    );
    await expect(fact(page, 'Phone')).toHaveText('+1 555 0142');
    expect(saves.map((sent) => JSON.parse(sent))).toEqual([
      {
        address1: 'Tollbugata 14',
        address2: '3rd floor',
        city: 'Port Merrow',
        state: 'OR',
        postalCode: '97199',
        country: 'US',
        mobile: '+1 555 0142',
      },
    ]);
    await page.reload();
    await expect(fact(page, 'Phone')).toHaveText('+1 555 0142');

    await edit(page).click();
    await field(page, 'Country').selectOption({ label: 'Norway' });
    await field(page, 'City').fill('x'.repeat(300));
    await form(page).getByRole('button', { name: 'Save' }).click();
    await expect(field(page, 'City')).toBeFocused();
    await expect(
      form(page).getByText('“City” is too long. The limit is 255 characters.').first(),
    ).toBeVisible();
    await page.getByRole('link', { name: /home page/ }).click();
    await question.getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page).toHaveURL(/\/$/);
  });

  test('syncs the preferences of a user to their other devices', async ({ page, browser }) => {
    await signIn(page, 'cp-admin', `${library()}/myAccount`);
    await tellLikes(page);
    const told = () =>
      page.waitForResponse((answer) => answer.url().endsWith('/api/user-preferences') && answer.ok());
    const likes: [group: string, choice: string][] = [
      ['List density', 'Compact'],
      ['Appearance', 'Dark'],
      ['Language', 'العربية'],
    ];
    for (const [group, choice] of likes) {
      const heard = told();
      await page.getByRole('group', { name: group }).getByRole('radio', { name: choice }).click();
      await heard;
    }
    const html = page.locator('html');
    await expect(html).toHaveAttribute('dir', 'rtl');
    await expectAccessible(page);

    const other = await elsewhere(browser);
    await signIn(other, 'cp-admin', `${library()}/myAccount`);
    await expect(other.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(other.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(other.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await expect(other.locator('html')).toHaveAttribute('data-density', 'compact');
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('حسابي');
  });

  test('of a company is shown and changed by none of its readers', async ({ page }) => {
    await visitAs(page, 'company', '/myAccount');
    await expect(fact(page, 'Company')).toHaveText('Port Authority of Vardal');
    await expect(page.getByRole('main')).toContainText('Your organization shares this sign-in');
    await expect(edit(page)).toHaveCount(0);
  });

  test('stands where the tenant has profiles managed', async ({ page }) => {
    const profiles = 'https://profiles.nsb-library.example/me';
    await page.route('**/api/account', async (route) => {
      const answer = await route.fetch();
      const json = { ...(await answer.json()), profileManagementUrl: profiles };
      await route.fulfill({ response: answer, json });
    });
    await page.route(profiles, (route) => route.fulfill({ body: 'Profiles' }));
    await visitAs(page, 'individual', '/myAccount');
    await expect(page).toHaveURL(profiles);
  });
});

test.describe('The account menu', () => {
  test('has the way to my account and out, and to another account for who has one [account-011, account-012]', async ({
    page,
  }) => {
    await visitAs(page, 'individual');
    await accountMenu(page).click();
    for (const name of ['My account', 'Sign out'])
      await expect(page.getByRole('menuitem', { name })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Switch account' })).toHaveCount(0);
  });

  test('is replaced by the way in for a visitor [account-016]', async ({ page }) => {
    await page.goto('/proxy-access');
    const wayIn = page.getByRole('banner').getByRole('link', { name: 'Sign in/Register', exact: true });
    await expect(wayIn).toBeVisible();
    await expect(accountMenu(page)).toHaveCount(0);
    await wayIn.click();
    await expectSignIn(page);
  });
});
