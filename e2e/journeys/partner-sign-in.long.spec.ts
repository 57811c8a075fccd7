import { expect, test, type Page, type Route } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { addPartner, type Partner } from '../partner.ts';
import { expectSignIn } from '../people.ts';
import { elsewhere } from '../visitors.ts';

const ines = 'ines.ravndal@halvorsen.example';
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const accountMenu = (page: Page) => page.getByRole('button', { name: /^Account:/ });
const signOutEntry = (page: Page) => page.getByRole('menuitem', { name: 'Sign out' });
const aSite = (route: Route): Promise<void> =>
  route.fulfill({
    contentType: 'text/html',
    body: '<!doctype html><title>Elsewhere</title><h1>Elsewhere</h1>',
  });

/** Changes the account on its way to the page: what the demo has no one for. */
const changeAccount = (page: Page, change: Record<string, unknown>) =>
  page.route('**/api/account', async (route) => {
    const { host, port } = new URL(route.request().url());
    // Only browsers resolve the names of tenants.
    const url = `http://127.0.0.1:${port}/api/account`;
    const answer = await route.fetch({ url, headers: { ...route.request().headers(), host } });
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...change } });
  });

const nameless = (page: Page) => changeAccount(page, { userAccounts: [{ firstName: '', lastName: '' }] });

const refuseAccount = (page: Page) =>
  page.route('**/api/account', (route) =>
    route.fulfill({
      status: 403,
      contentType: 'application/problem+json',
      body: JSON.stringify({ code: 'account-not-allowed', detail: 'Refused', requestId: 'r-1' }),
    }),
  );

const comeIn = async (page: Page, { linkFor }: Partner, path?: string): Promise<string> => {
  const link = await linkFor(ines, path);
  await page.goto(link);
  return link;
};

test.describe('Whom another house vouches for', () => {
  test('comes in by a code that is gone from the address at once, and signs out as the library says [session-011] [session-018] [session-019]', async ({
    page,
    browser,
  }) => {
    const signOut = {
      text: 'You stay signed in to the portal of Halvorsen.',
      redirectUrl: 'https://left.clearwater.example/bye',
    };
    await page.route('https://left.clearwater.example/**', aSite);
    const partner = await addPartner('SSO', { signOut });
    const link = await comeIn(page, partner, '/content-search/?content=anchor');
    await expect(title(page)).toContainText('anchor');
    expect(page.url()).toBe(`${partner.library}/content-search/?content=anchor`);
    await accountMenu(page).click();
    await expect(page.getByRole('menuitem', { name: 'Switch account' })).toHaveCount(0);

    await signOutEntry(page).click();
    const message = page.getByRole('dialog', { name: 'Sign out of the library' });
    await expect(message).toContainText(signOut.text);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(message).toHaveCount(0);
    await accountMenu(page).click();
    await signOutEntry(page).click();
    await message.getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL(signOut.redirectUrl);

    const late = await elsewhere(browser);
    await late.goto(link);
    await expectSignIn(late);
    await expect(late.getByRole('alert')).toContainText('This link has been used');
    await expectAccessible(late);
  });

  test('as an applet shows the usual message, and without another address ends at the sign-in [session-018]', async ({
    page,
  }) => {
    await comeIn(page, await addPartner('APPLET'));
    await expect(title(page)).toContainText('Ines');
    await accountMenu(page).click();
    await signOutEntry(page).click();
    const message = page.getByRole('dialog', { name: 'Sign out of the library' });
    await expect(message).toContainText('so sign out there too');
    await message.getByRole('button', { name: 'OK' }).click();
    await expectSignIn(page);
  });

  test('without a name is sent to complete the profile, and back [session-014]', async ({ page }) => {
    await page.route('https://profile.clearwater.example/**', aSite);
    const progressiveProfilingUrl = 'https://profile.clearwater.example/more';
    const partner = await addPartner('SSO', { progressiveProfilingUrl });
    await nameless(page);
    await comeIn(page, partner);
    await expect(page).toHaveURL(
      `${progressiveProfilingUrl}?redirectUrl=${encodeURIComponent(`${partner.library}/`)}`,
    );
  });

  test('without a name, where there is no such page, shows a message and signs out [session-015]', async ({
    page,
  }) => {
    await nameless(page);
    await comeIn(page, await addPartner('SSO'));
    const message = page.getByRole('dialog', { name: 'Your profile is incomplete' });
    await expect(message).toContainText('did not provide your name');
    await expectAccessible(page);
    await message.getByRole('button', { name: 'OK' }).click();
    await expectSignIn(page);
  });

  test('for an account that is no longer theirs shows a message and signs out [session-027]', async ({
    page,
  }) => {
    await refuseAccount(page);
    await comeIn(page, await addPartner('SSO'));
    const message = page.getByRole('dialog', { name: 'Your sign-in does not have access' });
    await expect(message).toContainText(/Your network address is \u2066?(127\.0\.0\.1|::1)/);
    await message.getByRole('button', { name: 'OK' }).click();
    await expectSignIn(page);
  });

  test('has another message where only single sign-on is enabled [session-028]', async ({ page }) => {
    await refuseAccount(page);
    await comeIn(page, await addPartner('SSO', { authenticationMethods: ['SSO'] }));
    const message = page.getByRole('dialog', { name: 'Your sign-in does not have access' });
    await expect(message).toContainText('This library requires single sign-on');
    await expect(message).toContainText(/127\.0\.0\.1|::1/);
  });
});
