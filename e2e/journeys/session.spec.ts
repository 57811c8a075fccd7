import { expect, test, type Page } from '@playwright/test';
import { searchFor } from '../addresses.ts';
import { expectAccessible } from '../axe.ts';
import { hold } from '../hold.ts';
import { expectSignIn, fillSignIn, keepLikesHere, signIn } from '../people.ts';
import { titles } from '../search.ts';
import { origin } from '../visitors.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** The tokens that the browser keeps. */
const kept = (page: Page): Promise<{ access_token: string; id_token: string } | null> =>
  page.evaluate(() => {
    const key = Object.keys(sessionStorage).find((name) => name.startsWith('oidc.user:'));
    return key ? JSON.parse(sessionStorage.getItem(key) ?? 'null') : null;
  });

test.describe('A session', () => {
  test('opens the requested screen, however late its code comes', async ({ page }) => {
    const letThrough = await hold(page, /\/assets\/AccountsScreen-/);
    const account = page.waitForResponse((response) => response.url().endsWith('/api/account'));
    await page.goto('/admin/user-management/accounts');
    await expectSignIn(page);
    await fillSignIn(page, 'admin');
    await (await account).finished();
    letThrough();
    await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible();
    await expect(page).toHaveURL(/\/accounts$/);
  });

  test('begins at the provider’s form, returns by the callback, and asks how before who [session-003] [session-005] [session-013] [session-032]', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      const ofSession = ['/login/api/v1/authenticationData', '/api/account', '/implicit/callback'];
      if (ofSession.includes(pathname)) asked.push(pathname);
      if (pathname === '/oidc/auth') {
        const { searchParams } = new URL(request.url());
        if (searchParams.has('redirect_uri')) asked.push(searchParams.get('redirect_uri') ?? '');
      }
    });
    await signIn(page, 'individual', searchFor('anchor', { proxycl: 'carrow' }));
    await expect(titles(page)).toHaveCount(7);
    expect(asked).toEqual([
      `${origin()}/implicit/callback`,
      '/implicit/callback',
      '/login/api/v1/authenticationData',
      '/api/account',
    ]);
    expect(await page.evaluate(() => sessionStorage.getItem('proxycl'))).toBe('carrow');
  });

  test('is waited for with a spinner that fills the screen, by visitors too [session-004]', async ({
    page,
  }) => {
    const isFull = async (): Promise<void> => {
      const spinner = page.getByRole('status');
      await expect(spinner).toHaveText('Opening the library');
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
      await expect.poll(() => spinner.boundingBox()).toEqual({ x: 0, y: 0, width, height });
      await expect(page.getByRole('main')).toHaveCount(0);
    };
    const letVisitorGo = await hold(page, '**/oidc/.well-known/openid-configuration');
    await page.goto('/');
    await isFull();
    letVisitorGo();
    await expectSignIn(page);
    const openSession = await hold(page, '**/login/api/v1/authenticationData');
    await fillSignIn(page, 'individual');
    await isFull();
    openSession();
    await expect(title(page)).toContainText('Ines');
  });

  test('gets new tokens when the address says so, which leaves no trace there [session-012]', async ({
    page,
  }) => {
    await signIn(page, 'colleague', '/content-search/?content=anchor');
    await expect(titles(page)).toHaveCount(7);
    const renewedBy = async (act: () => Promise<unknown>): Promise<void> => {
      const before = await kept(page);
      const renewal = page.waitForResponse(
        (answer) =>
          answer.url().endsWith('/oidc/token') &&
          (answer.request().postData() ?? '').includes('grant_type=refresh_token'),
      );
      await act();
      expect((await renewal).ok()).toBe(true);
      // Two id tokens of one second are the same; each access token has a number of its own.
      await expect.poll(async () => (await kept(page))?.access_token).not.toBe(before?.access_token);
      await expect(page).toHaveURL(/\/content-search\/\?content=anchor$/);
      await expect(titles(page)).toHaveCount(7);
    };
    await renewedBy(() => page.evaluate(() => (window.location.hash = 'forceTokenRrefresh')));
    await renewedBy(async () => {
      await page.evaluate(() => history.replaceState(null, '', '#forceTokenRrefresh'));
      await page.reload();
    });
  });

  test('goes on without a question for who comes from within the library [session-010]', async ({
    page,
    context,
  }) => {
    await signIn(page, 'colleague');
    const other = await context.newPage();
    const prompts: (string | null)[] = [];
    other.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === '/oidc/auth') prompts.push(searchParams.get('prompt'));
    });
    const referer = `${origin()}/content-search/?content=anchor`;
    await other.goto('/implicit/callback', { referer });
    await expect(titles(other)).toHaveCount(7);
    await expect(other).toHaveURL(/\/content-search\/\?content=anchor$/);
    expect(prompts).toEqual(['none']);
  });

  test('asks a signed-out visitor to sign in, and then opens the requested URL', async ({ page }) => {
    const referer = `${origin()}/content-search/?content=anchor`;
    await page.goto('/content-search/?content=creep', { referer });
    await expectSignIn(page);
    await fillSignIn(page, 'individual');
    await expect(page).toHaveURL(/\/content-search\/\?content=creep$/);
  });

  test('that fails to start stores nothing, shows an error, and starts again on retry [session-020]', async ({
    page,
  }) => {
    await page.goto('/implicit/callback?error=server_error&state=nobody-knows');
    await expect(title(page)).toHaveText('Sign-in failed');
    await expect(page.getByRole('banner')).toHaveCount(1);
    expect(await kept(page)).toBeNull();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectSignIn(page);
    await fillSignIn(page, 'individual');
    await expect(title(page)).toContainText('Ines');
  });

  test('whose check is refused is explained, and not opened [session-021] [session-022] [session-048]', async ({
    page,
  }) => {
    await page.route('**/api/account', (route) =>
      route.fulfill({
        status: 401,
        contentType: 'application/problem+json',
        body: JSON.stringify({ code: 'token-invalid', detail: 'Refused', requestId: 'r-1' }),
      }),
    );
    // A sign-in of its own: the refusal spends its tokens.
    await signIn(page, 'individual');
    await expect(title(page)).toHaveText('Sign-in failed');
    await expect(page.getByRole('main')).toContainText('This sign-in is not known to the library.');
    await expect(page.getByRole('combobox')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.unroute('**/api/account');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(title(page)).toContainText('Ines');
  });
});

test.describe('The sign-in page', () => {
  test('speaks the language that a visitor chooses, and so does the library after it', async ({ page }) => {
    await keepLikesHere(page);
    await page.goto(searchFor('anchor'));
    const menu = page.getByRole('button', { name: 'Language English' });
    await menu.press('Enter');
    await expect(page.getByRole('list', { name: 'Language' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('list', { name: 'Language' })).toBeHidden();
    await expect(menu).toBeFocused();
    await menu.click();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'العربية' }).click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await fillSignIn(page, 'colleague');
    await expect(page).toHaveURL(/content=anchor/);
    await expect(title(page)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  });

  test('shows the password while its button is pressed, and sends it as a password all the same', async ({
    page,
  }) => {
    await page.goto('/');
    const typed = page.locator('#password');
    const eye = page.getByRole('button', { name: 'Show password' });
    const { width = 0, height = 0 } = (await eye.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    await expect(eye).toHaveAttribute('aria-pressed', 'false');
    await typed.fill('a wrong one');
    await eye.click();
    await expect(eye).toHaveAttribute('aria-pressed', 'true');
    await expect(typed).toHaveAttribute('type', 'text');
    await eye.press('Space');
    await expect(typed).toHaveAttribute('type', 'password');
    await eye.click();
    await page.evaluate(() =>
      document.forms[0]?.addEventListener('submit', (event) => event.preventDefault()),
    );
    await page.locator('#name').fill('individual');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(typed).toHaveAttribute('type', 'password');
  });

  test('signs in as a demo user by one click, and the focus is on the heading of the page then', async ({
    page,
  }) => {
    await keepLikesHere(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Ines Ravndal individual' }).click();
    await expect(title(page)).toContainText('Ines');
    await expect(title(page)).toBeFocused();
  });
});
