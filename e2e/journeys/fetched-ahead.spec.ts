import { expect, test, type Page } from '@playwright/test';
import { searchFor } from '../addresses.ts';
import { titles } from '../search.ts';
import { visitAs } from '../visits.ts';

test.describe('What is needed next', () => {
  test('the screen of results comes when the search field is entered', async ({ page }) => {
    const fetched = scriptsOf(page);
    await visitAs(page, 'individual');
    await expect(page.getByRole('combobox')).toBeVisible();
    expect(fetched.filter((name) => name.startsWith('SearchScreen'))).toEqual([]);
    await page.getByRole('combobox').focus();
    await expect.poll(() => fetched.some((name) => name.startsWith('SearchScreen'))).toBe(true);
  });

  for (const [way, come] of [
    ['under the pointer', (page: Page) => titles(page).first().hover()],
    ['by keyboard', (page: Page) => titles(page).first().focus()],
  ] as const) {
    test(`the screen of a document comes when a result is reached ${way}, and pdf.js not before it opens`, async ({
      page,
    }) => {
      const fetched = scriptsOf(page);
      await visitAs(page, 'individual', searchFor('anchor'));
      await expect(titles(page).first()).toBeVisible();
      expect(fetched.filter((name) => /^(Document|pdf)/.test(name))).toEqual([]);
      await come(page);
      await expect.poll(() => fetched.some((name) => name.startsWith('DocumentScreen'))).toBe(true);
      expect(fetched.filter((name) => name.startsWith('pdf'))).toEqual([]);
    });
  }
});

/** The names of the scripts that a page asks for, as it does. */
function scriptsOf(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/assets\/([^/]+\.js)$/.exec(request.url()) ?? [];
    if (name) names.push(name);
  });
  return names;
}
