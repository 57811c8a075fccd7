import { expect, test, type Page } from '@playwright/test';
import { expectDrawn } from '../pdf.ts';
import { titles } from '../search.ts';
import { visitAs } from '../visits.ts';

/** The address of the home page with an inner query in base64. */
const resolving = (query: string, form: 'base64' | 'base64url' = 'base64'): string =>
  `/?resolver=${encodeURIComponent(Buffer.from(query).toString(form))}`;

const notices = (page: Page) => page.getByRole('region', { name: 'Messages' });
const unreadable = 'The link that you followed cannot be read.';

test.describe('A link of the resolver', () => {
  test('with a text alone searches for it [home-031] [home-035]', async ({ page }) => {
    await visitAs(page, 'individual', resolving('search=bonded%20anchor%20creep'));
    await expect(page).toHaveURL('/content-search/?content=bonded%20anchor%20creep');
    await expect(titles(page).first()).toBeVisible();
  });

  test('is read in the base64 of addresses and with letters of any script [home-031]', async ({ page }) => {
    await visitAs(page, 'individual', resolving('search=زحف المراسي?>', 'base64url'));
    await expect(page).toHaveURL(`/content-search/?content=${encodeURIComponent('زحف المراسي?>')}`);
  });

  test('with a designation and a year opens that edition [home-032]', async ({ page }) => {
    await visitAs(page, 'individual', resolving('designation=NSB E 214&year=2021'));
    await expect(page).toHaveURL(/\/content-access\/?\?contentCode=NSB%7Cnsb-e-214-21$/);
    await expectDrawn(page, 1);
  });

  test('with a designation and a status opens that edition at the page named [home-032] [home-033]', async ({
    page,
  }) => {
    await visitAs(page, 'individual', resolving('designation=E 214&status=active&page=3'));
    await expect(page).toHaveURL(/contentCode=NSB%7Cnsb-e-214-24&page=3$/);
    await expectDrawn(page, 3);
  });

  test('to an edition that is not there searches for it [home-034]', async ({ page }) => {
    await visitAs(page, 'individual', resolving('designation=E 214&year=1999&publisher=NSB'));
    await expect(page).toHaveURL('/content-search/?content=E%20214&publisherid=NSB');
    await expect(titles(page).first()).toBeVisible();
    await page.goto(resolving('designation=E 214&year=1999&search=creep'));
    await expect(page).toHaveURL('/content-search/?content=creep');
  });

  test('with only a year or a status searches on those [home-036]', async ({ page }) => {
    await visitAs(page, 'individual', resolving('year=2021'));
    await expect(page).toHaveURL(/\/content-search\/\?categories=/);
    await expect(page.getByRole('main')).toContainText('2021');
    await expect(titles(page)).toHaveCount(2);
    await page.goto(resolving('status=Previous'));
    await expect(page).toHaveURL(/\/content-search\/\?categories=/);
    await expect(page.getByText('Superseded', { exact: true }).first()).toBeVisible();
    await expect(titles(page).first()).toBeVisible();
  });

  for (const [what, written] of [
    ['nothing', ''],
    ['no base64', '%25%25%25'],
    ['bytes that are no text', Buffer.from([0x73, 0x3d, 0xff]).toString('base64')],
    ['a query that asks for nothing', Buffer.from('foo=bar').toString('base64')],
  ] as const) {
    test(`with ${what} shows an error, and the home page still works`, async ({ page }) => {
      await visitAs(page, 'individual', `/?resolver=${written}`);
      await expect(notices(page)).toContainText(unreadable);
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Ines');
    });
  }

  test('that cannot be looked up now says so, and can be tried again', async ({ page }) => {
    const lookups = '**/api/documents/contentCode/designation*';
    await page.route(lookups, (route) => route.abort('connectionrefused'));
    await visitAs(page, 'individual', resolving('designation=E 214&year=2021'));
    await expect(notices(page)).toContainText('E 214 could not be found.');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ines');
    await page.unroute(lookups);
    await notices(page).getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL(/contentCode=NSB%7Cnsb-e-214-21$/);
  });

  test('leaves no step of its own in the history', async ({ page }) => {
    await visitAs(page, 'individual', '/content-search/?content=creep');
    await expect(titles(page).first()).toBeVisible();
    await page.goto(resolving('search=anchor'));
    await expect(page).toHaveURL('/content-search/?content=anchor');
    await page.goBack();
    await expect(page).toHaveURL('/content-search/?content=creep');
  });
});
