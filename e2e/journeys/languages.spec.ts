import { readFile } from 'node:fs/promises';
import { languages } from '@norma/contracts/fields';
import { expect, test, type Page } from '@playwright/test';
import { searchFor } from '../addresses.ts';
import { speak } from '../visitors.ts';
import { visitAs } from '../visits.ts';

const locales = new URL('../../apps/web/src/locales/', import.meta.url);

/** A message of the search screen in a language. */
async function messageOf(tag: string, namespace: string, key: string): Promise<string> {
  const file = await readFile(new URL(`${tag}/${namespace}.json`, locales), 'utf8');
  return (JSON.parse(file) as Record<string, string>)[key] ?? key;
}

/** A language as it calls itself. */
const ownName = (tag: string): string =>
  new Intl.DisplayNames(tag, { type: 'language' }).of(tag)?.toLocaleLowerCase(tag) ?? tag;

/** The languages whose files of words a page has fetched. */
function spokenFiles(page: Page): Set<string> {
  const found = new Set<string>();
  page.on('request', (request) => {
    const [, name = ''] = /\/assets\/([\w-]+?)-[\w-]{7}\.js$/.exec(request.url()) ?? [];
    if (languages.some(({ tag }) => tag === name)) found.add(name);
  });
  return found;
}

test.describe('The languages of the library', () => {
  test('are fourteen, chosen from a menu in which each is called by its own name [i18n-001]', async ({
    page,
  }) => {
    await visitAs(page, 'individual', searchFor('anchor'));
    const menu = page.getByRole('banner').locator('[class*="language"] button');
    for (const [at, { tag, direction }] of languages.entries()) {
      await menu.click();
      const choice = page.getByRole('menuitem').nth(at);
      expect((await choice.innerText()).toLocaleLowerCase(tag)).toContain(ownName(tag).slice(0, 4));
      await choice.click();
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      const refine = await messageOf(tag, 'search-facets', 'refine');
      await expect(page.getByRole('complementary').getByRole('heading', { name: refine })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(await messageOf(tag, 'search', 'sort.best'));
    }
  });

  test('come when they are spoken, and never before', async ({ page, context }) => {
    const fetched = spokenFiles(page);
    await visitAs(page, 'individual', searchFor('anchor'));
    await expect(page.getByRole('complementary')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect([...fetched]).toEqual(['en']);

    await speak(context, 'JA');
    fetched.clear();
    await page.reload();
    await expect(page.getByRole('main')).toContainText(await messageOf('ja', 'search', 'sort.best'));
    await page.waitForLoadState('networkidle');
    expect([...fetched]).toEqual(['ja']);
    // Its face comes in pieces, and none but those of the words on the page: none at all where the system has one.
    const faces = await page.evaluate(() =>
      Array.from(document.fonts).filter(({ family }) => family.includes('Noto Sans JP')),
    );
    expect(faces.length).toBeGreaterThan(100);
    const loaded = await page.evaluate(
      () =>
        Array.from(document.fonts).filter(
          ({ family, status }) => family.includes('Noto Sans JP') && status === 'loaded',
        ).length,
    );
    expect(loaded).toBeLessThan(60);
  });
});
