import { readFile } from 'node:fs/promises';
import { expect, test, type Download, type Locator, type Page } from '@playwright/test';
import { shownPages, type ShownPage } from '../../apps/server/src/adapters/pdf-stamper/testing/shownPages.ts';
import { documentAt, searchFor, standards } from '../addresses.ts';
import { expectAccessible } from '../axe.ts';
import { hold } from '../hold.ts';
import { expectDrawn } from '../pdf.ts';
import { rows } from '../search.ts';
import { speak } from '../visitors.ts';
import { followWithin, visitAs } from '../visits.ts';

/** The demo's document that its publisher lets no one download. */
const notDownloadable = 'HI|hi-4410-2-2016';

const button = (page: Page): Locator =>
  page.getByRole('group', { name: 'Actions' }).getByRole('button', { name: /^Download/ });
/** Saves the PDF from the menu of downloads. */
async function savePdf(page: Page): Promise<void> {
  await button(page).click();
  await page.getByRole('menuitem', { name: 'PDF', exact: true }).click();
}
const tray = (page: Page): Locator => page.getByRole('region', { name: 'Downloads' });
const dialog = (page: Page): Locator => page.getByRole('dialog');
const fileCall = '**/api/documents/download?*';

const pagesOf = async (file: Download): Promise<ShownPage[]> => shownPages(await readFile(await file.path()));

/** Hears of each file that the browser saves. */
function savedFiles(page: Page): string[] {
  const names: string[] = [];
  page.on('download', (file) => names.push(file.suggestedFilename()));
  return names;
}

test.describe('A download', () => {
  test('is saved once with the reader’s name on every page, and nothing of it is left behind [downloads-004]', async ({
    page,
  }) => {
    await visitAs(page, 'individual', documentAt(standards.testMethod));
    const names = savedFiles(page);
    const saving = page.waitForEvent('download');
    await savePdf(page);
    const file = await saving;
    expect(file.suggestedFilename()).toBe('NSB E 214-24.pdf');
    for (const { texts } of await pagesOf(file))
      expect(texts.map(({ text }) => text).join(' ')).toMatch(
        /Ines Ravndal.*Halvorsen Consulting.*Downloaded/,
      );
    await expect(page.locator('a[download]')).toHaveCount(0);
    const isThere = (address: string): Promise<boolean> =>
      page.evaluate(
        (blob) =>
          fetch(blob).then(
            () => true,
            () => false,
          ),
        address,
      );
    await expect.poll(() => isThere(file.url())).toBe(false);
    await expect(tray(page)).toHaveCount(0);
    expect(names).toEqual(['NSB E 214-24.pdf']);
  });

  test('shows its progress, also on the next screen, and is saved there', async ({ page }) => {
    await visitAs(page, 'individual', documentAt(standards.testMethod));
    await expect(button(page)).toBeVisible();
    const letThrough = await hold(page, fileCall);
    await savePdf(page);
    await expect(tray(page).getByRole('progressbar')).toHaveAccessibleName(/Downloading .*NSB E 214-24/);
    await expect(button(page)).toHaveAttribute('aria-busy', 'true');
    // A second press begins nothing again.
    await savePdf(page);
    await expect(tray(page).getByRole('progressbar')).toHaveCount(1);
    await expectAccessible(page, ['[aria-label="Downloads"]']);
    await followWithin(page, searchFor('E 214'));
    await expect(rows(page).first()).toBeVisible();
    await expect(tray(page).getByRole('progressbar')).toBeVisible();
    const saving = page.waitForEvent('download');
    letThrough();
    expect((await saving).suggestedFilename()).toBe('NSB E 214-24.pdf');
    await expect(tray(page)).toHaveCount(0);
  });

  test('is given up by its reader, with the keyboard too, and may be begun again', async ({ page }) => {
    await visitAs(page, 'individual', documentAt(standards.testMethod));
    await expect(button(page)).toBeVisible();
    const names = savedFiles(page);
    const letThrough = await hold(page, fileCall);
    await savePdf(page);
    const cancel = tray(page).getByRole('button', { name: /^Cancel the download of/ });
    await cancel.focus();
    await page.keyboard.press('Enter');
    await expect(tray(page)).toHaveCount(0);
    await expect(button(page)).not.toHaveAttribute('aria-busy');
    letThrough();
    expect(names).toEqual([]);
    const saving = page.waitForEvent('download');
    await savePdf(page);
    await saving;
  });

  test('has compass points and the reader’s notes on its pages where they are asked for', async ({
    page,
  }) => {
    await visitAs(page, 'individual', documentAt(standards.testMethod));
    const requested = page.waitForRequest(fileCall);
    const saving = page.waitForEvent('download');
    await button(page).click();
    await page.getByRole('menuitem', { name: 'PDF with compass points and notes' }).click();
    expect(new URL((await requested).url()).searchParams.get('compassPoints')).toBe('true');
    expect((await saving).suggestedFilename()).toBe('NSB E 214-24.pdf');
  });

  test('speaks Arabic from the right', async ({ page, context }) => {
    await speak(context, 'AR');
    await visitAs(page, 'individual', documentAt(standards.testMethod));
    const acts = page.getByRole('group', { name: 'الإجراءات' });
    await expect(acts).toBeVisible();
    const letThrough = await hold(page, fileCall);
    await acts.getByRole('button', { name: /^تنزيل/ }).click();
    await page.getByRole('menuitem', { name: 'PDF', exact: true }).click();
    const bar = page.getByRole('region', { name: 'التنزيلات' }).getByRole('progressbar');
    await expect(bar).toHaveAccessibleName(/جارٍ تنزيل/);
    const saving = page.waitForEvent('download');
    letThrough();
    const [first] = await pagesOf(await saving);
    expect(first?.texts.some(({ text }) => text.includes('Ines Ravndal'))).toBe(true);
  });
});

test.describe('No download', () => {
  test('is saved of a document that its publisher keeps from it, and the library says whom to ask [downloads-001]', async ({
    page,
  }) => {
    await visitAs(page, 'individual', documentAt(notDownloadable));
    const names = savedFiles(page);
    await savePdf(page);
    await expect(dialog(page)).toContainText(/There is no PDF of .*HI 4410-2:2016/);
    await expect(dialog(page)).toContainText('Northern Standards Board');
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(button(page)).toBeFocused();
    await page.goto(searchFor('HI 4410-2:2016'));
    const card = rows(page).filter({ hasText: '4410-2:2016' }).first();
    await card.getByRole('button', { name: /^Download/ }).click();
    await expect(dialog(page)).toContainText(/There is no PDF of .*HI 4410-2:2016/);
    expect(names).toEqual([]);
  });

  test('is saved where the header of the file does not say “true” [downloads-002]', async ({ page }) => {
    await visitAs(page, 'individual', documentAt(standards.testMethod));
    const names = savedFiles(page);
    await page.route(fileCall, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), entitlementaccess: 'TRUE' } });
    });
    await savePdf(page);
    await expect(dialog(page)).toContainText(/You do not have access to .*NSB E 214-24/);
    await expect(dialog(page)).toContainText('support@nsb-library.example');
    expect(names).toEqual([]);
  });

  test('is saved of an empty file, and the library says whom to ask: name, e-mail, phone and a link [downloads-003]', async ({
    page,
  }) => {
    await visitAs(page, 'individual', documentAt(standards.testMethod));
    const names = savedFiles(page);
    await page.route(fileCall, (route) =>
      route.fulfill({ contentType: 'application/pdf', headers: { entitlementaccess: 'true' }, body: '' }),
    );
    await savePdf(page);
    await expect(dialog(page)).toContainText(/There is no PDF of .*NSB E 214-24/);
    await expect(dialog(page)).toContainText('Northern Standards Board');
    await expect(dialog(page).getByRole('link', { name: 'support@nsb-library.example' })).toBeVisible();
    await expect(dialog(page).getByRole('link', { name: '+00 555 0142' })).toBeVisible();
    await expect(dialog(page).getByRole('link', { name: 'Request access' })).toHaveAttribute(
      'href',
      'https://www.nsb-library.example/contact',
    );
    expect(names).toEqual([]);
  });

  test('that failed on the way is lost: it says so and is tried again', async ({ page }) => {
    await visitAs(page, 'individual', documentAt(standards.testMethod));
    await expect(button(page)).toBeVisible();
    await page.route(fileCall, (route) => route.abort());
    await savePdf(page);
    const notice = page.getByRole('alert').filter({ hasText: 'could not be downloaded' });
    await expect(notice).toBeVisible();
    await page.unroute(fileCall);
    const saving = page.waitForEvent('download');
    await notice.getByRole('button', { name: 'Try again' }).click();
    expect((await saving).suggestedFilename()).toBe('NSB E 214-24.pdf');
  });

  test('is begun without a network: it says so, the page stays, and it is begun when there is one', async ({
    page,
    context,
  }) => {
    await visitAs(page, 'individual', documentAt(standards.testMethod));
    await expectDrawn(page, 1);
    await context.setOffline(true);
    await savePdf(page);
    await expect(page.getByRole('alert').filter({ hasText: 'Server not reachable' })).toBeVisible();
    await expect(button(page)).toBeFocused();
    await expectDrawn(page, 1);
    await context.setOffline(false);
    const saving = page.waitForEvent('download');
    await savePdf(page);
    expect((await saving).suggestedFilename()).toBe('NSB E 214-24.pdf');
  });

  test('of several is told of in several dialogs at once', async ({ page }) => {
    let refused = 0;
    await page.route('**/api/documents/verification/**', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), entitlementaccess: 'false' } });
      refused += 1;
    });
    await visitAs(page, 'individual', searchFor('anchors'));
    const downloads = rows(page).getByRole('button', { name: /^Download/ });
    await expect(downloads.nth(1)).toBeVisible();
    for (const index of [0, 1]) await downloads.nth(index).evaluate((each: HTMLElement) => each.click());
    await expect.poll(() => refused).toBe(2);
    await expect(dialog(page)).toHaveCount(1);
    const first = await dialog(page).innerText();
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => dialog(page).innerText()).not.toBe(first);
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(dialog(page)).toHaveCount(0);
  });

  test('is offered under DRM', async ({ page }) => {
    await visitAs(page, 'drm', documentAt(standards.testMethod));
    await expect(page.getByRole('tab', { name: 'HTML' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Download/ })).toHaveCount(0);
    await expect(page.getByRole('menuitem', { name: /PDF/ })).toHaveCount(0);
  });
});
