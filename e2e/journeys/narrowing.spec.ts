import { expect, test, type Locator, type Page } from '@playwright/test';
import { searchFor } from '../addresses.ts';
import { signIn } from '../people.ts';
import { expectCounts } from '../refinements.ts';
import { expectHeading, rows, titles } from '../search.ts';
import { visitAs } from '../visits.ts';

const notice = (page: Page): Locator => page.getByRole('region', { name: 'Messages' }).getByRole('alert');

test.describe('Narrowing', () => {
  test('by publisher and document type, with exact counts; unpicking widens again [refinement-007]', async ({
    page,
  }) => {
    await visitAs(page, 'individual', searchFor(''));
    await expectHeading(page, '8 documents');
    await page.getByRole('button', { name: 'See 1 more' }).click();
    await expectCounts(page, 'Publisher', [
      ['Northern Standards Board', 4],
      ['Halden Institute', 2],
      ['Petroleum Installations Council', 2],
    ]);
    await expectCounts(page, 'Document type', [
      ['Recommended practice', 2],
      ['Standard', 2],
      ['Test method', 4],
    ]);

    await page.getByRole('treeitem', { name: /^Halden Institute/ }).click();
    await expectHeading(page, '2 documents');
    await expectCounts(page, 'Document type', [['Standard', 2]]);

    await page.getByRole('treeitem', { name: /^Petroleum Installations Council/ }).click();
    await expectHeading(page, '4 documents');
    await expectCounts(page, 'Document type', [
      ['Recommended practice', 2],
      ['Standard', 2],
    ]);

    await page.getByRole('treeitem', { name: /^Recommended practice/ }).click();
    await expectHeading(page, '2 documents');
    await expect(titles(page)).toHaveText([/Anchorage of Pipe Supports/, /Anchorage of Pipe Supports/]);

    await page.getByRole('treeitem', { name: /^Petroleum Installations Council/ }).click();
    await page.getByRole('treeitem', { name: /^Recommended practice/ }).click();
    await page.getByRole('treeitem', { name: /^Halden Institute/ }).click();
    await expectHeading(page, '8 documents');
  });

  test('shows two chips until more are asked for; a chip removes its pick and clear all the rest [refinement-005] [refinement-013]', async ({
    page,
  }) => {
    await visitAs(page, 'individual', searchFor('', { categories: picks }));
    const chips = page.getByRole('button', { name: /^Remove / });
    await expect(chips).toHaveCount(2);
    await page.getByRole('button', { name: '+ 1 more' }).click();
    await expect(chips).toHaveCount(3);
    await page.getByRole('button', { name: 'See less' }).click();
    await expect(chips).toHaveCount(2);

    await page.getByRole('button', { name: 'Remove Publisher: Halden Institute' }).click();
    await expectHeading(page, '4 documents');
    await expect(page.getByRole('treeitem', { name: /^Halden Institute/, checked: true })).toHaveCount(0);

    await page.getByRole('main').getByRole('button', { name: 'Clear all' }).first().click();
    await expectHeading(page, '8 documents');
    await expect(chips).toHaveCount(0);
  });

  test('sorts by best match, A to Z or Z to A, and begins again at the first page [search-011] [search-012] [search-020] [search-022]', async ({
    page,
  }) => {
    const sent = new Set<string>();
    page.on('request', (request) => {
      if (!request.url().includes('/api/documents/unified-search')) return;
      sent.add(`${new URL(request.url()).searchParams.get('sort')} ${request.postDataJSON().sortType}`);
    });
    await visitAs(page, 'individual', searchFor('anchor', { page: '1', sortcounts: '50' }));
    const sort = page.getByRole('button', { name: /^Sort by:/ });
    await sort.click();
    await expect(page.getByRole('menuitem')).toHaveText([
      'Best match',
      'Alphabetical (A-Z)',
      'Alphabetical (Z-A)',
      'Newest first',
      'Oldest first',
    ]);
    await page.getByRole('menuitem', { name: 'Alphabetical (A-Z)' }).click();
    await expect(page).not.toHaveURL(/[?&]page=/);
    await expect(page).toHaveURL(/sort=oth_col_1%2Casc/);
    await expect(sort).toContainText('Alphabetical (A-Z)');
    const sorted = (shown: string[]): string[] =>
      shown.toSorted((one, other) => one.localeCompare(other, 'en'));
    // The old order stays until the new one has come.
    await expect(async () => {
      const shown = await titles(page).allInnerTexts();
      expect(shown).toHaveLength(7);
      expect(shown).toEqual(sorted(shown));
    }).toPass();
    const ascending = await titles(page).allInnerTexts();

    await sort.click();
    await page.getByRole('menuitem', { name: 'Alphabetical (Z-A)' }).click();
    await expect.poll(() => titles(page).allInnerTexts()).toEqual(ascending.toReversed());
    expect([...sent]).toEqual([
      'null BEST_MATCH',
      'oth_col_1,asc OVERRIDE_SORT',
      'oth_col_1,desc OVERRIDE_SORT',
    ]);

    await page.goto(searchFor('anchor', { page: '1' }));
    await page.getByRole('button', { name: /^Results per page/ }).click();
    await page.getByRole('menuitem', { name: '75' }).click();
    await expect(page).toHaveURL(/sortcounts=75/);
    await expect(page).not.toHaveURL(/[?&]page=/);
  });

  test('shows 25, 50, 75 or 100 on a page, 25 unless asked otherwise [search-021]', async ({ page }) => {
    await visitAs(page, 'individual', searchFor('anchor'));
    const size = page.getByRole('button', { name: /^Results per page/ });
    await expect(size).toContainText('25');
    await size.click();
    await expect(page.getByRole('menuitem')).toHaveText(['25', '50', '75', '100']);
    await page.getByRole('menuitem', { name: '50' }).click();
    await expect(size).toContainText('50');
  });

  test('is in the URL, which gives the same list in a new window [search-006]', async ({ page, context }) => {
    await signIn(page, 'individual', searchFor('anchor'));
    await page.getByRole('treeitem', { name: /^Northern Standards Board/ }).click();
    await expectHeading(page, '3 documents for “anchor”');
    await page.getByRole('button', { name: /^Sort by:/ }).click();
    await page.getByRole('menuitem', { name: 'Alphabetical (Z-A)' }).click();
    await expect(page).toHaveURL(/sort=/);
    await expect(rows(page)).toHaveCount(3);

    const copy = await context.newPage();
    await copy.goto(page.url());
    await expect(copy.getByRole('combobox')).toHaveValue('anchor');
    await expect(copy.getByRole('treeitem', { name: /^Northern Standards Board/ })).toBeChecked();
    await expect(rows(copy)).toHaveText(await rows(page).allInnerTexts(), { useInnerText: true });
  });

  test('goes on without picks that cannot be read, and says so [search-016]', async ({ page }) => {
    await visitAs(page, 'individual', `/content-search/?content=anchor&categories=%7Bbroken`);
    await expect(notice(page)).toContainText('could not be read');
    await expect(titles(page)).toHaveCount(7);
  });

  test('lets a notice stand for seven seconds [shell-043]', async ({ page }) => {
    await visitAs(page, 'individual', `/content-search/?content=anchor&categories=%7Bbroken`);
    await expect(notice(page)).toBeVisible();
    // The longest of its animations is the clock: when it has run, the notice goes.
    const shownForMs = await notice(page).evaluate((toast) => {
      const durations = toast.getAnimations({ subtree: true }).map((animation) => {
        const { delay = 0, duration } = animation.effect?.getTiming() ?? {};
        animation.finish();
        return delay + Number(duration);
      });
      return Math.max(...durations);
    });
    expect(shownForMs).toBe(7000);
    await expect(notice(page)).toBeHidden();
  });

  test('to the publisher of a link is seen, and taken back like any refinement [search-009]', async ({
    page,
  }) => {
    const byLink = { publisherid: 'HI' };
    await page.setViewportSize({ width: 1200, height: 480 });
    await visitAs(page, 'individual', searchFor(''));
    await expect(titles(page)).toHaveCount(8);
    await titles(page).last().scrollIntoViewIfNeeded();
    await page.goto(searchFor('anchor', byLink));
    await expectHeading(page, '2 documents for “anchor”');
    expect(await page.evaluate(() => window.scrollY)).toBe(0); // Wherever the page before it was left.
    await expect(rows(page)).toHaveText([/HI 4410-2/, /HI 4410-2/]);
    await expect(page.getByRole('treeitem', { name: /^Halden Institute/ })).toBeChecked();
    await page.getByRole('button', { name: 'Remove Publisher: Halden Institute' }).click();
    await expectHeading(page, '7 documents for “anchor”');
    await expect(page).toHaveURL(searchFor('anchor'));

    await page.goto(searchFor('zzz qqq', byLink));
    await expectHeading(page, 'No documents for “zzz qqq”');
    await page.getByRole('button', { name: 'Remove 1 filter' }).click();
    await expect(page).toHaveURL(searchFor('zzz qqq'));
  });

  test('gives tips and quotes the query where nothing is found [search-040]', async ({ page }) => {
    await visitAs(page, 'individual', '/content-search/?content=50%25%20zzz%20%26%20qqq');
    await expectHeading(page, 'No documents for “50% zzz & qqq”');
    await expect(page.getByRole('main')).toContainText('Check the spelling');
    await page.getByRole('link', { name: 'Show everything in the library' }).click();
    await expectHeading(page, '8 documents');
  });

  test('quotes at most 500 characters of a query, then an ellipsis [search-041]', async ({ page }) => {
    await visitAs(page, 'individual', searchFor('z'.repeat(600)));
    await expectHeading(page, `No documents for “${'z'.repeat(500)}…”`);
  });

  test('takes hostile queries for what they are: text', async ({ page }) => {
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await visitAs(page, 'individual', searchFor(hostile[0] ?? ''));
    const box = page.getByRole('combobox');
    for (const query of hostile) {
      await box.fill(query);
      await box.press('Enter');
      await expectHeading(page, new RegExp(`documents? for “${RegExp.escape(query)}”$`));
      await expect(box).toHaveValue(query);
      await expect(page.getByRole('heading', { name: 'The search failed' })).toHaveCount(0);
    }
    expect(dialogs).toEqual([]);
  });

  test('does not search for fewer than two characters, and says so [search-048]', async ({ page }) => {
    await visitAs(page, 'individual');
    const box = page.getByRole('combobox');
    for (const tooShort of ['', ' a ']) {
      await box.fill(tooShort);
      await box.press('Enter');
      await expect(page).toHaveURL('/');
    }
    await expect(page.getByText('Enter at least two characters.').first()).toBeVisible();
    await box.fill('ab');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/content-search\/\?content=ab$/);
  });
});

/** Two publishers and a document type, as an address writes them. */
const picks = JSON.stringify([
  { k: 'HI', n: 'Halden Institute', r: 'Publisher', pk: [] },
  { k: 'NSB', n: 'Northern Standards Board', r: 'Publisher', pk: [] },
  { k: 'Test method', n: 'Test method', r: 'Document Type', pk: [] },
]);

const hostile = [
  '"><img src=x onerror=alert(1)>',
  "' OR 1=1; DROP TABLE documents; --",
  '{{constructor.constructor("alert(1)")()}}',
  '../../etc/passwd',
  '(((*?+[',
  '100% \\ %00 %E0%A4%A',
  '👷🏽‍♀️ \u202Ecba',
];
