import { stat } from 'node:fs/promises';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { searchFor } from '../addresses.ts';
import { expectAccessible } from '../axe.ts';
import { expectDrawn } from '../pdf.ts';
import { signIn } from '../people.ts';
import { changeDocuments, changeFound, expectHeading, rows } from '../search.ts';
import { originOf } from '../visitors.ts';
import { visitAs } from '../visits.ts';

const testMethod = (page: Page): Locator =>
  rows(page)
    .filter({ hasText: /E 214-24/ })
    .first();
const dialog = (page: Page): Locator => page.getByRole('dialog');
const download = (of: Locator): Locator => of.getByRole('button', { name: /^Download / });
const star = (of: Locator): Locator => of.getByRole('button', { name: /^Favorite: / });
const notices = (page: Page): Locator => page.getByRole('region', { name: 'Messages' });

test.describe('A card', () => {
  test('says the type, the publisher and the status, and leads to the document by its title [search-023] [search-034]', async ({
    page,
  }) => {
    await visitAs(page, 'individual', searchFor('E 214'));
    const card = testMethod(page);
    await expect(card).toContainText('NSB E 214-24');
    await expect(card).toContainText('Test method');
    await expect(card).toContainText('Northern Standards Board');
    await expect(card).toContainText('Active');
    const link = card.getByRole('heading').getByRole('link');
    await expect(link).toHaveText(/^Test Method for Sustained-Load Creep of Bonded Anchors/);
    await expect(link).toHaveAttribute('href', '/document/?contentcode=NSB%7Cnsb-e-214-24');
    await link.click();
    await expect(page).toHaveURL(/contentcode=NSB%7Cnsb-e-214-24/i);
    await expectDrawn(page, 1);
  });

  test('lists its other languages where there are some, and takes a double press for one [search-028] [search-029]', async ({
    page,
  }) => {
    await visitAs(page, 'individual', searchFor('anchor'));
    const languages = testMethod(page).getByRole('button', { name: /^Languages of NSB E 214-24/ });
    await expect(rows(page)).toHaveCount(7);
    await expect(rows(page).getByRole('button', { name: /^Languages of HI/ })).toHaveCount(0);
    await languages.evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await expect(page.getByRole('menuitem')).toHaveText(['العربية']);
    await expect(page.getByRole('menuitem')).toHaveAttribute('href', /contentcode=NSB%7Cnsb-e-214-24-ar$/);
    await expectAccessible(page);
    // Later it closes as any menu does.
    await expect(async () => {
      await languages.press('Enter');
      await expect(page.getByRole('menuitem')).toHaveCount(0, { timeout: 1_000 });
    }).toPass();
  });

  test('lists its versions by their designations [search-030]', async ({ page }) => {
    await visitAs(page, 'individual', searchFor('E 214'));
    await testMethod(page)
      .getByRole('button', { name: /^Editions of NSB E 214-24/ })
      .click();
    const versions = page.getByRole('menuitem');
    await expect(versions).toHaveText([/NSB E 214-24/, /NSB E 214-21/, /NSB E 214-18/]);
    await versions.nth(1).click();
    await expect(page).toHaveURL(/contentcode=NSB%7Cnsb-e-214-21/i);
  });

  test('lists its supplements [search-031]', async ({ page }) => {
    const supplement = {
      'supplement-display-designation': 'NSB E 214-24/A1',
      'supplement-content-code': 'NSB|nsb-e-214-24-a1',
    };
    await changeDocuments(page, ({ contentCode }) => ({
      supplements: contentCode === 'NSB|nsb-e-214-24' ? [supplement] : [],
    }));
    await visitAs(page, 'individual', searchFor('E 214'));
    await expect(page.getByRole('button', { name: /^Choose a supplement/ })).toHaveCount(1);
    await testMethod(page)
      .getByRole('button', { name: /^Choose a supplement: 1 supplement/ })
      .click();
    await expect(page.getByRole('menuitem', { name: 'NSB E 214-24/A1' })).toHaveAttribute(
      'href',
      '/document/?contentcode=NSB%7Cnsb-e-214-24-a1',
    );
  });

  test('renders the markup of title and description, and runs nothing in it [search-035]', async ({
    page,
  }) => {
    const dialogs: string[] = [];
    page.on('dialog', (opened) => {
      dialogs.push(opened.message());
      void opened.dismiss();
    });
    await changeDocuments(page, () => ({
      documentTitle: 'Resistance to CO<sub>2</sub> of <i>Fagus</i><img src=x onerror="alert(1)">',
      description: '<p>At 5 m<sup>3</sup> a day.</p><script>alert(2)</script>',
    }));
    await visitAs(page, 'individual', searchFor('E 214'));
    const card = rows(page).first();
    await expect(card.getByRole('heading').locator('sub')).toHaveText('2');
    await expect(card.getByRole('heading').locator('i')).toHaveText('Fagus');
    await expect(card.getByRole('heading').getByRole('link')).toHaveText('Resistance to CO2 of Fagus');
    await expect(card.locator('sup')).toHaveText('3');
    await expect(card.locator('img, script')).toHaveCount(0);
    expect(dialogs).toEqual([]);
  });

  test('shows one line of a description that is longer, and the rest on demand [search-036]', async ({
    page,
  }) => {
    const long = Array.from({ length: 40 }, (_, at) => `Clause ${at + 1} says more.`).join(' ');
    await changeFound(page, ({ documents }) => ({
      documents: documents.map((document, at) => ({ ...document, description: at === 0 ? long : 'Short.' })),
    }));
    await visitAs(page, 'individual', searchFor('E 214'));
    const card = rows(page).first();
    const text = card.locator('p').filter({ hasText: 'Clause 1 says more.' });
    const more = card.getByRole('button', { name: /^More about NSB E 214/ });
    await expect(more).toBeVisible();
    await expect(rows(page).nth(1)).toContainText('Short.');
    await expect(
      rows(page)
        .nth(1)
        .getByRole('button', { name: /^More about/ }),
    ).toHaveCount(0);
    const heightOfLine = (await text.boundingBox())?.height ?? 0;
    await more.click();
    await expect.poll(async () => (await text.boundingBox())?.height ?? 0).toBeGreaterThan(2 * heightOfLine);
    await card.getByRole('button', { name: /^Less about NSB E 214/ }).click();
    await expect.poll(async () => (await text.boundingBox())?.height).toBe(heightOfLine);
  });

  test('of another publisher’s own site names it, leads there and has no download [search-042] [search-032]', async ({
    page,
  }) => {
    await changeDocuments(page, ({ publisherCode }) =>
      publisherCode === 'PIC' ? { publisherTypeCode: 'CPP' } : {},
    );
    await visitAs(page, 'individual', searchFor('anchor'));
    const hosted = rows(page).filter({ hasText: 'PIC RP' }).first();
    await expect(hosted).toContainText('Hosted by its publisher');
    const there = hosted.getByRole('link', { name: /^Opens at .*Petroleum Installations Council/ });
    await expect(there).toHaveAttribute('target', '_blank');
    await expect(there).toHaveAttribute('href', /contentcode=PIC%7C/);
    await expect(download(hosted)).toHaveCount(0);
    await expect(download(testMethod(page))).toBeVisible();
    await expectAccessible(page);
  });

  test('has no download under DRM [search-032]', async ({ page }) => {
    await visitAs(page, 'drm', searchFor('anchor'));
    await expect(rows(page)).toHaveCount(7);
    await expect(download(rows(page))).toHaveCount(0);
  });

  test('becomes a favourite by its star, here and on its page, and none again; only what opens can', async ({
    page,
  }) => {
    await signIn(page, 'individual', originOf('api') + searchFor('anchor'));
    await expect(rows(page)).toHaveCount(5);
    const own = star(rows(page).filter({ hasText: 'PIC RP 1173' })).first();
    await expect(star(rows(page).filter({ hasText: 'NSB E 214' }))).toHaveCount(0);
    await expect(own).toHaveAttribute('aria-pressed', 'false');
    const calls = '**/api/content-favorites';
    await page.route(calls, (route) => route.abort('connectionrefused'));
    await own.click();
    await expect(notices(page)).toContainText('Your change could not be saved.');
    await expect(own).toHaveAttribute('aria-pressed', 'false');
    await page.unroute(calls);
    await own.click();
    await expect(notices(page)).toContainText('Added to your favorites.');
    await expect(own).toHaveAttribute('aria-pressed', 'true');
    await page.mouse.move(0, 0); // Its word goes with the pointer.
    await expectAccessible(page);

    await rows(page)
      .filter({ hasText: 'PIC RP 1173' })
      .first()
      .getByRole('heading')
      .getByRole('link')
      .click();
    await page.getByRole('button', { name: 'In favorites' }).click();
    await expect(page.getByRole('button', { name: 'Favorite', exact: true })).toBeVisible();
    await expect(notices(page)).toContainText('Removed from your favorites.');
    await page.goBack();
    await expect(own).toHaveAttribute('aria-pressed', 'false');
  });

  test('marks the words that matched, and says where they stand when the card does not show them', async ({
    page,
  }) => {
    await visitAs(page, 'individual', searchFor('anchor creep'));
    await expect(testMethod(page).getByRole('heading').locator('mark')).toHaveText(['Creep', 'Anchors']);

    await page.goto(searchFor(wordOfATextAlone));
    const reason = rows(page).first().getByText('Found in the text:').locator('..');
    await expect(reason.locator('mark').first()).toHaveText(new RegExp(wordOfATextAlone, 'i'));
    // A text that does not open to the reader is not searched.
    await expect(rows(page).filter({ hasText: 'PIC RP' })).toHaveCount(0);
    await expectAccessible(page);
  });
});

/** A word of the texts of the demo that no title, description or keyword has. */
const wordOfATextAlone = 'drill';

test.describe('Downloading from a card', () => {
  test('asks first whether the reader may, and then saves the PDF [search-033]', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/documents/')) asked.push(pathname);
    });
    await visitAs(page, 'individual', searchFor('E 214'));
    const saved = page.waitForEvent('download');
    await download(testMethod(page)).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe('NSB E 214-24.pdf');
    expect((await stat(await file.path())).size).toBeGreaterThan(10_000);
    const access = asked.indexOf('/api/documents/verification/contentCode');
    expect(access).toBeGreaterThan(-1);
    expect(asked.indexOf('/api/documents/download')).toBeGreaterThan(access);
    await expect(dialog(page)).toHaveCount(0);
  });

  test('says in the tenant’s words who may not have it, and gives the focus back [search-033]', async ({
    page,
  }) => {
    // The subscription ended after the results had come: one that has none offers no download.
    await page.route('**/api/documents/verification/contentCode*', (route) =>
      route.fulfill({
        headers: { entitlementaccess: 'false' },
        json: { contentCode: 'NSB|nsb-e-214-24', entitled: false },
      }),
    );
    await visitAs(page, 'individual', searchFor('anchor'));
    await expect(download(rows(page).filter({ hasText: 'PIC RP' }).first())).toHaveCount(0);
    const refused = download(testMethod(page));
    await refused.click();
    await expect(dialog(page)).toContainText('You do not have access to');
    await expect(dialog(page)).toContainText('support@nsb-library.example');
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(refused).toBeFocused();
    await expectHeading(page, '7 documents for “anchor”');
  });

  test('says so where the file is empty', async ({ page }) => {
    await page.route('**/api/documents/download?*', (route) =>
      route.fulfill({ contentType: 'application/pdf', headers: { entitlementaccess: 'true' }, body: '' }),
    );
    await visitAs(page, 'individual', searchFor('E 214'));
    await download(testMethod(page)).click();
    await expect(dialog(page)).toContainText(/There is no PDF of .*NSB E 214-24/);
    await expect(dialog(page)).toContainText('Northern Standards Board');
  });

  test('names the library and the reason where the access cannot be checked, and can be tried again', async ({
    page,
  }) => {
    const access = '**/api/documents/verification/contentCode*';
    await page.route(access, (route) =>
      route.fulfill({
        status: 500,
        contentType: 'application/problem+json',
        body: JSON.stringify({
          status: 500,
          code: 'failed',
          detail: 'Rights are being moved',
          requestId: 'r-1',
        }),
      }),
    );
    await visitAs(page, 'individual', searchFor('E 214'));
    await download(testMethod(page)).click();
    await expect(dialog(page)).toContainText('Rights are being moved (Northern Standards Board)');
    await page.unroute(access);
    const saved = page.waitForEvent('download');
    await dialog(page).getByRole('button', { name: 'Try again' }).click();
    expect((await saved).suggestedFilename()).toBe('NSB E 214-24.pdf');
    await expect(dialog(page)).toHaveCount(0);
  });
});
