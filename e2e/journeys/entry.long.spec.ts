import { expect, test, type Page, type Route } from '@playwright/test';
import { documentAt, standards } from '../addresses.ts';
import { expectAccessible } from '../axe.ts';
import { aDeliveredLibrary, type Delivered } from '../deliveries.ts';
import { expectDrawn } from '../pdf.ts';
import { signIn } from '../people.ts';
import { speak } from '../visitors.ts';
import { followWithin, visitAs } from '../visits.ts';

const metadata = '**/api/documents/metadata*';
const text = (page: Page) => page.locator('canvas, main iframe');
const card = (page: Page) => page.getByRole('article');

const refusing =
  (status: number, code: string, detail: string) =>
  (route: Route): Promise<void> =>
    route.fulfill({ status, json: { status, code, detail, title: code, requestId: 'r-1', message: detail } });

test.describe('The address of a document', () => {
  test('goes on to where it is read, with all that it carries [document-001] [document-003]', async ({
    page,
  }) => {
    const query = `contentcode=NSB%7Cnsb-e-214-24&page=3&annotationid=a-1&compasspointuuid=c-1`;
    await visitAs(page, 'individual', `/document/?${query}`);
    await expect(page).toHaveURL(`/content-access?${query}`);
    await expectDrawn(page, 3);
    await followWithin(page, '/document/?CONTENTCODE=NSB%7Cnsb-e-214-21');
    await expect(page).toHaveURL('/content-access?CONTENTCODE=NSB%7Cnsb-e-214-21');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('that names nothing, or what cannot be, says that there is no document and leads home [document-028]', async ({
    page,
  }) => {
    await visitAs(page, 'individual', '/document/');
    const message = page.getByRole('dialog', { name: 'No document' });
    for (const query of [
      '?contentCode=',
      '?contentCode=NSB%7Cnone',
      `?contentCode=${encodeURIComponent('<img src=x onerror=alert(1)>')}`,
      '?contentCode=%E0%A4%A',
      '?contentCode=..%2f..%2fetc',
      `?contentCode=${'x'.repeat(600)}`,
    ]) {
      await followWithin(page, `/document/${query}`);
      await expect(message, query).toContainText('There is no document content');
      await message.getByRole('button', { name: 'Close' }).click();
      await expect(page).toHaveURL('/');
    }
  });

  test('beyond the last page opens the last one', async ({ page }) => {
    await visitAs(page, 'individual', documentAt(standards.testMethod, { page: '99999' }));
    await expect(page.getByRole('textbox', { name: 'Page' })).not.toHaveValue('1');
    await expect(page.getByRole('textbox', { name: 'Page' })).not.toHaveValue('99999');
  });
});

test.describe('A document that does not open', () => {
  for (const detail of ['Can not find content', 'Cannot find content'])
    test(`because of “${detail}” says that there is none; closing goes home [document-028]`, async ({
      page,
    }) => {
      await page.route(metadata, refusing(404, 'document-not-found', detail));
      await visitAs(page, 'individual', documentAt(standards.testMethod));
      const message = page.getByRole('dialog', { name: 'No document' });
      await expect(message).toContainText('There is no document content');
      await message.getByRole('button', { name: 'Close' }).click();
      await expect(page).toHaveURL('/');
    });

  test('any further, because access has ended, says so and keeps what is there', async ({ page }) => {
    await visitAs(page, 'individual', documentAt(standards.testMethod));
    await expectDrawn(page, 1);
    const refusal = refusing(403, 'document-not-entitled', 'User is not entitled for the Document');
    await page.route(/\/api\/documents\/(html|pdf)\//, refusal);
    await page.getByRole('tab', { name: 'HTML' }).click();
    const message = page.getByRole('dialog', { name: 'Your access has ended' });
    await expect(message).toContainText('NSB E 214-24');
    await expect(message).toContainText('You can keep reading what is on the page.');
    await message.getByRole('button', { name: 'Close' }).click();
    await expect(message).toBeHidden();
    await expect(page).toHaveURL(/\/content-access\?/);
    await page.getByRole('tab', { name: 'PDF' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Sustained-Load Creep');
  });
});

test('A document that is open stays open when it cannot be asked for again', async ({ page }) => {
  await visitAs(page, 'cp-admin', documentAt(standards.previousTestMethod));
  await expectDrawn(page, 1);
  let asked = 0;
  await page.route(metadata, (route) => {
    asked += 1;
    return route.abort('connectionrefused');
  });
  await page.getByRole('button', { name: /^(Favorite|In favorites)$/ }).click();
  await expect.poll(() => asked).toBe(2); // It is tried once more.
  await expect(page.getByText(/(Added to|Removed from) your favorites\./)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectDrawn(page, 1);
});

test.describe('A legacy address', () => {
  for (const [address, contentCode] of [
    ['/DIGITAL_LIBRARY/JOURNALS/CREEP/PAGES/NSB-E-214-21.htm', 'NSB|nsb-e-214-21'],
    ['/Standards/HISTORICAL/E214-18.htm', 'NSB|nsb-e-214-18'],
  ] as const)
    test(`${address} opens its document [document-012] [document-016]`, async ({ page }) => {
      await visitAs(page, 'individual', address);
      await expect(page).toHaveURL(`/content-access?contentCode=${encodeURIComponent(contentCode)}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

  test('of nothing that the library has goes home [document-016]', async ({ page }) => {
    await visitAs(page, 'individual', '/DIGITAL_LIBRARY/MNL/SOURCE_PAGES/NSB-E-214-24');
    await expect(page).toHaveURL('/');
    for (const address of [
      '/Standards/HISTORICAL/E9999-18',
      '/Standards/WITHDRAWN/E214-24',
      '/DIGITAL_LIBRARY/E214-24',
      '/resolve/',
      '/resolve/3PC/%E0%A4%A',
    ]) {
      await followWithin(page, address);
      await expect(page, address).toHaveURL('/');
    }
  });

  test('that cannot be looked up says so, and opens when it is tried again', async ({ page }) => {
    const lookup = '**/api/documents/contentCode/designation*';
    await page.route(lookup, (route) => route.abort('connectionrefused'));
    await visitAs(page, 'individual', '/Standards/HISTORICAL/E214-18');
    const message = page.getByRole('dialog', { name: 'The document could not be opened' });
    await expect(message).toContainText('Server not reachable');
    await page.unroute(lookup);
    await message.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL(/contentCode=NSB%7Cnsb-e-214-18$/);
  });
});

test.describe('A link of a subscription or an editor', () => {
  test('is looked up, verified and opened [document-017]', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await visitAs(
      page,
      'individual',
      '/resolve/SUBSCRIPTION?designation=E%20214&year=2018&status=Historical',
    );
    await expect(page).toHaveURL('/content-access?contentCode=NSB%7Cnsb-e-214-18');
    const order = [
      '/api/documents/contentCode/designation',
      '/api/documents/verification/contentCode',
      '/api/documents/metadata',
    ];
    expect(asked.filter((path) => order.includes(path)).slice(0, 3)).toEqual(order);
    await followWithin(page, '/resolve/EDIT?assetId=nsb-e-214-21');
    await expect(page).toHaveURL('/content-access?contentCode=NSB%7Cnsb-e-214-21');
    await followWithin(page, '/resolve/EDIT?contentCode=NSB%7Cnsb-e-214-24');
    await expect(page).toHaveURL('/content-access?contentCode=NSB%7Cnsb-e-214-24');
  });
});

test.describe('A document that its publisher shows', () => {
  let library: Delivered;
  const at = (code: keyof Delivered['codes'], screen = '/document/'): string =>
    `${library.origin}${screen}?contentCode=${encodeURIComponent(library.codes[code])}`;

  test.beforeAll(async ({ browser }) => {
    const page = await browser.newPage();
    library = await aDeliveredLibrary(page);
    await page.close();
  });

  test('has a card that says what it is and leads there in a new tab [document-004] [document-009] [document-011]', async ({
    page,
    context,
  }) => {
    await context.route(/^https:\/\/read\.lifting\.example\//, (route) => route.fulfill({ body: 'there' }));
    await signIn(page, 'individual', at('hosted'));
    await expect(page).toHaveURL(at('hosted', '/content-redirect'));
    const designation = `${library.codes.hosted.split('|')[0]} 21:2023`;
    await expect(card(page).getByRole('heading', { level: 1 })).toHaveText(
      'Lifting points cast into precast elements',
    );
    await expect(card(page).getByRole('list', { name: 'Properties' }).getByRole('listitem')).toHaveText([
      'Code of practice',
      library.codes.hosted.split('|')[0] ?? '',
      'Active',
    ]);
    await expect(card(page)).toContainText(designation);
    await expect(card(page)).toContainText('How lifting points are chosen for the weight');
    await expect(card(page)).toContainText(/Published\s*Sep 18 2023/);
    await expect(card(page).getByRole('note')).toContainText('in its own library');
    await expect(text(page)).toHaveCount(0);
    await expectAccessible(page);

    const opened = context.waitForEvent('page');
    await card(page)
      .getByRole('link', { name: /^View at .*Federation of Lifting Works/ })
      .click();
    const other = await opened;
    await expect(other).toHaveURL('https://read.lifting.example/21/2023?lang=en');
    expect(await other.evaluate(() => window.opener)).toBeNull();
  });

  test('has its translations and editions in menus [document-010]', async ({ page }) => {
    await signIn(page, 'individual', at('hosted'));
    await card(page)
      .getByRole('button', { name: /^Choose a language/ })
      .click();
    await page.getByRole('menuitem', { name: 'español' }).click();
    await expect(page).toHaveURL(at('hostedInSpanish', '/content-redirect'));
    await expect(card(page).getByRole('heading', { level: 1 })).toHaveText(/^Puntos de izado/);
    await card(page)
      .getByRole('button', { name: /^Choose an edition/ })
      .click();
    await page.getByRole('menuitem', { name: /^2016/ }).click();
    await expect(page).toHaveURL(at('hostedBefore', '/content-redirect'));
    await expect(card(page).getByRole('list', { name: 'Properties' })).toContainText('Withdrawn, replaced');
    await expect(card(page).getByRole('button', { name: /^Choose a language/ })).toHaveCount(0);
  });

  test('says when a report was published, and where no address is known of it', async ({ page }) => {
    await signIn(page, 'individual', at('report'));
    await expect(card(page)).toContainText(/Published\s*Jan 31 2022/);
    await page.goto(at('unaddressed'));
    await expect(card(page).getByRole('note')).toContainText('has not given us the address');
    await expect(card(page).getByRole('link', { name: /^View at/ })).toHaveCount(0);
  });

  test('is led to from the address of its text too, and one that is read here is led back', async ({
    page,
  }) => {
    await signIn(page, 'individual', at('hosted', '/content-access'));
    await expect(page).toHaveURL(at('hosted', '/content-redirect'));
    await page.goto(`${library.origin}/content-redirect?contentCode=NSB%7Cnsb-e-214-24`);
    await expect(page).toHaveURL(`${library.origin}/content-access?contentCode=NSB%7Cnsb-e-214-24`);
  });

  test('has its card under DRM as well, and no screen of texts within the shell', async ({ page }) => {
    await signIn(page, 'drm', at('hosted'));
    await expect(page).toHaveURL(at('hosted', '/content-redirect'));
    await expect(card(page).getByRole('link', { name: /^View at/ })).toBeVisible();
    await page.goto(`${library.origin}/document/?contentCode=NSB%7Cnsb-e-214-24`);
    await expect(page).toHaveURL(`${library.origin}/document-view/?contentCode=NSB%7Cnsb-e-214-24`);
    await page.goto(`${library.origin}/content-access?contentCode=NSB%7Cnsb-e-214-24`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/not authorized/i);
  });

  test('reads well on a phone, in the dark and in Arabic', async ({ page, context }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await speak(context, 'AR');
    await context.addCookies([{ name: 'locale', value: 'AR', url: library.origin }]);
    await signIn(page, 'individual', at('hosted'));
    await expect(card(page).getByRole('link', { name: /Federation of Lifting Works/ })).toBeVisible();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
    ).toBe(true);
    await expectAccessible(page);
  });

  test('that has left the library says so, with the way to the digital library, and then leads home [document-029]', async ({
    page,
  }) => {
    await signIn(page, 'individual', at('gone'));
    const message = page.getByRole('dialog', { name: 'No longer available' });
    await expect(message).toContainText('DL Content is no longer available');
    await expect(message.getByRole('link', { name: 'Open the digital library' })).toHaveAttribute(
      'href',
      'https://digital.clearwater.example/',
    );
    await expect(text(page)).toHaveCount(0);
    await message.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(`${library.origin}/`);
  });
});
