import { expect, test, type Page, type Route } from '@playwright/test';
import { searchFor } from '../addresses.ts';
import { expectAccessible } from '../axe.ts';
import { asked, expectCounts, openerOf, openSection, treeOf, valueOf } from '../refinements.ts';
import { expectHeading, titles } from '../search.ts';
import { followWithin, visitAs } from '../visits.ts';

const unplugged = (route: Route): Promise<void> => route.abort('connectionrefused');
const counts = '**/api/documents/search/count';
const loading = (page: Page) => page.getByRole('progressbar', { name: 'Loading' });
const notices = (page: Page) => page.getByRole('region', { name: 'Messages' }).getByRole('alert');

const mySubscription = '/mysubscription-search/?content=';

test.describe('Refinements', () => {
  test('are ten sections, those of the specification first; each opens and closes [refinement-014]', async ({
    page,
  }) => {
    await visitAs(page, 'individual', searchFor(''));
    const panel = page.getByRole('complementary', { name: 'Refine search' });
    await expect(panel.getByRole('heading', { level: 3 })).toHaveText([
      'Publisher',
      'Category',
      'ICS',
      'Industry',
      'Topic',
      'Document type',
      'Committee',
      'Status',
      'Year',
      'Language',
    ]);
    await expect(treeOf(page, 'Committee')).toHaveCount(0);
    for (const closed of await panel.getByRole('button', { expanded: false }).all()) await closed.focus();
    for (const section of ['ICS', 'Industry', 'Topic', 'Committee', 'Status', 'Year', 'Language']) {
      await openSection(page, section);
      await expect(treeOf(page, section).getByRole('treeitem').first()).toBeVisible();
    }
    await expectAccessible(page);
    await openerOf(page, 'Committee').click();
    await expect(treeOf(page, 'Committee')).toHaveCount(0);
  });

  test('tell of each value how many documents it would leave, and open level by level [refinement-008] [refinement-009]', async ({
    page,
  }) => {
    await visitAs(page, 'individual', searchFor(''));
    await openSection(page, 'Industry');
    await expectCounts(page, 'Industry', [
      ['Construction', 8],
      ['Oil and gas', 2],
    ]);
    const construction = valueOf(page, 'Industry', 'Construction');
    await construction.focus();
    await page.keyboard.press('ArrowRight');
    await expect(construction).toHaveAttribute('aria-expanded', 'true');
    await expect(valueOf(page, 'Industry', 'Fastening')).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(construction).toHaveAttribute('aria-expanded', 'false');
    await expect(valueOf(page, 'Industry', 'Fastening')).toHaveCount(0);
  });

  test('pick a parent with all that lies within, and a part of it in its place', async ({ page }) => {
    await visitAs(page, 'individual', searchFor(''));
    await openSection(page, 'Industry');
    await valueOf(page, 'Industry', 'Construction').focus();
    await page.keyboard.press('ArrowRight');
    await valueOf(page, 'Industry', 'Fastening').click();
    await expect(valueOf(page, 'Industry', 'Construction')).toHaveAttribute('aria-checked', 'mixed');
    await expect(page).toHaveURL(/%22pk%22%3A%5B%22Construction%22%5D%2C%22pn%22%3A%22Construction%22/);

    await page.reload();
    await expect(valueOf(page, 'Industry', 'Fastening')).toBeChecked();
    await valueOf(page, 'Industry', 'Construction').click();
    await expect(valueOf(page, 'Industry', 'Construction')).toBeChecked();
    await expect(page.getByRole('button', { name: 'Remove Industry: Construction' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove Industry: Fastening' })).toHaveCount(0);
  });

  test('hide what would leave nothing, unless it is picked [refinement-010]', async ({ page }) => {
    await visitAs(page, 'individual', searchFor(''));
    await expect(valueOf(page, 'Document type', 'Recommended practice')).toBeVisible();
    await valueOf(page, 'Publisher', 'Halden Institute').click();
    await expectCounts(page, 'Document type', [['Standard', 2]]);
    await valueOf(page, 'Document type', 'Standard').click();
    await valueOf(page, 'Publisher', 'Halden Institute').click();
    await expect(valueOf(page, 'Document type', 'Recommended practice')).toBeVisible();
  });

  test('show two publishers until more are asked for, those that are picked besides [refinement-019]', async ({
    page,
  }) => {
    await visitAs(page, 'individual', searchFor(''));
    const publishers = treeOf(page, 'Publisher').getByRole('treeitem');
    await expect(publishers).toHaveCount(2);
    await page.getByRole('button', { name: 'See 1 more' }).click();
    await expect(publishers).toHaveCount(3);
    await valueOf(page, 'Publisher', 'Petroleum Installations Council').click();
    await page.getByRole('complementary').getByRole('button', { name: 'See less' }).click();
    await expect(publishers).toHaveCount(3);
    await expect(valueOf(page, 'Publisher', 'Petroleum Installations Council')).toBeChecked();
  });

  test('keep the counts before while the next ones load; after 200 ms something turns in their place [refinement-011] [refinement-038]', async ({
    page,
  }) => {
    await page.clock.install();
    await visitAs(page, 'individual', searchFor(''));
    await expectCounts(page, 'Document type', eightDocuments);
    const { letThrough } = await hold(page, counts);
    await page.clock.pauseAt(Date.now() + 3_600_000);

    const sent = page.waitForRequest(counts);
    await valueOf(page, 'Publisher', 'Halden Institute').click();
    await expect(valueOf(page, 'Publisher', 'Halden Institute')).toBeChecked();
    await sent;
    await page.clock.runFor(199);
    const types = treeOf(page, 'Document type');
    await expect(types).not.toHaveAttribute('aria-busy');
    await expectCounts(page, 'Document type', eightDocuments);
    await page.clock.runFor(1);
    await expect(types).toHaveAttribute('aria-busy', 'true');
    await expect(types.getByRole('treeitem').first()).toHaveText(/^Recommended practice\D*2 documents$/);

    letThrough();
    await page.clock.resume();
    await expectCounts(page, 'Document type', [['Standard', 2]]);
    await expect(types).not.toHaveAttribute('aria-busy');
  });

  test('count without a sign above the page, and give up counts that are wanted no more [refinement-037]', async ({
    page,
  }) => {
    await visitAs(page, 'individual', searchFor(''));
    await expectCounts(page, 'Document type', eightDocuments);
    const { letThrough } = await hold(page, counts);
    const first = page.waitForRequest(counts);
    await valueOf(page, 'Publisher', 'Halden Institute').click();
    await expectHeading(page, '2 documents');
    await expect(loading(page)).toHaveCount(0);
    const given = await first;

    const cancelled = page.waitForEvent('requestfailed', (request) => request === given);
    await valueOf(page, 'Publisher', 'Northern Standards Board').click();
    expect((await cancelled).failure()?.errorText).toBe('net::ERR_ABORTED');
    letThrough();
    await expectCounts(page, 'Document type', [
      ['Standard', 2],
      ['Test method', 4],
    ]);
    await expect(notices(page)).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('that cannot be counted say why, stay without counts until they are tried again, and leave publishers theirs [refinement-031]', async ({
    page,
  }) => {
    await page.route(counts, unplugged);
    await visitAs(page, 'individual', searchFor(''));
    const failed = page.getByRole('complementary').getByRole('alert');
    await expect(failed).toContainText('The counts could not be loaded');
    await expect(failed).toContainText('Server not reachable');
    await expect(notices(page)).toHaveCount(0);
    await expectCounts(page, 'Publisher', [
      ['Northern Standards Board', 4],
      ['Halden Institute', 2],
    ]);
    await expect(treeOf(page, 'Document type').getByRole('treeitem').first()).toHaveText(
      'Recommended practice',
    );
    await expectAccessible(page);

    await page.unroute(counts);
    await failed.getByRole('button', { name: 'Try again' }).click();
    await expectCounts(page, 'Document type', eightDocuments);
    await expect(failed).toHaveCount(0);

    await page.route(counts, unplugged);
    await valueOf(page, 'Publisher', 'Halden Institute').click();
    await expect(failed).toBeVisible();
    await expect(treeOf(page, 'Document type').getByRole('treeitem').first()).toHaveText(
      'Recommended practice',
    );
  });

  test('load section by section: one waits, one fails and is tried again, the others are there [refinement-030]', async ({
    page,
  }) => {
    await visitAs(page, 'individual', searchFor(''));
    const { letThrough } = await hold(page, '**/api/refinement/committee*');
    await page.route('**/api/refinement/ICSCodes', unplugged);
    await openSection(page, 'Committee');
    await openSection(page, 'ICS');
    await expect(page.getByRole('alert')).toContainText('“ICS” could not be loaded');
    await expect(page.locator('[aria-busy="true"]')).toBeVisible();
    await expect(treeOf(page, 'Committee')).toHaveCount(0);
    await openSection(page, 'Topic');
    await expect(treeOf(page, 'Topic').getByRole('treeitem').first()).toBeVisible();

    await page.unroute('**/api/refinement/ICSCodes');
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await expect(treeOf(page, 'ICS').getByRole('treeitem').first()).toBeVisible();
    letThrough();
    await expect(treeOf(page, 'Committee').getByRole('treeitem').first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  });

  test('are cleared at once, and keep the list of publishers as it is [refinement-033]', async ({ page }) => {
    await visitAs(page, 'individual', searchFor('', { categories: twoPicks }));
    await expectHeading(page, '2 documents');
    await expect(valueOf(page, 'Publisher', 'Halden Institute')).toBeChecked();
    const paths = asked(page);
    await page.getByRole('complementary').getByRole('button', { name: 'Clear all' }).click();
    await expectHeading(page, '8 documents');
    await expect(valueOf(page, 'Publisher', 'Halden Institute')).not.toBeChecked();
    await expectCounts(page, 'Publisher', [
      ['Northern Standards Board', 4],
      ['Halden Institute', 2],
    ]);
    expect(paths).not.toContain('GET /api/refinement/other-content');
    await expect(page.getByRole('heading', { name: 'Refine search' })).toBeFocused();
  });

  test('fetch committees, industries, topics, categories and types again in another language, but not publishers [refinement-034]', async ({
    page,
  }) => {
    await visitAs(page, 'individual', searchFor(''));
    await openSection(page, 'Committee');
    await openSection(page, 'Topic');
    await expect(treeOf(page, 'Topic').getByRole('treeitem').first()).toBeVisible();
    await expect(treeOf(page, 'Committee').getByRole('treeitem').first()).toBeVisible();
    const paths = asked(page);
    const { letThrough } = await hold(page, /\/api\/refinement\/(committee|taxonomy|sectors-and-themes)/);
    await page.getByRole('button', { name: 'Language: English' }).click();
    await page.getByRole('menuitem', { name: 'العربية' }).click();
    await expect(treeOf(page, 'الناشر').getByRole('treeitem')).toHaveCount(2);
    for (const section of ['اللجنة', 'الموضوع', 'الفئة']) {
      await expect(openerOf(page, section)).toHaveAttribute('aria-expanded', 'true');
      await expect(treeOf(page, section)).toHaveCount(0);
    }
    letThrough();
    await expect(treeOf(page, 'الموضوع').getByRole('treeitem').first()).toBeVisible();
    await expect(treeOf(page, 'اللجنة').getByRole('treeitem').first()).toBeVisible();
    await expect(treeOf(page, 'الفئة').getByRole('treeitem').first()).toBeVisible();
    expect(paths.filter((path) => path.startsWith('GET /api/refinement/')).toSorted()).toEqual([
      'GET /api/refinement/committee',
      'GET /api/refinement/document-types',
      'GET /api/refinement/sectors-and-themes',
      'GET /api/refinement/taxonomy/category',
    ]);
  });

  test('count within the own subscription where that is searched, and everything elsewhere [refinement-035]', async ({
    page,
  }) => {
    const paths = asked(page);
    await visitAs(page, 'individual', searchFor(''));
    await expectCounts(page, 'Document type', eightDocuments);
    expect(paths.filter((path) => path.includes('count'))).not.toContainEqual(
      expect.stringContaining('entitled'),
    );
    paths.length = 0;
    await page.goto(mySubscription);
    await expectCounts(page, 'Document type', [
      ['Standard', 2],
      ['Test method', 4],
    ]);
    const counted = paths.filter((path) => path.includes('count') && !path.endsWith('account'));
    expect([...new Set(counted)].toSorted()).toEqual([
      'POST /api/documents/entitled-documents/search/count',
      'POST /api/refinement/publisher/entitled-documents/count',
    ]);
  });

  test('that are no more stand as chips, and can be taken back', async ({ page }) => {
    await visitAs(page, 'individual', searchFor('', { categories: gone }));
    await expectHeading(page, 'No documents');
    await page.getByRole('button', { name: 'Remove Committee: Lamps, long dissolved' }).click();
    await expectHeading(page, '8 documents');
  });

  test('by the hundred are in a URL that can be reopened', async ({ page }) => {
    await visitAs(page, 'individual', searchFor('anchor', { categories: topics(300) }));
    await expectHeading(page, 'No documents for “anchor”');
    await expect(page.getByRole('button', { name: '+ 298 more' })).toBeVisible();
    await page.getByRole('complementary').getByRole('button', { name: 'Clear all' }).click();
    await expect(titles(page)).toHaveCount(7);
  });

  test('beyond all bounds are left out, and the search runs without them [search-016]', async ({ page }) => {
    await visitAs(page, 'individual', searchFor('anchor'));
    await expect(titles(page)).toHaveCount(7);
    // Longer than what a server reads of an address: such a link is followed within the library.
    await followWithin(page, searchFor('anchor', { categories: topics(10_000) }));
    await expect(notices(page)).toContainText('could not be read');
    await expect(titles(page)).toHaveCount(7);
    await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(0);
  });
});

test.describe('Refinements on a narrow window', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('stand in a sheet with the order and the number on a page; its head opens, its own control closes it [refinement-003] [refinement-004] [refinement-006]', async ({
    page,
  }) => {
    await visitAs(page, 'individual', searchFor('anchor'));
    await expect(titles(page)).toHaveCount(7);
    const opener = page.getByRole('button', { name: 'Refine', exact: true });
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await opener.click();
    const sheet = page.getByRole('dialog', { name: 'Refine search' });
    await expect(valueOf(page, 'Publisher', 'Halden Institute')).toBeVisible();
    await expectAccessible(page);

    await sheet.getByRole('button', { name: /^Sort by:/ }).click();
    await page.getByRole('menuitem', { name: 'Alphabetical (A-Z)' }).click();
    await expect(page).toHaveURL(/sort=oth_col_1%2Casc/);
    await sheet.getByRole('button', { name: /^Results per page/ }).click();
    await page.getByRole('menuitem', { name: '50' }).click();
    await expect(page).toHaveURL(/sortcounts=50/);

    await valueOf(page, 'Publisher', 'Halden Institute').click();
    await expect(sheet.getByRole('button', { name: 'Show 2 documents' })).toBeVisible();
    await sheet.getByRole('button', { name: 'Clear all' }).click();
    await expect(sheet.getByRole('button', { name: 'Show 7 documents' })).toBeFocused();
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(sheet).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
});

const eightDocuments = [
  ['Recommended practice', 2],
  ['Standard', 2],
  ['Test method', 4],
] as const;

const twoPicks = JSON.stringify([
  { k: 'HI', n: 'Halden Institute', r: 'Publisher', pk: [] },
  { k: 'Standard', n: 'Standard', r: 'Document Type', pk: [] },
]);

const gone = JSON.stringify([{ k: 'L99', n: 'Lamps, long dissolved', r: 'Committee', pk: ['NSB'] }]);

const topics = (count: number): string =>
  JSON.stringify(
    Array.from({ length: count }, (_, place) => ({ k: `t${place}`, n: 'Topic', r: 'Topic', pk: [] })),
  );

/** Holds a call back until it is let through. */
async function hold(page: Page, url: string | RegExp): Promise<{ letThrough: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.continue().catch(() => {}); // The page may have given it up.
  });
  return { letThrough: resolve };
}
