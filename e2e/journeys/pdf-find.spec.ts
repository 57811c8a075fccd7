import { expect, test, type Page } from '@playwright/test';
import { documentAt, standards } from '../addresses.ts';
import { madePdf, withPdf } from '../madePdf.ts';
import { expectDrawn, pageField, sheet, sheets } from '../pdf.ts';
import { visitAs } from '../visits.ts';

const find = (page: Page) => page.getByRole('search', { name: 'Find in the document' });
const field = (page: Page) => find(page).getByRole('textbox', { name: 'Find in the document' });
const shown = (page: Page) => sheets(page).locator('.highlight.selected');

const book = madePdf({
  pages: Array.from({ length: 9 }, (_, at) => ({
    lines:
      at % 3 === 1
        ? [`Anchor bolts and anchorages on sheet ${at + 1}`, 'The anchor holds']
        : ['Nothing here'],
  })),
});

test.describe('Finding words in a PDF', () => {
  test.beforeEach(({ page }) => withPdf(page, book));

  test('goes from match to match by keys, shows which one is current, and returns the focus', async ({
    page,
  }) => {
    await visitAs(page, 'individual', documentAt(standards.testMethod));
    await expectDrawn(page, 1);
    await sheets(page).focus();
    await page.keyboard.press('Control+f');
    await expect(field(page)).toBeFocused();
    await field(page).fill('anchor');
    await expect(find(page)).toContainText('1 of 9');
    await expect(shown(page)).toHaveText('Anchor');
    await expect(pageField(page)).toHaveValue('2');
    await expect(sheet(page, 2).locator('.highlight')).toHaveCount(3);
    await page.keyboard.press('Enter');
    await expect(find(page)).toContainText('2 of 9');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.press('Shift+Enter');
    await expect(find(page)).toContainText('9 of 9');
    await expect(pageField(page)).toHaveValue('8');
    await page.keyboard.press('F3');
    await expect(find(page)).toContainText('1 of 9');
    await expect(page.getByRole('status').filter({ hasText: 'Match 1 of 9, page 2' })).toHaveCount(1);
    await expect(page.getByRole('slider', { name: 'Position' })).toBeVisible();
    // The head of the page is folded away, and the window stays at the pages.
    const top = await sheets(page).evaluate((box) => box.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(48);
    expect(top).toBeLessThan(200);

    await page.keyboard.press('Escape');
    await expect(find(page)).toHaveCount(0);
    await expect(sheets(page)).toBeFocused();
    await expect(sheets(page).locator('.highlight')).toHaveCount(0);
  });

  test('heeds letter case and whole words, and says when there is nothing', async ({ page }) => {
    await visitAs(page, 'individual', documentAt(standards.testMethod));
    await page.getByRole('button', { name: 'Find in the document' }).click();
    await field(page).fill('anchor');
    await expect(find(page)).toContainText('of 9');
    await find(page).getByRole('checkbox', { name: 'Match case' }).check();
    await expect(find(page)).toContainText('of 6');
    await find(page).getByRole('checkbox', { name: 'Whole words' }).check();
    await expect(find(page)).toContainText('of 3');
    // At once after scrolling, before the address says the page.
    await sheets(page).evaluate((pages) => pages.scrollTo({ top: pages.scrollHeight, behavior: 'instant' }));
    await find(page).getByRole('checkbox', { name: 'Highlight all' }).uncheck();
    await expect(sheets(page).locator('.highlight')).toHaveCount(1);
    await field(page).fill('quicksilver');
    await expect(find(page)).toContainText('No matches');
    await expect(find(page).getByRole('button', { name: 'Next match' })).toBeDisabled();
  });

  test('leaves a second Ctrl+F to the browser', async ({ page }) => {
    await visitAs(page, 'individual', documentAt(standards.testMethod));
    await expectDrawn(page, 1);
    await page.evaluate(() => {
      document.addEventListener('keydown', (key) => {
        const kept = document.body.dataset['kept'] ?? '';
        if (key.key === 'f')
          document.body.dataset['kept'] = `${kept}${key.defaultPrevented ? 'ours ' : 'browser '}`;
      });
    });
    await page.keyboard.press('Control+f');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Control+f');
    await expect(page.locator('body')).toHaveAttribute('data-kept', 'ours browser ');
  });
});

test('Arabic words are found in an Arabic PDF, with vowel signs and without', async ({ page }) => {
  await visitAs(page, 'individual', documentAt(standards.testMethodInArabic, { page: '3' }));
  await expectDrawn(page, 3);
  await page.keyboard.press('Control+f');
  await field(page).fill('المَراسي');
  await expect(find(page)).toContainText(/^\d+ of \d+/);
  await expect(shown(page)).toBeVisible();
  await field(page).fill('زحف المراسي الملتصقة');
  await expect(find(page)).toContainText(/^\d+ of \d+/);
});
