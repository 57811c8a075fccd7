import { tenants } from '@norma/samples';
import { expect, test, type Page, type Request } from '@playwright/test';
import { searchFor } from '../addresses.ts';
import { expectSignIn, signIn } from '../people.ts';
import { origin, originOf } from '../visitors.ts';
import { visitAs } from '../visits.ts';

const isCall = (request: Request): boolean => new URL(request.url()).pathname.startsWith('/api/');

test.describe('Tenants', () => {
  for (const { key, title, shortTitle, supportEmail, theme, faviconSvg } of tenants) {
    test(`${key} shows its own brand, page title, footer, support contact and icon [tenants-001] [tenants-005]`, async ({
      page,
    }) => {
      const own = key === 'astm' ? origin() : originOf(key);
      await signIn(page, 'individual', own);
      await expect(page).toHaveTitle(new RegExp(title));
      await expect(page.getByRole('banner')).toContainText(shortTitle);
      await expect(page.getByRole('contentinfo')).toContainText(supportEmail);
      const { brand, icon } = await lookOf(page);
      expect(brand).toBe(theme.brand);
      expect(icon).toMatch(faviconSvg ? /\/tenant\/favicon\.svg\?v=/ : /^data:,$/);
      if (faviconSvg) expect(await widthOf(page, icon)).toBeGreaterThan(0);
    });
  }

  test('no two of them look alike', async ({ page }) => {
    test.slow(); // Seven pages one after the other.
    const marks = new Set<string>();
    const icons = new Set<string>();
    for (const { key } of tenants) {
      await page.goto(key === 'astm' ? origin() : originOf(key));
      await expectSignIn(page);
      const { mark, icon } = await lookOf(page);
      marks.add(mark);
      icons.add(new URL(icon).search);
    }
    expect([marks.size, icons.size]).toEqual([tenants.length, tenants.length]);
  });

  test('what a tenant has switched off does not show there [tenants-006] [tenants-007]', async ({ page }) => {
    const languages = page.getByRole('button', { name: /^Language/ });
    await signIn(page, 'individual', originOf('demowl'));
    await expect(languages).toBeVisible();
    await signIn(page, 'individual', originOf('aenor'));
    await expect(page.getByRole('combobox')).toBeVisible();
    await expect(languages).toHaveCount(0);
  });

  test('only the searches that a tenant offers can be made [tenants-012]', async ({ page }) => {
    const kind = page.getByRole('button', { name: /^Search in/ });
    await signIn(page, 'individual', originOf('cga'));
    await kind.click();
    const kinds = page.getByRole('menu').locator('[role^="menuitem"]');
    await expect(kinds).toHaveText(['All content', 'Designation']);
    await page.keyboard.press('Escape');
    const asked = page.waitForRequest(/unified-search/);
    await page.goto(`${originOf('cga')}${searchFor('valve', { stype: 'K' })}`);
    expect((await asked).postDataJSON()).toMatchObject({ searchField: 'ALL' });
    await expect(kind).toContainText('All content');
  });

  test('a session in one is none in the other', async ({ page }) => {
    await signIn(page, 'individual');
    await page.goto(originOf('api'));
    await expect(page).toHaveURL(/api\.localhost.*\/login\//);
  });

  test('a URL of an unknown library shows an error [tenants-004]', async ({ page }) => {
    const answer = await page.goto(originOf('nowhere'));
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No library at this address');
    await expect(page.getByRole('main')).toContainText('nowhere.localhost');
  });

  test('sign-in asks with PKCE for openid, profile and email [session-031]', async ({ page }) => {
    const asked = page.waitForRequest(/\/oidc\/auth\?/);
    await page.goto('/content-search/?content=anchor');
    const query = new URL((await asked).url()).searchParams;
    expect(query.get('response_type')).toBe('code');
    expect(query.get('code_challenge_method')).toBe('S256');
    expect(query.get('code_challenge')).toMatch(/^[\w-]{43}$/);
    expect(query.get('scope')?.split(' ')).toEqual(['openid', 'profile', 'email']);
    expect(new URL(query.get('redirect_uri') ?? '').pathname).toBe('/implicit/callback');
    await expectSignIn(page);
  });

  test('tokens are kept in session storage and nowhere else [session-030]', async ({ page }) => {
    await signIn(page, 'individual');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ines');
    const kept = await page.evaluate(() => ({
      session: JSON.stringify(Object.values(sessionStorage)),
      elsewhere: JSON.stringify(Object.values(localStorage)) + document.cookie,
    }));
    expect(kept.session).toContain('access_token');
    expect(kept.elsewhere).not.toMatch(/access_token|eyJ/);
  });

  test('every call says who asks, how they came, from where, and which request it is [session-045]', async ({
    page,
  }) => {
    const calls: Request[] = [];
    page.on('request', (request) => void (isCall(request) && calls.push(request)));
    await visitAs(page, 'individual');
    await page.getByRole('combobox').fill('anchor');
    await page.getByRole('combobox').press('Enter');
    await expect(page.getByRole('list', { name: 'Documents found' })).toBeVisible();

    expect(calls.length).toBeGreaterThan(5);
    for (const call of calls) {
      const headers = call.headers();
      expect(headers['authorization'], call.url()).toMatch(/^Bearer \S+/);
      expect(headers['authmode'], call.url()).toBe('PWD');
      expect(headers['originatedipaddress'], call.url()).toMatch(/^(127\.0\.0\.1|::1|::ffff:127\.0\.0\.1)$/);
    }
    expect(new Set(calls.map((call) => call.headers()['requestid'])).size).toBe(calls.length);
  });

  test('tokens that run out are renewed without leaving the page [session-029]', async ({ page }) => {
    await signIn(page, 'individual');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ines');
    const before = await accessToken(page);
    await page.evaluate(() => Object.assign(window, { isStillHere: true }));
    await runOut(page);

    await page.getByRole('combobox').fill('anchor');
    await page.getByRole('combobox').press('Enter');
    await expect(page.getByRole('list', { name: 'Documents found' })).toBeVisible();
    expect(await accessToken(page)).not.toBe(before);
    expect(await page.evaluate(() => 'isStillHere' in window)).toBe(true);
  });
});

const lookOf = (page: Page): Promise<{ brand: string; mark: string; icon: string }> =>
  page.evaluate(() => ({
    brand: getComputedStyle(document.documentElement).getPropertyValue('--brand').trim(),
    // In the app it is the way home; the page in front of it has the mark alone.
    mark: (document.querySelector('header a svg') ?? document.querySelector('header svg'))?.outerHTML ?? '',
    icon: document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href ?? '',
  }));

/** Draws a picture as the browser would; fails where there is none. */
const widthOf = (page: Page, address: string): Promise<number> =>
  page.evaluate(async (src) => {
    const image = Object.assign(new Image(), { src });
    await image.decode();
    return image.width;
  }, address);

const userKey = (): string => Object.keys(sessionStorage).find((key) => key.startsWith('oidc.user')) ?? '';

async function accessToken(page: Page): Promise<string> {
  const key = await page.evaluate(userKey);
  return page.evaluate((name) => JSON.parse(sessionStorage.getItem(name) ?? '{}').access_token, key);
}

/** Lets the tokens that the browser keeps have run out a minute ago. */
async function runOut(page: Page): Promise<void> {
  const key = await page.evaluate(userKey);
  await page.evaluate((name) => {
    const user = JSON.parse(sessionStorage.getItem(name) ?? '{}');
    sessionStorage.setItem(name, JSON.stringify({ ...user, expires_at: Math.floor(Date.now() / 1000) - 60 }));
  }, key);
}
