import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { expectSignIn } from '../people.ts';
import { visitAs } from '../visits.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('The shell', () => {
  test('fills the screen with a spinner until the session is there, and shows no screen before [shell-003] [shell-004]', async ({
    page,
  }) => {
    let letThrough = (): void => {};
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route('**/api/account', async (route) => {
      await held;
      await route.continue();
    });
    await visitAs(page, 'individual');
    await expect(page.getByRole('status')).toHaveText('Opening the library');
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('main')).toHaveCount(0);
    letThrough();
    await expect(title(page)).toContainText('Ines');
    await expect(page.getByRole('banner')).toBeVisible();
  });

  test('gives way to a screen of its own where access is limited, whatever address is asked for [shell-002]', async ({
    page,
  }) => {
    await page.route('**/api/account', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), activated: false } });
    });
    await visitAs(page, 'individual', '/content-search/?content=anchor');
    await expect(title(page)).toHaveText('Your access is limited');
    await expect(
      page.getByRole('main').getByRole('link', { name: 'support@nsb-library.example' }),
    ).toBeVisible();
    await expect(page.getByRole('combobox')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  });

  test('says that a sign-in is verified, and leads on to it [shell-001]', async ({ page }) => {
    await page.goto('/implicit/callback?email_verified=true');
    await expect(title(page)).toHaveText('Email address confirmed');
    await expect(page.getByRole('main')).toContainText('Your email address is confirmed.');
    await page.getByRole('link', { name: 'Sign in' }).click();
    await expectSignIn(page);
  });

  test('refuses a screen that the reader may not open, and remains [shell-006] [shell-010]', async ({
    page,
  }) => {
    await visitAs(page, 'drm', '/content-access/?contentcode=NSB%7Cnsb-e-214-24');
    await expect(title(page)).toHaveText('You are not authorized to access this page.');
    await expect(page.getByRole('banner')).toBeVisible();
    await page.getByRole('link', { name: 'Go to home page' }).click();
    await expect(page).toHaveURL('/');
  });

  test('remains around a screen that fails, which shows an error and can be reloaded [errors-012]', async ({
    page,
  }) => {
    const screens = '**/assets/HomeScreen-*.js';
    await page.route(screens, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("A fault of this test");' }),
    );
    await visitAs(page, 'individual');
    await expect(title(page)).toHaveText('An unexpected error has occurred.');
    await page.unroute(screens);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(title(page)).toContainText('Ines');
  });

  test('shows users of a proxy what to do, and offers its setup document [shell-051]', async ({ page }) => {
    await page.goto('/proxy-access/');
    await expect(title(page)).toHaveText('The library cannot be reached through this proxy');
    await expect(page.getByRole('main').getByRole('paragraph')).toHaveCount(3);
    const saving = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download the setup document' }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toBe('proxy-setup.txt');
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toContain(`HJ ${new URL(page.url()).host}`);

    await page.getByRole('link', { name: 'Open the library directly' }).click();
    await expectSignIn(page);
  });
});
