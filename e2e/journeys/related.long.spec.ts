import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publicationsFolder } from '@norma/samples';
import { expect, test, type Page } from '@playwright/test';
import { shownPages } from '../../apps/server/src/adapters/pdf-stamper/testing/shownPages.ts';
import { documentAt, standards } from '../addresses.ts';
import { expectAccessibleWithin } from '../axe.ts';
import { tabTo } from '../focus.ts';
import { addTenant, importFile } from '../operator.ts';
import { signIn } from '../people.ts';
import { originOf } from '../visitors.ts';
import { visitAs } from '../visits.ts';

const panel = (page: Page) => page.getByRole('tabpanel');
const section = (page: Page, name: string | RegExp) => panel(page).getByRole('button', { name });
const rowOf = (page: Page, designation: string) =>
  panel(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${designation}`) }) });
const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name });

test.describe('related content', () => {
  const testMethod = documentAt(standards.testMethod, { tab: 'related' });
  const designStandard = documentAt(standards.designStandard, { tab: 'related' });

  test('has a section for each kind, a table of designations and titles, and counts them [related-001, related-004, document-025]', async ({
    page,
  }) => {
    await visitAs(page, 'individual', testMethod);
    await expect(tab(page, /Related content/)).toHaveText(/3$/);
    await expect(panel(page).getByText('3 sections')).toBeVisible();
    for (const [name, designation] of [
      ['Standard references', 'HI 4410-2:2022'],
      ['SOPs', 'NSB SOP 12'],
      ['TMAs', 'NSB TMA 5'],
    ] as const) {
      await expect(section(page, name)).toHaveAttribute('aria-expanded', 'false');
      await section(page, name).click();
      const table = panel(page).getByRole('table', { name });
      await expect(table.getByRole('columnheader')).toHaveText(['Document']);
      await expect(table.getByRole('rowheader', { name: designation })).toBeVisible();
    }
    await expectAccessibleWithin(page, '[role="tabpanel"]');
    await section(page, 'SOPs').click();
    await expect(panel(page).getByRole('table', { name: 'SOPs' })).toHaveCount(0);
  });

  test('opens a document in a new tab by its title [related-003]', async ({ page }) => {
    await signIn(page, 'individual', designStandard); // A new tab knows the reader by the sign-in itself.
    const opened = page.waitForEvent('popup');
    await rowOf(page, 'NSB E 214-21')
      .getByRole('link', { name: /^Test Method for Sustained-Load Creep/ })
      .click();
    const other = await opened;
    await expect(other).toHaveURL(/contentCode=NSB(%7C|\|)nsb-e-214-21/);
    await other.close();
    await expect(page).toHaveURL(/tab=related/);
  });

  test('marks what no longer holds with what replaces it, and only names what is not here', async ({
    page,
  }) => {
    await visitAs(page, 'individual', designStandard);
    const replaced = rowOf(page, 'NSB E 214-21');
    await expect(replaced).toContainText('Previous');
    await expect(replaced.getByRole('link', { name: /NSB E 214-24/ })).toHaveAttribute(
      'href',
      /contentCode=NSB(%7C|\|)nsb-e-214-24$/,
    );
    const missing = rowOf(page, 'NSB E 187');
    await expect(missing).toContainText('Practice for Installing Bonded Anchors in Cracked Concrete');
    await expect(missing).toContainText('Not in this library');
    await expect(missing.getByRole('link')).toHaveCount(0);
  });

  test('is folded and unfolded with the keyboard', async ({ page }) => {
    await visitAs(page, 'individual', testMethod);
    await expect(section(page, 'SOPs')).toBeVisible();
    await tabTo(page, /^SOPs/);
    await page.keyboard.press('Enter');
    await expect(section(page, 'SOPs')).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Space');
    await expect(section(page, 'SOPs')).toHaveAttribute('aria-expanded', 'false');
    await expect(section(page, 'SOPs')).toBeFocused();
  });

  test('says when it could not be loaded, and comes on another try', async ({ page }) => {
    await page.route('**/api/documents/relatedContent?*', (route) => route.abort('connectionrefused'));
    await visitAs(page, 'individual', designStandard);
    await expect(panel(page).getByRole('alert')).toContainText('Related content could not be loaded');
    await page.unroute('**/api/documents/relatedContent?*');
    await panel(page).getByRole('button', { name: 'Try again' }).click();
    await expect(rowOf(page, 'NSB E 214-21')).toBeVisible();
  });

  test('speaks Arabic, and leaves designations in their own direction', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'locale', value: 'AR', url: baseURL ?? '' }]);
    await visitAs(page, 'individual', designStandard);
    await expect(section(page, /^المواصفات المرجعية/)).toHaveAttribute('aria-expanded', 'true');
    await expect(rowOf(page, 'NSB E 214-21')).toContainText('استعمل بدلًا منها');
    await expectAccessibleWithin(page, '[role="tabpanel"]');
  });
});

test.describe('work items', () => {
  test('stand in a tab of the standards body’s library, with their ballots [document-021]', async ({
    page,
  }) => {
    await visitAs(page, 'individual', documentAt(standards.testMethod));
    await tab(page, /Work items/).click();
    const item = panel(page).getByRole('article').filter({ hasText: 'NSB WK 9120' });
    await expect(item.getByRole('heading')).toHaveText(
      'Revision of NSB E 214-24: limits for anchors in high-strength concrete',
    );
    await expect(item).toContainText('Sep 08 2025');
    await expect(item).toContainText('Ingrid Solvang');
    await expect(item.getByRole('row')).toHaveCount(4);
    await expect(item.getByRole('row').last()).toContainText('Open until December 4, 2026');
    await expect(panel(page).getByText('No ballots yet.')).toBeVisible();
    await expectAccessibleWithin(page, '[role="tabpanel"]');
  });

  test('have no tab in another library [document-021]', async ({ page }) => {
    await signIn(page, 'individual', originOf('demowl') + documentAt(standards.testMethod));
    await expect(tab(page, /Related content/)).toBeVisible();
    await expect(tab(page, /Work items/)).toHaveCount(0);
  });
});

test.describe('the details of a document', () => {
  const aside = (page: Page) => page.getByRole('complementary', { name: 'Details' });

  test('open from the menu next to the text, with history, subjects and abstract', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visitAs(page, 'individual', documentAt(standards.testMethod, { tab: 'html' }));
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Details' }).click();
    await expect(aside(page)).toContainText('E07.30 · Bonded Anchors');
    await expect(aside(page)).toContainText('WK 9188, WK 9120');
    const editions = aside(page).getByRole('region', { name: 'Editions' }).getByRole('listitem');
    await expect(editions).toHaveCount(3);
    await expect(editions.first()).toHaveAttribute('aria-current', 'true');
    await expect(editions.last()).toContainText('NSB E 214-18');
    await expectAccessibleWithin(page, 'aside');
    await editions.nth(1).getByRole('link').click();
    await expect(page).toHaveURL(/nsb-e-214-21/);
  });

  test('of another publisher say who that is', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visitAs(
      page,
      'individual',
      documentAt(standards.designStandard, { tab: 'html', aside: 'details' }),
    );
    await expect(aside(page)).toContainText('Halden Institute');
    await expect(aside(page).getByRole('region', { name: 'Replaces' })).toContainText('HI 4410-2:2016');
  });
});

test.describe('the full book of a paper', () => {
  /** A library of a publisher whom no one else offers, with the symposium of the demo under its name. */
  async function symposium(): Promise<string> {
    const library = await addTenant({ publishers: ['LKB'] });
    const from = fileURLToPath(new URL('nsb/', publicationsFolder));
    const folder = test.info().outputPath('');
    for (const name of (await readdir(from)).filter((each) => each.endsWith('.xml'))) {
      const written = await readFile(join(from, name), 'utf8');
      const own = written
        .replaceAll('NSB STP', 'LKB STP')
        .replaceAll('>NSB<', '>LKB<')
        .replaceAll('Northern Standards Board', 'Lakeside Board');
      await writeFile(join(folder, name), own);
    }
    await importFile(folder, library);
    return library;
  }
  const paper = documentAt('LKB|lkb-stp-4102', { tab: 'html' });
  const more = (page: Page) => page.getByRole('button', { name: 'More', exact: true });

  test('is saved from the menu, and a failed verification shows the tenant’s error message [document-008]', async ({
    page,
  }) => {
    const library = await symposium();
    await signIn(page, 'individual', library + paper);
    await more(page).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Full book' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe('LKB STP 41.pdf');
    for (const { texts } of await shownPages(await readFile(await file.path())))
      expect(texts.map(({ text }) => text).join(' ')).toMatch(/Ines Ravndal.*Downloaded/);
    await expect(page.getByRole('dialog')).toHaveCount(0);

    const verification = /\/verification\/contentCode\?contentCode=LKB(%7C|\|)lkb-stp-41$/;
    await page.route(verification, (route) => route.abort('connectionrefused'));
    await more(page).click();
    await page.getByRole('menuitem', { name: 'Full book' }).click();
    const message = page.getByRole('dialog', { name: 'The full book could not be opened' });
    await expect(message).toContainText('LKB STP 41');
    await expect(message).toContainText('Clearwater Works');
    await message.getByRole('button', { name: 'Close' }).click();
    await expect(message).toHaveCount(0);
  });

  test('is not offered where there is none', async ({ page }) => {
    await visitAs(page, 'individual', documentAt(standards.testMethod));
    await more(page).click();
    await expect(page.getByRole('menuitem', { name: 'Details' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Full book' })).toHaveCount(0);
  });
});
