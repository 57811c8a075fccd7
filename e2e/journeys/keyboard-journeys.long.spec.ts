import { expect, test, type Locator, type Page } from '@playwright/test';
import { documentAt, standards } from '../addresses.ts';
import { endJourney, keyboardOf, type Keyboard } from '../focus.ts';
import { addTenant } from '../operator.ts';
import { expectSignIn, keepLikesHere, password } from '../people.ts';
import { expectDrawn, pageField } from '../pdf.ts';
import { box, expectHeading, rows, suggestions } from '../search.ts';
import { elsewhere, origin } from '../visitors.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true });
const entry = (page: Page, name: string | RegExp) => page.getByRole('menuitem', { name });
const kind = (page: Page) => page.getByRole('search').getByRole('button', { name: /^Search in/ });

/** Signs in by keys at an address, the first of a journey. */
async function enterAs(page: Page, keys: Keyboard, name: string, address = '/'): Promise<void> {
  await keepLikesHere(page);
  await keys.open(address);
  await expectSignIn(page);
  await keys.type(name);
  await keys.press('Tab');
  await keys.type(password);
  await keys.press('Enter');
  await page.waitForURL(({ pathname }) => !/^\/(login|oidc|implicit)\b/.test(pathname));
}

/** Searches from the box, wherever Tab or Shift+Tab finds it. */
async function searchFor(page: Page, keys: Keyboard, words: string, way = 'Tab'): Promise<void> {
  await keys.to(box(page), way);
  await keys.type(words);
  await keys.press('Enter');
  await expect(title(page)).toBeFocused();
}

/** Goes to a page of the PDF: a key that scrolls leads into it, G to the field of the page. */
async function goToPage(page: Page, keys: Keyboard, number: string): Promise<void> {
  await keys.press('PageDown');
  await keys.press('g');
  await expect(pageField(page)).toBeFocused();
  await keys.type(number);
  await keys.press('Enter');
  await expect(page).toHaveURL(new RegExp(`[?&]page=${number}\\b`));
}

/** The browser's own key for the page before, which a browser without a window does not have. */
const back = (page: Page): Promise<unknown> => page.goBack();

test.describe('By keys alone', () => {
  test.slow();

  test('1: half a designation', async ({ page }) => {
    const keys = keyboardOf(page, '1');
    await enterAs(page, keys, 'individual');
    await keys.to(box(page));
    await keys.type('e 21');
    await expect(suggestions(page).nth(1)).toBeVisible();
    await keys.press('ArrowDown', 2);
    await keys.press('Enter');
    await expect(page).toHaveURL(/contentcode=/);
    await expectDrawn(page, 1);
    await expect(button(page, 'Zoom: Fit width')).toBeVisible();
    await expect(title(page)).toBeFocused();
    await back(page);
    await expect(page).toHaveURL('/');
    await expect(title(page)).toContainText('Ines');
    await endJourney('1', page);
  });

  test('3: only what we pay for', async ({ browser }) => {
    const fromNetwork = { baseURL: origin(), extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.9' } };
    const page = await (await browser.newContext(fromNetwork)).newPage();
    const keys = keyboardOf(page, '3');
    await keys.open('/');
    await expect(title(page)).toContainText('Port Authority of Vardal');
    await keys.enter(kind(page));
    await keys.enter(entry(page, 'My subscription'), 'ArrowDown');
    await searchFor(page, keys, 'anchor');
    await expectHeading(page, /documents? for “anchor”/);
    await expect(page).toHaveURL(/mysubscription-search/);
    await expect(rows(page).filter({ hasText: 'PIC RP' })).toHaveCount(0);
    await keys.enter(kind(page), 'Shift+Tab');
    await keys.enter(entry(page, 'All content'), 'ArrowUp');
    await searchFor(page, keys, '');
    const outside = rows(page).filter({ hasText: 'PIC RP' }).first();
    await keys.enter(outside.getByRole('link').first());
    const refusal = page.getByRole('region', { name: 'No access' });
    await expect(refusal).toContainText('contact Northern Standards Board');
    await keys.to(refusal.getByRole('link', { name: 'Contact Northern Standards Board' }));
    await endJourney('3', page);
  });

  test('4: the colleague’s link', async ({ page, browser }) => {
    const keys = keyboardOf(page, '4');
    await enterAs(page, keys, 'individual', documentAt(standards.testMethod));
    await expectDrawn(page, 1);
    await goToPage(page, keys, '7');

    const colleague = await elsewhere(browser);
    await enterAs(colleague, keyboardOf(colleague, '4'), 'colleague', page.url());
    await expect(pageField(colleague)).toHaveValue('7');
    await expectDrawn(colleague, 7);

    const nobody = await elsewhere(browser);
    const theirs = keyboardOf(nobody, '4');
    await enterAs(nobody, theirs, 'nobody', page.url());
    const refusal = nobody.getByRole('region', { name: 'No access' });
    await expect(refusal).toContainText('NSB E 214-24');
    await theirs.enter(button(refusal, 'Go to the home page'));
    await expect(nobody).toHaveURL('/');
    await expect(title(nobody)).toBeFocused();
    await endJourney('4', page, colleague, nobody);
  });

  test('14: another brand', async ({ page }) => {
    const library = await addTenant({
      features: [{ code: 'language-selection', enabled: false }],
      searchTypes: [
        { code: 'ALL', enabled: true, labelKey: 'search.type.all' },
        { code: 'D', enabled: true, labelKey: 'search.type.designation' },
      ],
    });
    const keys = keyboardOf(page, '14');
    await enterAs(page, keys, 'individual', library);
    await expect(page).toHaveTitle(/Clearwater Works/);
    await keys.enter(kind(page));
    await keys.enter(entry(page, 'Designation'), 'ArrowDown');
    await searchFor(page, keys, 'e 214');
    await expect(page).toHaveURL(/stype=D/);
    await endJourney('14', page);
  });
});
