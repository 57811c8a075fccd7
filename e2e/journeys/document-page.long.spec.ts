import { expect, test, type Page } from '@playwright/test';
import { documentAt, standards } from '../addresses.ts';
import { expectAccessible } from '../axe.ts';
import { expectFocusSeen } from '../focus.ts';
import { expectDrawn, pageField } from '../pdf.ts';
import { signIn } from '../people.ts';
import { originOf, speak } from '../visitors.ts';
import { visitAs } from '../visits.ts';

const tabs = (page: Page) => page.getByRole('tab');
const bar = (page: Page) => page.getByRole('group', { name: 'Actions' });
const more = (page: Page) => bar(page).getByRole('button', { name: 'More', exact: true });

/** The places of the tabs; a document has some of them. */
const places = [
  /^PDF$/,
  /^HTML$/,
  /^Timeline/,
  /^Work items/,
  /^(Visual content|Training & videos)/,
  /^Related content/,
  /^Compass points/,
];

async function expectInOrder(page: Page): Promise<void> {
  const names = await tabs(page).allInnerTexts();
  const found = names.map((name) => places.findIndex((place) => place.test(name)));
  expect(found).not.toContain(-1);
  expect(found).toEqual(found.toSorted((a, b) => a - b));
}

test.describe('The page of a document', () => {
  test('has its tabs in their places, with the number of what is behind them [document-020] [document-025]', async ({
    page,
  }) => {
    await visitAs(page, 'individual', documentAt(standards.testMethod));
    await expect(tabs(page).first()).toHaveText('PDF');
    await expect(tabs(page).nth(1)).toHaveText('HTML');
    await expectInOrder(page);
    const related = page.getByRole('tab', { name: /^Related content/ });
    await expect(related).toHaveText(/^Related content\s*[1-9]\d*$/);
  });

  test('has its acts in a bar: what is most usual at hand, downloads and the rest in menus [reader-010]', async ({
    page,
  }) => {
    await visitAs(page, 'individual', documentAt(standards.testMethod));
    for (const name of [/^Track/, /^(Favorite|In favorites)$/, 'Share', 'Download', 'Compare versions'])
      await expect(bar(page).getByRole('button', { name, exact: true })).toBeVisible();
    await bar(page).getByRole('button', { name: 'Download' }).click();
    await expect(page.getByRole('menuitem', { name: 'PDF with compass points and notes' })).toBeVisible();
    // Standards are cited where the tenant has that; another of its documents anywhere.
    await signIn(page, 'individual', originOf('demowl') + documentAt(standards.testMethod));
    await more(page).click();
    await expect(page.getByRole('menuitem', { name: 'Cite' })).toBeVisible();
  });

  test('shows the work items of the standards body in its own library alone [document-021]', async ({
    page,
  }) => {
    await visitAs(page, 'individual', documentAt(standards.testMethod));
    await expect(page.getByRole('tab', { name: /^Work items/ })).toBeVisible();
    await signIn(page, 'individual', originOf('demowl') + documentAt(standards.testMethod));
    await expect(page.getByRole('tab', { name: /^Related content/ })).toBeVisible();
    await expect(page.getByRole('tab', { name: /^Work items/ })).toHaveCount(0);
  });

  test('opens with the first of its tabs, which the address changes, back and forward too [document-023]', async ({
    page,
  }) => {
    await visitAs(page, 'individual', documentAt(standards.testMethod));
    await expect(tabs(page).first()).toHaveAttribute('aria-selected', 'true');
    const related = page.getByRole('tab', { name: /^Related content/ });
    await related.click();
    await expect(page).toHaveURL(/tab=related/);
    const panel = page.getByRole('tabpanel', { name: 'Related content' });
    await expect(panel.getByRole('heading', { name: /^Standard references/ })).toBeVisible();
    expect(await related.getAttribute('aria-controls')).toBe(await panel.getAttribute('id'));
    await expectAccessible(page);
    await page.goBack();
    await expect(tabs(page).first()).toHaveAttribute('aria-selected', 'true');
    await expectDrawn(page, 1);
    await page.goForward();
    await expect(panel).toBeVisible();

    // A tab that the document has not is as good as none.
    await page.goto(documentAt(standards.testMethod, { tab: 'drawings' }));
    await expect(tabs(page).first()).toHaveAttribute('aria-selected', 'true');

    await page.route('**/api/documents/metadata*', async (route) => {
      const metadata: object = await (await route.fetch()).json();
      await route.fulfill({ json: { ...metadata, tabs: ['Related Content', 'HTML'] } });
    });
    await page.goto(documentAt(standards.testMethod));
    await expect(tabs(page)).toHaveText(['HTML', /^Timeline/, /^Related content/]);
    await expect(tabs(page).first()).toHaveAttribute('aria-selected', 'true');
    await expect(
      page.frameLocator('iframe').getByRole('heading', { name: '1 Scope', exact: true }),
    ).toBeVisible();
  });

  test('loads a tab when it is chosen, and where that failed again, by itself or on request', async ({
    page,
  }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    await visitAs(page, 'individual', documentAt(standards.testMethod));
    await expectDrawn(page, 1);
    expect(loaded.filter((path) => /RelatedPanel|NotesAside|CitationSheet|SharePopup/.test(path))).toEqual(
      [],
    );

    const code = '**/assets/RelatedPanel-*.js';
    await page.route(code, (route) => route.abort('connectionrefused'));
    await page.getByRole('tab', { name: /^Related content/ }).click();
    const failure = page.getByRole('alert');
    await expect(failure).toContainText('This part of the page could not be loaded');
    await page.unroute(code);
    // A server that answers without the code is asked once more; then it is left to the reader.
    const again = failure.getByRole('button', { name: 'Try again' });
    await expect(async () => {
      if (await again.isVisible()) await again.click({ timeout: 1_000 });
      await expect(page.getByRole('heading', { name: /^Standard references/ })).toBeVisible({
        timeout: 5_000,
      });
    }).toPass();
  });

  test('is operated by keyboard: tabs, acts, menu, and the focus returns', async ({ page }) => {
    await visitAs(page, 'individual', documentAt(standards.testMethod));
    await tabs(page).first().focus();
    await page.keyboard.press('End');
    await expect(tabs(page).last()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(bar(page).getByRole('button').first()).toBeFocused();
    await expectFocusSeen(page);
    await more(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(more(page)).toBeFocused();

    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Details' }).press('Enter');
    const beside = page.getByRole('complementary', { name: 'Details' });
    await expect(beside.getByRole('heading', { name: 'Details', exact: true })).toBeFocused();
    await beside.getByRole('button', { name: 'Close' }).press('Enter');
    await expect(beside).toHaveCount(0);
    await expect(more(page)).toBeFocused();
  });

  test('shows the status of an older edition, and opens the current one at the same clause [document-027]', async ({
    page,
  }) => {
    await visitAs(
      page,
      'individual',
      documentAt(standards.previousTestMethod, { tab: 'html', clause: 'sec_9.2' }),
    );
    await expect(page.getByRole('note')).toContainText(
      'This edition is no longer in force. Edition 2024 is the current one.',
    );
    await page.getByRole('link', { name: 'Open edition 2024' }).click();
    await expect(page.getByRole('note')).toHaveCount(0);
    const text = page.frameLocator('iframe');
    await expect(text.locator('[id="s-sec_9.2"]')).toBeInViewport();
  });

  test('keeps the page when the language changes [document-026]', async ({ page }) => {
    await visitAs(page, 'individual', documentAt(standards.testMethod, { page: '4' }));
    await expectDrawn(page, 4);
    await page.getByRole('button', { name: /^Choose a language/ }).click();
    await page.getByRole('menuitem', { name: 'العربية' }).click();
    await expect(page).toHaveURL(/e-214-24-ar&page=4/);
    await expect(pageField(page)).toHaveValue('4');
  });

  test('gives the link to the page being read, copied or shared', async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visitAs(page, 'individual', documentAt(standards.testMethod, { page: '3' }));
    await expectDrawn(page, 3);
    const share = bar(page).getByRole('button', { name: 'Share' });
    await share.click();
    const popup = page.getByRole('dialog', { name: 'Share this document' });
    const link = `${baseURL ?? ''}/document/?contentCode=NSB%7Cnsb-e-214-24&page=3`;
    await expect(popup.getByRole('textbox', { name: 'Link to this page' })).toHaveValue(link);
    await expect(popup.getByRole('textbox').first()).toBeFocused();
    await popup.getByRole('button', { name: 'Copy link' }).focus();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(popup.getByRole('button', { name: 'Link copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
    await expect(share).toBeFocused();
  });

  test('is shared by people alone, and where the tenant lets them', async ({ page }) => {
    await visitAs(page, 'company', documentAt(standards.testMethod));
    await more(page).click();
    await expect(page.getByRole('menuitem', { name: 'Details' })).toBeVisible();
    await expect(bar(page).getByRole('button', { name: 'Share' })).toHaveCount(0);
    // The water works share nothing.
    await signIn(page, 'individual', originOf('awwa') + documentAt(standards.testMethod));
    await more(page).click();
    await expect(page.getByRole('menuitem', { name: 'Details' })).toBeVisible();
    await expect(bar(page).getByRole('button', { name: 'Share' })).toHaveCount(0);
  });

  test('folds its acts into one menu on a small screen, in the dark and in Arabic', async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await speak(context, 'AR');
    await visitAs(page, 'individual', documentAt(standards.testMethod));
    await expect(page.getByRole('combobox', { name: 'أقسام هذه الوثيقة' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'متابعة', exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: 'المزيد', exact: true }).click();
    for (const name of ['متابعة', 'إضافة إلى المفضلة', 'مشاركة'])
      await expect(page.getByRole('menuitem', { name, exact: true })).toBeVisible();
    await expectAccessible(page);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  });

  test('prints its designation and status, and no controls', async ({ page }) => {
    await visitAs(page, 'individual', documentAt(standards.previousTestMethod, { tab: 'html' }));
    await expect(page.getByRole('note')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('note')).toBeVisible();
    await expect(tabs(page).first()).toBeHidden();
    await expect(more(page)).toBeHidden();
    await expect(page.getByRole('link', { name: 'Open edition 2024' })).toBeHidden();
  });
});
