import { expect, test, type Page } from '@playwright/test';
import { documentAt, standards } from '../addresses.ts';
import { madePdf, withPdf, type MadePage } from '../madePdf.ts';
import { expectDrawn, pageField, scrollToSheet, sheet, sheets } from '../pdf.ts';
import { visitAs } from '../visits.ts';

const side = (page: Page) => page.getByRole('complementary', { name: 'Pages and outline' });
const thumbnails = (page: Page) => side(page).getByRole('navigation', { name: 'Pages' });
const outline = (page: Page) => side(page).getByRole('tree', { name: 'Outline' });

const pages = (count: number, front: MadePage[] = []): MadePage[] =>
  Array.from({ length: count }, (_, at) => front[at] ?? { lines: [`Sheet ${at + 1}`] });

const book = madePdf({
  romanPages: 4,
  pages: pages(12, [
    { lines: ['See clause 5'], link: { page: 9 } },
    { lines: ['Elsewhere'], link: { address: 'https://elsewhere.example/page' } },
  ]),
  outline: [
    { title: 'Foreword', page: 1 },
    {
      title: 'Scope',
      page: 5,
      within: [
        { title: 'Anchors', page: 6 },
        { title: 'Sleeves', page: 8 },
      ],
    },
    { title: 'Annex', page: 11 },
  ],
});

test.describe('Places in a PDF', () => {
  test.beforeEach(({ page }) => withPdf(page, book));

  test('are restored when the reader leaves before scrolling has ended', async ({ page }) => {
    await page.addInitScript(() => {
      // So long does the address wait for the reader to rest: this one never does.
      const startTimer = window.setTimeout;
      window.setTimeout = Object.assign(
        (...[act, ms, ...given]: Parameters<typeof startTimer>) =>
          startTimer(act, ms === 250 ? 3_600_000 : ms, ...given),
        startTimer,
      );
    });
    await visitAs(page, 'individual', documentAt(standards.testMethod, { page: '3' }));
    await expectDrawn(page, 3);
    await scrollToSheet(page, 6);
    await expect(pageField(page)).toHaveValue('2');
    await expect(page).toHaveURL(/[?&]page=3\b/);
    await side(page).getByRole('button', { name: 'Outline' }).click();
    await expect(page).toHaveURL(/[?&]page=6\b/);
    await scrollToSheet(page, 7);
    await expect(pageField(page)).toHaveValue('3');
    await outline(page).getByRole('treeitem', { name: 'Annex' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/[?&]page=11\b/);
    await page.goBack();
    await expect(page).toHaveURL(/[?&]page=7\b/);
    await expect(pageField(page)).toHaveValue('3');
    await scrollToSheet(page, 8);
    await expect(pageField(page)).toHaveValue('4');
    await page.getByRole('tab', { name: 'HTML' }).click();
    await expect(page).toHaveURL(/tab=html/);
    await page.goBack();
    await expect(pageField(page)).toHaveValue('4');
  });

  test('are called as the document calls its pages, and found by that name', async ({ page }) => {
    await visitAs(page, 'individual', documentAt(standards.testMethod, { page: '3' }));
    await expect(pageField(page)).toHaveValue('iii');
    await expect(page.getByText('(3 of 12)')).toBeVisible();
    await pageField(page).fill('2');
    await pageField(page).press('Enter');
    await expect(page).toHaveURL(/[?&]page=6\b/);
    await pageField(page).fill('IV');
    await pageField(page).press('Enter');
    await expect(page).toHaveURL(/[?&]page=4\b/);
    await pageField(page).fill('nowhere');
    await pageField(page).press('Enter');
    await expect(page.getByRole('alert')).toHaveText('Page nowhere does not exist.');
    await expect(pageField(page)).toHaveValue('iv');
    await expect(page.getByRole('status').filter({ hasText: 'Page iv, 4 of 12' })).toHaveCount(1);
  });

  test('follow links within the document, and lead back to the line that was left', async ({ page }) => {
    await visitAs(page, 'individual', documentAt(standards.testMethod));
    await expectDrawn(page, 1);
    await sheets(page).evaluate((box) => box.scrollTo(0, 60));
    await sheet(page, 1).getByRole('link').click();
    await expect(page).toHaveURL(/[?&]page=9\b/);
    await expect(pageField(page)).toHaveValue('5');
    await page.getByRole('button', { name: 'Back to page 1' }).click();
    await expect(pageField(page)).toHaveValue('i');
    await expect.poll(() => sheets(page).evaluate((box) => Math.round(box.scrollTop))).toBe(60);
    await expect(page.getByRole('button', { name: /^Back to page/ })).toHaveCount(0);
    await page.goForward();
    await expect(pageField(page)).toHaveValue('5');
  });

  test('open what lies outside in a new tab that knows nothing of this one', async ({ page, context }) => {
    await context.route(/^https:\/\/elsewhere\.example\//, (route) => route.fulfill({ body: 'elsewhere' }));
    await visitAs(page, 'individual', documentAt(standards.testMethod, { page: '2' }));
    await expectDrawn(page, 2);
    const opened = context.waitForEvent('page');
    await sheet(page, 2).getByRole('link').click();
    const other = await opened;
    await expect(other).toHaveURL('https://elsewhere.example/page');
    expect(await other.evaluate(() => window.opener)).toBeNull();
    await expect(pageField(page)).toHaveValue('ii');
  });

  test('are shown as thumbnails next to the text, and opened by keyboard', async ({ page }) => {
    await visitAs(page, 'individual', documentAt(standards.testMethod));
    const first = thumbnails(page).getByRole('button', { name: 'Page i (1 of 12)' });
    await expect(first).toHaveAttribute('aria-current', 'page');
    await expect(first.locator('canvas[data-drawn]')).toBeVisible();
    await first.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(thumbnails(page).getByRole('button', { name: 'Page iii (3 of 12)' })).toBeFocused();
    await expect(pageField(page)).toHaveValue('i');
    await page.keyboard.press('Enter');
    await expect(pageField(page)).toHaveValue('iii');
    await scrollToSheet(page, 11);
    await expect(thumbnails(page).locator('[aria-current]')).toHaveAccessibleName('Page 7 (11 of 12)');
    await expect(thumbnails(page).locator('[aria-current]')).toBeInViewport();

    await page.getByRole('button', { name: 'Close pages and outline' }).click();
    await expect(side(page)).toHaveCount(0);
    await page.reload();
    await expectDrawn(page, 11);
    await expect(side(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Pages and outline' }).click();
    await expect(thumbnails(page)).toBeVisible();
  });

  test('are those of the document’s own outline, which follows the reading', async ({ page }) => {
    await visitAs(page, 'individual', documentAt(standards.testMethod));
    await side(page).getByRole('button', { name: 'Outline' }).click();
    await expect(outline(page).getByRole('treeitem')).toHaveText(['Foreword', 'Scope', 'Annex']);
    await expect(outline(page).locator('[aria-current]')).toHaveText('Foreword');
    await scrollToSheet(page, 7);
    // The address follows where the reader has come to rest: a way back leads there.
    await expect(page).toHaveURL(/[?&]page=7\b/);
    await expect(outline(page).locator('[aria-current]')).toHaveText('Anchors');
    await expect(outline(page).getByRole('treeitem')).toHaveText([
      'Foreword',
      'Scope',
      'Anchors',
      'Sleeves',
      'Annex',
    ]);

    await outline(page).locator('[aria-current]').focus();
    await page.keyboard.press('ArrowLeft');
    await expect(outline(page).getByRole('treeitem', { name: 'Scope' })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(outline(page).getByRole('treeitem', { name: 'Scope' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/[?&]page=8\b/);
    await expect(outline(page).locator('[aria-current]')).toHaveText('Sleeves');
    await page.goBack();
    await expect(page).toHaveURL(/[?&]page=7\b/);
    await expect(pageField(page)).toHaveValue('3');
  });

  test('are remembered: a document opens where reading stopped, unless the address names a page [pdf-004]', async ({
    page,
  }) => {
    await visitAs(page, 'individual', documentAt(standards.testMethod, { page: '7' }));
    await expectDrawn(page, 7);
    await pageField(page).fill('6');
    await pageField(page).press('Enter');
    await expect(page).toHaveURL(/[?&]page=10\b/);
    await page.goto(documentAt(standards.testMethod));
    await expectDrawn(page, 10);
    await expect(page).toHaveURL(/[?&]page=10\b/);
    await page.goto(documentAt(standards.testMethod, { page: '2' }));
    await expectDrawn(page, 2);
    await page.goto(documentAt(standards.testMethod, { page: '99' }));
    await expectDrawn(page, 12);
    await expect(page).toHaveURL(/[?&]page=12\b/);
    await page.goto(documentAt(standards.designStandard, { page: 'abc' }));
    await expectDrawn(page, 1);
  });
});
