import { writeFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { aLibrary } from '../libraries.ts';
import { importFile } from '../operator.ts';
import { signIn } from '../people.ts';
import { asked, expectCounts, openerOf, openSection, treeOf, valueOf } from '../refinements.ts';
import { expectHeading, titles } from '../search.ts';
import { followWithin } from '../visits.ts';

const everyKind = ['ALL', 'MYSUBSCRIPTION', 'SEMANTICSEARCH'].map((code) => ({
  code,
  enabled: true,
  labelKey: 'search.type.all',
}));
const meaning = { searchTypes: everyKind, features: [{ code: 'semantic-search', enabled: true }] };

const sections = (page: Page) =>
  page.getByRole('complementary', { name: 'Refine search' }).getByRole('heading', { level: 3 });

test.describe('The sections of a tenant', () => {
  // A library of its own is made by a command, a process of its own.
  test.slow();

  test('stand as it has them: order, names, shown or not, loaded at once or when opened, in a language or not, tooltips, zero counts [refinement-015] [refinement-016] [refinement-017] [refinement-018] [refinement-032]', async ({
    page,
  }) => {
    const library = await aLibrary(page, {
      refinementSections: [
        { code: 'committeeList', load: 'LAZY', passLanguage: true, labelKey: 'search.type.keyword' },
        { code: 'publisherList', load: 'EAGER', hiddenZeroCount: false },
        { code: 'industryList', load: 'LAZY', passLanguage: false, showToolTip: true },
        { code: 'documentTypeList', load: 'LAZY', hiddenZeroCount: false },
        { code: 'categoryList', load: 'LAZY' },
        { code: 'topicList', enabled: false },
        { code: 'yearList', enabled: false },
      ],
    });
    const paths = asked(page);
    const languages: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (/committee|sectors-and-themes/.test(pathname)) languages.push(searchParams.get('language') ?? '-');
    });
    await signIn(page, 'individual', `${library}/content-search/?content=`);

    await test.step('in its order, by its names, without those that are off', async () => {
      await expect(sections(page)).toHaveText([
        'Keywords',
        'Publisher',
        'Industry',
        'Document type',
        'Category',
        'ICS',
        'Status',
        'Language',
      ]);
    });

    await test.step('those that load late ask for nothing before they are opened; the first one loads the other counts', async () => {
      await expectCounts(page, 'Publisher', [
        ['Northern Standards Board', 4],
        ['Halden Institute', 2],
        ['Petroleum Installations Council', 2],
      ]);
      const hasRequested = (path: string): boolean => paths.some((each) => each.endsWith(path));
      expect(hasRequested('/api/refinement/other-content')).toBe(true);
      expect(hasRequested('/api/refinement/committee')).toBe(false);
      expect(hasRequested('/api/refinement/document-types')).toBe(false);
      expect(hasRequested('/api/documents/search/count')).toBe(false);
      await openSection(page, 'Document type');
      await expect(valueOf(page, 'Document type', 'Standard')).toHaveText(/2 documents2$/);
      expect(hasRequested('/api/refinement/document-types')).toBe(true);
      expect(hasRequested('/api/documents/search/count')).toBe(true);
    });

    await test.step('zero counts stay where they are not hidden', async () => {
      await valueOf(page, 'Publisher', 'Halden Institute').click();
      await expect(valueOf(page, 'Document type', 'Recommended practice')).toHaveText(/0 documents0$/);
      await valueOf(page, 'Publisher', 'Halden Institute').click();
      await expectHeading(page, '8 documents');
    });

    await test.step('the language goes along only where the section passes it', async () => {
      await openSection(page, 'Keywords');
      await openSection(page, 'Industry');
      await expect(treeOf(page, 'Keywords').getByRole('treeitem').first()).toBeVisible();
      await expect(treeOf(page, 'Industry').getByRole('treeitem').first()).toBeVisible();
      expect(languages).toEqual(['en', '-']);
    });

    await test.step('a tooltip shows the path of a value', async () => {
      const construction = valueOf(page, 'Industry', 'Construction');
      await construction.focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('tooltip')).toHaveText(/, in Construction$/);
      await valueOf(page, 'Document type', 'Standard').focus();
      await expect(page.getByRole('tooltip')).toHaveCount(0);
    });
  });

  test('disable what the reader subscribes to nothing of, with the reason, unless they are forced to be enabled [refinement-012]', async ({
    page,
  }) => {
    const library = await aLibrary(page, {
      refinementSections: [
        { code: 'publisherList', load: 'EAGER', hiddenZeroCount: false },
        { code: 'documentTypeList', load: 'EAGER', hiddenZeroCount: false, forceEnable: true },
      ],
    });
    await signIn(page, 'nobody', `${library}/mysubscription-search/?content=`);
    const closed = valueOf(page, 'Publisher', 'Petroleum Installations Council');
    await expect(closed).toHaveText(/not in your subscription/);
    await expect(closed).toBeDisabled();
    await closed.click({ force: true });
    await expect(closed).not.toBeChecked();

    const forced = valueOf(page, 'Document type', 'Recommended practice');
    await expect(forced).toHaveText(/0 documents0$/);
    await expect(forced).toBeEnabled();
    await forced.click();
    await expect(forced).toBeChecked();

    await page.goto(`${library}/content-search/?content=`);
    await expect(closed).toBeEnabled();
  });

  test('are not there where refining is off [refinement-001]', async ({ page }) => {
    const library = await aLibrary(page, { features: [{ code: 'search-refinement', enabled: false }] });
    await signIn(page, 'individual', `${library}/content-search/?content=`);
    await expectHeading(page, '8 documents');
    await expect(titles(page)).toHaveCount(8);
    await expect(page.getByRole('complementary', { name: 'Refine search' })).toHaveCount(0);
    await expect(page.getByRole('tree')).toHaveCount(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('button', { name: /^Sort by:/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Results per page:/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Refine/ })).toHaveCount(0);
  });

  test('leave out the taxonomies in a library of its publisher alone [refinement-021]', async ({ page }) => {
    const library = await aLibrary(page, { billboard: { title: 'Our own', tenantPublisherOnly: true } });
    await signIn(page, 'individual', `${library}/content-search/?content=`);
    await expect(sections(page)).toHaveText([
      'Publisher',
      'ICS',
      'Document type',
      'Committee',
      'Status',
      'Year',
      'Language',
    ]);
  });

  test('are, for meaning, the publishers that can be searched by it, where they are more than one [refinement-002] [refinement-020]', async ({
    page,
  }) => {
    const two = await aLibrary(page, meaning);
    await signIn(page, 'individual', `${two}/content-search/?content=anchor`);
    await expectCounts(page, 'Publisher', [
      ['Northern Standards Board', 3],
      ['Halden Institute', 2],
      ['Petroleum Installations Council', 2],
    ]);
    await followWithin(page, '/semantic-search/?content=anchor');
    await expect(sections(page)).toHaveText(['Publisher']);
    await expect(treeOf(page, 'Publisher').getByRole('treeitem')).toHaveText([
      'Northern Standards Board',
      'Halden Institute',
    ]);
    await valueOf(page, 'Publisher', 'Halden Institute').click();
    await expect(page).toHaveURL(/semantic-search.*categories=/);
    await page.goBack();
    await page.goBack();
    await expect(treeOf(page, 'Document type')).toBeVisible();

    const one = await aLibrary(page, { ...meaning, publishers: ['NSB', 'PIC'] });
    await signIn(page, 'individual', `${one}/content-search/?content=anchor`);
    await expect(sections(page).first()).toHaveText('Publisher');
    await followWithin(page, '/semantic-search/?content=anchor');
    await expect(sections(page)).toHaveCount(0);
    await expect(page).toHaveURL(/semantic-search/);
  });

  test('with many values are filtered by a text, and only what is in view is drawn', async ({ page }) => {
    const path = test.info().outputPath('many.ndjson');
    writeFileSync(path, manyCommittees.map((record) => JSON.stringify(record)).join('\n'));
    const library = await aLibrary(page, { publishers: ['ZQX'] });
    await importFile(path, library);
    await signIn(page, 'individual', `${library}/content-search/?content=`);
    await expectHeading(page, '200 documents');
    await openSection(page, 'Committee');
    const committees = treeOf(page, 'Committee').getByRole('treeitem');
    await committees.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(committees.nth(1)).toBeVisible();
    expect(await committees.count()).toBeLessThan(70);

    const filter = page.getByRole('searchbox', { name: 'Filter Committee' });
    await filter.fill('199 lamps');
    await expect(committees).toHaveText([/^Zone Quality Exchange/, /Lamps 199/]);
    await filter.fill('nobody sits here');
    await expect(page.getByText('No matches for “nobody sits here”.')).toBeVisible();
    await filter.press('Escape');
    await expect(filter).toHaveValue('');
    await expect(committees.first()).toBeVisible();
    await expect(openerOf(page, 'Committee')).toHaveAttribute('aria-expanded', 'true');
  });
});

/** Standards of a publisher that no other library offers, each of a committee of its own. */
const manyCommittees = Array.from({ length: 200 }, (_, place) => ({
  designation: `ZQX ${1000 + place}`,
  title: `Lamps of kind ${place}`,
  publisher: 'ZQX',
  publisherName: 'Zone Quality Exchange',
  committee: `ZQX/L${place}`,
  committeeName: `Lamps ${place}`,
  docType: 'Standard',
  published: '2020-01-01',
}));
