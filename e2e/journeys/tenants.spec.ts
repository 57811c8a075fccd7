import { expect, test, type Page, type Request } from '@playwright/test';
import { expectSignIn, signIn } from '../people.ts';
import { originOf } from '../visitors.ts';
import { visitAs } from '../visits.ts';

const isCall = (request: Request): boolean => new URL(request.url()).pathname.startsWith('/api/');

test.describe('Tenants', () => {
  test('each shows its own brand, page title, footer and support contact [tenants-005]', async ({ page }) => {
    await signIn(page, 'individual');
    await expect(page).toHaveTitle(/Northern Standards Board/);
    await expect(page.getByRole('contentinfo')).toContainText('A library of Northern Standards Board');
    await expect(page.getByRole('contentinfo')).toContainText('support@nsb-library.example');
    const look = await lookOf(page);

    await signIn(page, 'individual', originOf('api'));
    await expect(page).toHaveTitle(/Petroleum Installations Council/);
    await expect(page.getByRole('banner')).toContainText('Practice library');
    await expect(page.getByRole('contentinfo')).toContainText('A library of Petroleum Installations Council');
    await expect(page.getByRole('contentinfo')).toContainText('desk@pic-practice.example');
    const other = await lookOf(page);
    expect(other.fill).not.toBe(look.fill);
    expect(other.mark).not.toBe(look.mark);
    expect(other.icon).not.toBe(look.icon);
  });

  test('a session in one is none in the other', async ({ page }) => {
    await signIn(page, 'individual');
    await page.goto(originOf('api'));
    await expect(page).toHaveURL(/api\.localhost.*\/login\//);
  });

  test('an address that names a library nobody knows says so [tenants-004]', async ({ page }) => {
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

const lookOf = (page: Page): Promise<{ fill: string; mark: string; icon: string }> =>
  page.evaluate(() => ({
    fill: getComputedStyle(document.documentElement).getPropertyValue('--accent-fill'),
    mark: document.querySelector('header a svg')?.outerHTML ?? '',
    icon: document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href ?? '',
  }));

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
