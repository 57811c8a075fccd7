import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, expectContrast } from '../axe.ts';
import { contents, contentsButton } from '../contents.ts';
import { followWithin, visitAs } from '../visits.ts';

/** What the page did with the addresses of files that it let the browser save. */
type Kept = { made: number[]; revoked: number[] };
declare global {
  interface Window {
    keptFiles: Kept;
  }
}

const watchFiles = (page: Page) =>
  page.addInitScript(() => {
    window.keptFiles = { made: [], revoked: [] };
    const { createObjectURL, revokeObjectURL } = URL;
    URL.createObjectURL = (file) => {
      if (file instanceof Blob && file.type === 'application/pdf') window.keptFiles.made.push(Date.now());
      return createObjectURL.call(URL, file);
    };
    URL.revokeObjectURL = (address) => {
      window.keptFiles.revoked.push(Date.now());
      revokeObjectURL.call(URL, address);
    };
  });

const top = (page: Page, id: string): Promise<number> =>
  page.locator(`#${id}`).evaluate((element) => Math.round(element.getBoundingClientRect().top));

test.describe('Help', () => {
  test('is in the header and the contents, and saves a topic once [help-001, help-004, help-005, help-021, help-024]', async ({
    page,
  }) => {
    await watchFiles(page);
    await visitAs(page, 'individual');
    await page.getByRole('button', { name: 'Help' }).click();
    const menu = page.getByRole('menu');
    await expect(menu.getByRole('menuitem')).toHaveText([
      'Video tutorials',
      'More resources',
      /^Searching the library/,
      /^Reading and comparing editions/,
      /^Favorites, notes and downloads/,
      /^For librarians/,
      /^The first hour: exercises/,
      /^How standards are made/,
      'Keyboard shortcuts',
    ]);
    await expect(menu.getByRole('menuitem', { name: /^How standards/ }).locator('svg')).toBeVisible();
    const saving = page.waitForEvent('download');
    await menu.getByRole('menuitem', { name: /^Searching the library/ }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe('Searching the library.pdf');
    expect((await readFile(await saved.path())).toString('latin1', 0, 5)).toBe('%PDF-');
    await expect.poll(() => page.evaluate(() => window.keptFiles.revoked.length)).toBe(1);
    const { made, revoked } = await page.evaluate(() => window.keptFiles);
    expect(made).toHaveLength(1);
    expect((revoked[0] ?? 0) - (made[0] ?? 0)).toBeGreaterThanOrEqual(1_000);

    await contentsButton(page).click();
    const within = contents(page);
    await expect(within.getByRole('link', { name: 'More resources' })).toBeVisible();
    const again = page.waitForEvent('download');
    await within.getByRole('button', { name: /^For librarians/ }).click();
    expect((await again).suggestedFilename()).toBe('For librarians.pdf');
  });

  test('shows tutorials, three in a row, asked for once [help-006, help-007, help-008, help-009, shell-035]', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/documents/videos/tutorial')) asked.push(request.url());
    });
    await page.setViewportSize({ width: 1440, height: 900 });
    await visitAs(page, 'individual');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Support', exact: true }).click();
    await expect(page).toHaveURL(/\/video$/);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Video tutorials', level: 1 })).toBeVisible();
    await expect(main.getByText('Support', { exact: true })).toBeVisible();
    await expect(main.getByRole('figure')).toHaveText([
      /Reading the right edition\s*1 minute/,
      /Finding a standard\s*1 minute/,
    ]);
    const columns = main.getByRole('list').evaluate((list) => getComputedStyle(list).gridTemplateColumns);
    expect((await columns).split(' ')).toHaveLength(3);
    await expectAccessible(page);

    await main.getByRole('button', { name: 'Play “Finding a standard”, 1 minute' }).click();
    const video = main.locator('video');
    await expect
      .poll(() => video.evaluate((film) => film instanceof HTMLVideoElement && film.currentTime > 0))
      .toBe(true);
    await followWithin(page, '/');
    await expect(page.getByRole('heading', { name: /Ines/ })).toBeVisible();
    await page.goBack();
    await expect(main.getByRole('figure')).toHaveCount(2);
    expect(asked).toHaveLength(1);
  });

  test('has resources with an index, sections that close, and documents [help-011, help-012, help-013, help-014, help-015, help-016, help-017, help-020]', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 600 });
    await visitAs(page, 'individual', '/user-resources');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Help and resources', level: 1 })).toBeVisible();
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([
      'Downloads',
      'Library details',
      'Tools for administrators',
      'Tools for authors',
      'Tools for researchers',
      'Tips for your role',
    ]);
    await expect(main.getByRole('heading', { level: 3 })).toHaveText([
      'Usage statistics',
      'Discovery vendors',
      'For libraries of member organizations',
      'Digital object identifiers (DOI)',
      'Reprints and permissions',
      'Federated login',
      'Active and inactive standards',
    ]);
    await expect(page.locator('#discovery-vendors li')).toHaveCount(10);
    await expect(page.locator('#doi li')).toHaveCount(7);
    for (const name of ['Request supplies', 'Request a visit'])
      await expect(main.getByRole('link', { name })).toHaveAttribute('href', /^mailto:/);
    await expect(page.locator('#tips').getByRole('link')).toHaveCount(4);
    await expectAccessible(page);
    await expectContrast(page);

    const index = page.getByRole('navigation', { name: 'On this page' });
    const details = main.getByRole('button', { name: 'Library details' });
    await details.click();
    await expect(main.getByRole('heading', { level: 3 })).toHaveCount(0);
    await expect(details).toHaveAttribute('aria-expanded', 'false');
    await index.getByRole('link', { name: 'Digital object identifiers (DOI)' }).click();
    await expect.poll(() => top(page, 'doi')).toBe(190);
    await expect(main.getByRole('heading', { name: /^Digital object/ })).toBeFocused();
    await index.getByRole('link', { name: 'Tools for administrators' }).click();
    await expect.poll(() => top(page, 'administrators')).toBe(150);
    await index.getByRole('link', { name: 'Downloads' }).click();
    await expect.poll(() => top(page, 'downloads')).toBe(180);

    const saving = page.waitForEvent('download');
    await main.getByRole('button', { name: /^For librarians/ }).click();
    expect((await saving).suggestedFilename()).toBe('For librarians.pdf');
    const opened = page.waitForEvent('popup');
    const shown = page
      .context()
      .waitForEvent('response', (answer) => answer.url().includes('/helpDocument/first-hour?ticket='));
    await main.getByRole('button', { name: /^Training brochure.*opens in a new tab/ }).click();
    await opened;
    expect([(await shown).status(), (await shown).headers()['content-type']]).toEqual([
      200,
      'application/pdf',
    ]);
  });

  test('gives libraries their records in four forms [help-018, help-019]', async ({ page }) => {
    // The journals come in behind the readers.
    test.slow();
    await visitAs(page, 'individual', '/user-resources');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: /^Library resources/ }).click();
    await expect(main.getByRole('heading', { name: 'Library resources', level: 1 })).toBeVisible();
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([
      'Journals',
      'Manuals',
      'Standards and practices',
    ]);
    const journals = main.getByRole('region', { name: 'Journals' });
    await expect(journals.getByRole('heading', { level: 3 })).toHaveText([
      'Journal of Building Practice',
      'Journal of Material Trials',
      'Northern Fastening Review',
      'All journals in one file',
    ]);
    await expectAccessible(page);
    const standards = main.getByRole('button', { name: /^Standards, every edition: / });
    await expect(standards).toHaveCount(5);
    for (const [at, ending] of ['mrc', 'mrk', 'txt', 'xml'].entries()) {
      const saving = page.waitForEvent('download');
      await standards.nth(at).click();
      const saved = await saving;
      expect(saved.suggestedFilename()).toBe(`astm-standards.${ending}`);
      expect(await readFile(await saved.path(), 'utf8')).toContain('NSB E 214-24');
    }
  });
});
