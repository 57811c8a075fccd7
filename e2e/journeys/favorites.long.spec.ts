import { expect, test, type Page, type Request } from '@playwright/test';
import { documentAt, standards } from '../addresses.ts';
import { expectAccessible } from '../axe.ts';
import { hold } from '../hold.ts';
import { aLibrary } from '../libraries.ts';
import { runTenant, writeTenant } from '../operator.ts';
import { fillSignIn, signIn } from '../people.ts';
import { visitAs } from '../visits.ts';

const withTracker = {
  features: [{ code: 'show-tracker', enabled: true }],
  trackerUrl: 'https://tracker.clearwater.example/',
};
const bar = (page: Page) => page.getByRole('group', { name: 'Actions' });
const act = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });
const said = (page: Page, words: string) =>
  page.getByRole('region', { name: 'Messages' }).getByText(words, { exact: true });
const pathOf = (request: Request): string => new URL(request.url()).pathname;
const isRequest = (method: string, path: string) => (request: Request) =>
  request.method() === method && pathOf(request) === path;

/** How often a page has asked for something so far. */
function countOf(page: Page, path: string): () => number {
  let count = 0;
  page.on('requestfinished', (request) => {
    if (request.method() === 'GET' && pathOf(request) === path) count += 1;
  });
  return () => count;
}

/** A library of its own, where no one else's journey tracks or likes anything, with a document open. */
async function openDocument(
  page: Page,
  choices: Record<string, unknown> = withTracker,
  person: 'individual' | 'company' = 'individual',
): Promise<string> {
  const library = await aLibrary(page, choices);
  await signIn(page, person, library + documentAt(standards.testMethod));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return library;
}

test.describe('Tracking a document', () => {
  // A library of its own is made by a command, a process of its own.
  test.slow();

  test('starts, stops and starts again, and fetches its status each time [tracking-002] [tracking-003] [tracking-006]', async ({
    page,
  }) => {
    const asked = countOf(page, '/api/documents/getContentTracking');
    const first = page.waitForRequest(isRequest('GET', '/api/documents/getContentTracking'));
    await openDocument(page);
    expect(new URL((await first).url()).searchParams.get('family')).toBe('NSB E 214');
    await expect.poll(asked).toBe(1);

    const started = page.waitForRequest(isRequest('POST', '/api/tracked-documents'));
    await act(page, 'Track').click();
    const { searchParams } = new URL((await started).url());
    expect(searchParams.get('contentCode')).toBe(standards.testMethod);
    await expect.poll(asked).toBe(2);
    await expect(act(page, 'Tracking')).toBeVisible();
    await expect(said(page, 'Tracking saved.')).toBeVisible();

    const toggled = page.waitForRequest((request) => request.method() === 'PUT');
    await act(page, 'Tracking').click();
    expect(pathOf(await toggled)).toMatch(/^\/api\/tracked-documents\/\d+$/);
    await expect.poll(asked).toBe(3);
    await expect(act(page, 'Track')).toBeVisible();

    const again = page.waitForRequest((request) => request.method() === 'PUT');
    await act(page, 'Track').click();
    await again;
    await expect.poll(asked).toBe(4);
    await page.reload();
    await expect(act(page, 'Tracking')).toBeVisible();
  });

  test('pressed twice starts once, even while its status is fetched', async ({ page }) => {
    const asked = countOf(page, '/api/documents/getContentTracking');
    await openDocument(page);
    await expect.poll(asked).toBe(1);
    const changes: string[] = [];
    page.on('request', (request) => {
      if (pathOf(request).startsWith('/api/tracked-documents')) changes.push(request.method());
    });
    // What was known half a minute ago is asked for again.
    await page.clock.setFixedTime(Date.now() + 31_000);
    const letThrough = await hold(page, '**/api/documents/getContentTracking*');
    await act(page, 'Track').dblclick();
    letThrough();
    await expect(said(page, 'Tracking saved.')).toBeVisible();
    await expect.poll(asked).toBe(3);
    await expect(act(page, 'Tracking')).toBeVisible();
    expect(changes).toEqual(['POST']);
  });

  test('looks done at once, and as before where it could not be done', async ({ page }) => {
    await openDocument(page);
    await expect(act(page, 'Track')).toBeVisible();
    const letThrough = await hold(page, '**/api/tracked-documents?*');
    await act(page, 'Track').click();
    await expect(act(page, 'Tracking')).toBeVisible();
    letThrough();
    await expect(said(page, 'Tracking saved.')).toBeVisible();

    await page.route(/\/api\/tracked-documents\/\d+$/, (route) => route.abort('connectionrefused'));
    await act(page, 'Tracking').click();
    await expect(said(page, 'Your change could not be saved. Try again.')).toBeVisible();
    await expect(act(page, 'Tracking')).toBeVisible();
  });

  test('shows next to it that the tracker is unavailable, and removes the message when it is pressed again [tracking-004]', async ({
    page,
  }) => {
    const library = await openDocument(page);
    await expect(act(page, 'Track')).toBeVisible();
    const { hostname } = new URL(library);
    const key = hostname.split('.')[0] ?? '';
    const path = test.info().outputPath('without-tracker.json');
    writeTenant(path, {
      key,
      title: 'Clearwater Works',
      publisherName: 'Clearwater Works',
      publishers: ['NSB', 'HI', 'PIC'],
      theme: { brand: '#0A7D5A' },
      isDemo: true,
      features: [{ code: 'show-tracker', enabled: false }],
    });
    expect(await runTenant('import', path)).toMatchObject({ code: 0 });

    const message = page.getByRole('dialog', { name: 'Track' });
    await act(page, 'Track').click();
    await expect(message).toContainText('Tracking is not available right now.');
    await expectAccessible(page);
    await act(page, 'Track').click();
    await expect(message).toHaveCount(0);
    await act(page, 'Track').click();
    await expect(message).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(message).toHaveCount(0);
    await expect(act(page, 'Track')).toBeFocused();
  });

  test('is offered where the tenant has the tracker switched on alone', async ({ page }) => {
    await openDocument(page, {});
    await expect(act(page, 'Favorite')).toBeVisible();
    await expect(act(page, 'Track')).toHaveCount(0);
  });
});

test.describe('A favourite', () => {
  test.slow();

  test('is added and removed, and the document is fetched again each time [favourites-008]', async ({
    page,
  }) => {
    const asked = countOf(page, '/api/documents/metadata');
    await openDocument(page);
    await expect.poll(asked).toBeGreaterThan(0);
    const before = asked();
    const added = page.waitForRequest(isRequest('POST', '/api/content-favorites'));
    await act(page, 'Favorite').click();
    expect((await added).postDataJSON()).toEqual({ content: { contentId: expect.any(Number) } });
    await expect.poll(asked).toBe(before + 1);
    await expect(act(page, 'In favorites')).toBeVisible();
    await expect(said(page, 'Added to your favorites.')).toBeVisible();

    const removed = page.waitForRequest((request) => request.method() === 'DELETE');
    await act(page, 'In favorites').click();
    expect(pathOf(await removed)).toMatch(/^\/api\/content-favorites\/\d+$/);
    await expect.poll(asked).toBe(before + 2);
    await expect(act(page, 'Favorite')).toBeVisible();
    await expect(said(page, 'Removed from your favorites.')).toBeVisible();
    await act(page, 'Favorite').click();
    await expect.poll(asked).toBe(before + 3);
    await page.reload();
    await expect(act(page, 'In favorites')).toBeVisible();
  });

  test('looks made at once, and is none where it could not be made', async ({ page }) => {
    await openDocument(page);
    await page.route('**/api/content-favorites', (route) => route.abort('connectionrefused'));
    await act(page, 'Favorite').click();
    await expect(said(page, 'Your change could not be saved. Try again.')).toBeVisible();
    await expect(act(page, 'Favorite')).toBeVisible();
  });

  test('is not offered for a document that cannot be one [favourites-007]', async ({ page }) => {
    await page.route('**/api/documents/metadata*', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), allowToFavorite: false } });
    });
    await visitAs(page, 'individual', documentAt(standards.testMethod));
    await expect(act(page, 'Track')).toBeVisible();
    await expect(act(page, 'Favorite')).toHaveCount(0);
  });
});

test.describe('A company that presses track or favourite', () => {
  test.slow();

  test('goes to the secure login of its tenant, with a code in place of a token [tracking-005] [favourites-009]', async ({
    page,
    context,
  }) => {
    await context.route(/^https:\/\/login\.clearwater\.example\//, (route) =>
      route.fulfill({ body: 'sign in' }),
    );
    const loginUrl = 'https://login.clearwater.example/enter';
    const library = await openDocument(page, { ...withTracker, loginUrl }, 'company');
    for (const name of ['Track', 'Favorite']) {
      await act(page, name).click();
      await page.waitForURL(/^https:\/\/login\.clearwater\.example\//);
      const address = new URL(page.url());
      expect(Object.fromEntries(address.searchParams)).toEqual({
        redirectUrl: `${library}/content-access?contentcode=${encodeURIComponent(standards.testMethod)}`,
        force: 'true',
      });
      const code = new URLSearchParams(address.hash.slice(1)).get('code');
      await page.goto(address.searchParams.get('redirectUrl') ?? '');
      expect(await redeemed(page, code)).toEqual([200, 'COMPANY']);
      expect(await redeemed(page, code)).toEqual([404, undefined]);
    }
  });

  test('signs in as a person where the library signs people in itself, and comes back to the document', async ({
    page,
  }) => {
    await openDocument(page, withTracker, 'company');
    await act(page, 'Track').click();
    await page.waitForURL(/\/login\//);
    await fillSignIn(page, 'individual');
    await page.waitForURL(/content-access/);
    await expect(page.getByRole('button', { name: /^Account: Ines Ravndal/ })).toBeVisible();
    await act(page, 'Track').click();
    await expect(act(page, 'Tracking')).toBeVisible();
  });
});

/** The answer to a user who spends a code: the result, and the kind of user. */
const redeemed = (page: Page, code: string | null): Promise<[number, string | undefined]> =>
  page.evaluate(async (spent) => {
    const answer = await fetch('/api/account/one-time-code/redeem', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code: spent }),
    });
    return [answer.status, (await answer.json()).userType];
  }, code);
