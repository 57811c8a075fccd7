import { expect, test, type Page, type Route } from '@playwright/test';
import { documentAt, searchFor, standards } from '../addresses.ts';
import { expectDrawn } from '../pdf.ts';
import { titles } from '../search.ts';
import { visitAs } from '../visits.ts';

const search = '**/api/documents/unified-search*';
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' }).click();
const unplugged = (route: Route): Promise<void> => route.abort('connectionrefused');

/** The answer of a server that names what went wrong. */
const refusing = (status: number, detail: string) => (route: Route) =>
  route.fulfill({
    status,
    contentType: 'application/problem+json',
    body: JSON.stringify({ title: 'Failed', status, code: 'failed', detail }),
  });

const tooOften = (route: Route) =>
  route.fulfill({
    status: 429,
    headers: { 'retry-after': '7' },
    contentType: 'application/problem+json',
    body: JSON.stringify({
      title: 'Too Many Requests',
      status: 429,
      code: 'too-many-calls',
      detail: 'Wait',
      params: { seconds: '7' },
      requestId: 'r',
    }),
  });

test.describe('Errors', () => {
  const failures = [
    { answer: unplugged, said: 'Server not reachable', what: 'is not reachable [errors-002]' },
    { answer: refusing(404, 'No such call'), said: 'Not found', what: 'answers 404 [errors-007]' },
    {
      answer: refusing(500, 'The index is being repaired'),
      said: 'The index is being repaired',
      what: 'answers 500 with its reason',
    },
    {
      answer: tooOften,
      said: 'Too many requests. Try again in 7 seconds.',
      what: 'has been asked too often',
    },
  ];
  for (const { answer, said, what } of failures) {
    test(`a search says so and can be tried again where the server ${what}`, async ({ page }) => {
      await page.route(search, answer);
      await visitAs(page, 'individual', searchFor('anchor'));
      const main = page.getByRole('main');
      await expect(main).toContainText('The search failed');
      await expect(main).toContainText(said);
      await expect(page.getByRole('combobox')).toHaveValue('anchor');

      await page.unroute(search);
      await tryAgain(page);
      await expect(titles(page)).toHaveCount(7);
      await expect(main).not.toContainText('The search failed');
    });
  }

  test('a failed search shows the request id', async ({ page }) => {
    await page.route(search, refusing(500, 'Failed'));
    const sent = page.waitForRequest(search);
    await visitAs(page, 'individual', searchFor('anchor'));
    await expect(page.getByRole('main')).toContainText('The search failed');
    await expect(page.getByRole('main')).toContainText(/Request\s*[0-9a-f-]{36}/);
    expect((await sent).headers()['requestid']).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('a document that cannot be reached says so and opens when it is tried again', async ({ page }) => {
    const metadata = '**/api/documents/metadata*';
    await page.route(metadata, unplugged);
    await visitAs(page, 'individual', documentAt(standards.testMethod));
    const message = page.getByRole('dialog', { name: 'The document could not be opened' });
    await expect(message).toContainText('Server not reachable');
    await page.unroute(metadata);
    await tryAgain(page);
    await expectDrawn(page, 1);
    await expect(message).toBeHidden();
  });

  test('a PDF that breaks off says so, and opens at the same page when it is tried again', async ({
    page,
  }) => {
    const pdf = '**/api/documents/pdf/contentCode*';
    await page.route(pdf, unplugged);
    await visitAs(page, 'individual', documentAt(standards.testMethod, { page: '4' }));
    await expect(page.getByRole('heading', { name: 'The PDF could not be opened' })).toBeVisible();
    await page.unroute(pdf);
    await tryAgain(page);
    await expectDrawn(page, 4);
  });

  test('a library that does not open says why, and opens when it is tried again', async ({ page }) => {
    await page.route('**/api/account', unplugged);
    await visitAs(page, 'individual');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The library could not be opened');
    await expect(page.getByRole('main')).toContainText('Server not reachable');
    await page.unroute('**/api/account');
    await tryAgain(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ines');
  });

  test('an address that leads nowhere says so and shows the way home [shell-007]', async ({ page }) => {
    await visitAs(page, 'individual', '/no/such/page?at=all');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The page does not exist.');
    await page.getByRole('link', { name: 'Go to home page' }).click();
    await expect(page).toHaveURL('/');
  });
});
