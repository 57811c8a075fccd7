import { expect, test, type Page } from '@playwright/test';
import { contents, contentsButton } from '../contents.ts';
import { visitAs } from '../visits.ts';

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Contents' });
const wide = (page: Page, width: number): Promise<void> => page.setViewportSize({ width, height: 900 });
const barHeight = (page: Page): Promise<number> =>
  page
    .getByRole('banner')
    .evaluate((bar) => bar.querySelector(':scope > div:last-of-type')?.clientHeight ?? 0);

test.describe('The layout', () => {
  test('changes at 576, 768, 992 and 1200 px and never scrolls sideways [shell-047]', async ({ page }) => {
    await wide(page, 1440);
    await visitAs(page, 'individual');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    const language = page.getByRole('button', { name: /^Language:/ });
    const name = page.getByRole('banner').getByText('Ines Ravndal').first();

    await test.step('576: the header grows', async () => {
      await wide(page, 575);
      expect(await barHeight(page)).toBe(55);
      await wide(page, 576);
      expect(await barHeight(page)).toBe(59);
    });
    await test.step('768: languages and help come into the header', async () => {
      await wide(page, 767);
      await expect(language).toHaveCount(0);
      await wide(page, 768);
      await expect(language).toBeVisible();
    });
    await test.step('992: the reader’s name is shown next to the initials', async () => {
      await wide(page, 991);
      await expect(name).toBeHidden();
      await wide(page, 992);
      await expect(name).toBeVisible();
    });
    await test.step('1200: the contents are next to the page', async () => {
      await wide(page, 1199);
      await contentsButton(page).click();
      await expect(drawer(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(drawer(page)).toHaveCount(0);
      await wide(page, 1200);
      await contentsButton(page).click();
      await expect(contents(page)).toBeVisible();
      await expect(drawer(page)).toHaveCount(0);
    });
    for (const width of [320, 575, 576, 767, 768, 991, 992, 1199, 1200, 1440]) {
      await test.step(`${width}: nothing is wider than the window`, async () => {
        await wide(page, width);
        const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
        expect(scrollWidth).toBe(clientWidth);
      });
    }
  });
});
