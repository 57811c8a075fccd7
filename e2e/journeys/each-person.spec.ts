import type { SignInName } from '@norma/samples';
import { expect, test, type Page } from '@playwright/test';
import { documentAt, searchFor, standards } from '../addresses.ts';
import { expectSignIn, fillSignIn, signIn, signOut } from '../people.ts';
import { expectDrawn } from '../pdf.ts';
import { titles } from '../search.ts';
import { elsewhere } from '../visitors.ts';
import { visitAs } from '../visits.ts';

const greeting = (page: Page) => page.getByRole('heading', { level: 1 });

/** Accepts the license agreement where the person has not done so before. */
async function acceptIfAsked(page: Page): Promise<void> {
  const accept = page.getByRole('button', { name: 'Accept' });
  await expect(accept.or(greeting(page))).toBeVisible();
  if (await accept.isVisible()) await accept.click();
}

test.describe('Each person', () => {
  const readers: { name: SignInName; called: string; subscribed: string[] }[] = [
    { name: 'individual', called: 'Ines', subscribed: ['NSB', 'HI'] },
    { name: 'colleague', called: 'Tomas', subscribed: ['NSB', 'HI'] },
    { name: 'colleague-2', called: 'ليلى', subscribed: ['NSB', 'HI'] },
    { name: 'company', called: 'Port Authority of Vardal', subscribed: ['NSB'] },
    { name: 'admin', called: 'Amara', subscribed: ['NSB', 'HI', 'PIC'] },
    { name: 'cp-admin', called: 'Oleksandr', subscribed: ['NSB', 'HI'] },
    { name: 'drm', called: '潤', subscribed: ['NSB'] },
    { name: 'nobody', called: 'Mateus', subscribed: [] },
    { name: 'operator', called: 'Dagny', subscribed: ['NSB', 'HI', 'PIC'] },
  ];
  for (const { name, called, subscribed } of readers) {
    test(`${name} is greeted as ${called} and sees what the account subscribes to`, async ({ page }) => {
      await signIn(page, name);
      await acceptIfAsked(page);
      await expect(greeting(page)).toContainText(called);
      // Who subscribes to several has a tab of them; all others see them among all publishers.
      if (subscribed.length > 1) {
        await page.getByRole('tab', { name: /^Subscriptions/ }).click();
        const yours = page.getByRole('region', { name: 'Your subscriptions' }).getByRole('listitem');
        for (const code of ['NSB', 'HI', 'PIC'])
          await expect(yours.filter({ hasText: code })).toHaveCount(subscribed.includes(code) ? 1 : 0);
        return;
      }
      const publishers = page.getByRole('listitem').filter({ hasText: /subscription$/ });
      await expect(publishers).toHaveCount(3);
      for (const code of ['NSB', 'HI', 'PIC']) {
        const words = subscribed.includes(code) ? 'In your subscription' : 'Not in your subscription';
        await expect(publishers.filter({ hasText: code })).toContainText(words);
      }
    });
  }

  test('with several accounts chooses one, sees where they come from, and reads through it [session-007] [session-035] [session-036] [session-037]', async ({
    page,
  }) => {
    await signIn(page, 'multi', documentAt(standards.designStandard));
    await expect(greeting(page)).toHaveText('Choose an account');
    const accounts = page.getByRole('list', { name: 'Your accounts' }).getByRole('listitem');
    await expect(accounts).toHaveText([
      /Meridian Reading Room/,
      /Raghunathan & Vale, Engineers/,
      /University of Carrow/,
    ]);
    await expect(accounts.getByRole('button', { name: /^Select / })).toHaveCount(3);
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    await expect(page.getByRole('main')).toContainText(/127\.0\.0\.1|::1/);
    const support = page.getByRole('link', { name: 'support@nsb-library.example' });
    await expect(support).toHaveAttribute('href', 'mailto:support@nsb-library.example');

    await page.getByRole('button', { name: 'Select University of Carrow' }).click();
    await expectDrawn(page, 1);
    await expect(page).toHaveURL(/hi-4410-2-2022/);
  });

  test('may switch to another account later, and what opens follows the account', async ({ page }) => {
    await signIn(page, 'multi');
    await page.getByRole('button', { name: 'Select University of Carrow' }).click();
    const institute = page.getByRole('listitem').filter({ hasText: /^HI.*subscription$/ });
    await expect(institute).toContainText('In your subscription');

    await page.getByRole('button', { name: /^Account:/ }).click();
    await page.getByRole('menuitem', { name: 'Switch account' }).click();
    await expect(page.getByRole('button', { name: 'Keep University of Carrow' })).toBeVisible();
    await page.getByRole('button', { name: 'Select Raghunathan & Vale, Engineers' }).click();
    await expect(institute).toContainText('Not in your subscription');
  });

  test('without an account sees whom to contact, and can only sign out [session-016]', async ({ page }) => {
    await signIn(page, 'stranger');
    await expect(greeting(page)).toHaveText('You have no subscription account');
    await expect(page.getByRole('main')).toContainText('Ask your organization’s subscription administrator');
    await expect(page.getByRole('combobox')).toHaveCount(0);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expectSignIn(page);
  });

  test('finds documents under /document/, or under /document-view/ in DRM mode [session-034]', async ({
    page,
    browser,
  }) => {
    await visitAs(page, 'individual', searchFor('e 214-24', { stype: 'D' }));
    await expect(titles(page).first()).toHaveAttribute('href', /^\/document\/\?contentcode=/);

    const under = await elsewhere(browser);
    await visitAs(under, 'drm', searchFor('e 214-24', { stype: 'D' }));
    await expect(titles(under).first()).toHaveAttribute('href', /^\/document-view\/\?contentcode=/);
  });

  test('under DRM reads the document alone on the screen, with its query kept and nothing to take away [shell-009]', async ({
    page,
  }) => {
    await visitAs(page, 'drm', documentAt(standards.testMethod, { page: '3' }));
    await expect(page).toHaveURL(/\/document-view\/\?contentcode=NSB%7Cnsb-e-214-24&page=3/);
    await expectDrawn(page, 3);
    await expect(page.getByRole('banner').getByRole('search')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Download' })).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('article')).toBeHidden();
  });

  test('without a subscription may search everything, and open nothing', async ({ page }) => {
    await visitAs(page, 'nobody', searchFor('anchor'));
    await expect(titles(page)).not.toHaveCount(0);
    await titles(page).first().click();
    await expect(page.getByRole('region', { name: 'No access' })).toBeVisible();
  });

  test('who signs out is asked to sign in again, also on the way back [session-017]', async ({ page }) => {
    await signIn(page, 'individual');
    await expect(greeting(page)).toContainText('Ines');
    await signOut(page);
    expect(
      await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('oidc.user'))),
    ).toEqual([]);
    await page.goBack();
    await expectSignIn(page);
    await page.goto('/');
    await expectSignIn(page);
  });

  test('with a wrong password sees a message, keeps the name, and signs in with the right one', async ({
    page,
  }) => {
    await page.goto('/');
    await fillSignIn(page, 'colleague', 'not the password');
    await expect(page.getByRole('alert')).toContainText('is wrong');
    await expect(page.locator('#name')).toHaveValue('colleague');
    await fillSignIn(page, 'colleague');
    await expect(greeting(page)).toContainText('Tomas');
  });

  test('returns after signing in to the address that was asked for [session-009]', async ({ page }) => {
    await signIn(page, 'individual', searchFor('creep', { sort: 'oth_col_1,asc' }));
    await expect(page).toHaveURL(/content-search\/\?content=creep&sort=oth_col_1/);
  });
});
