import { expect, test } from '@playwright/test';
import { expectAccessible, expectContrast } from '../axe.ts';
import { visitParts } from '../parts.ts';
import { speak } from '../visitors.ts';

test.describe('The page of shared parts', () => {
  for (const language of ['EN', 'AR'] as const) {
    for (const width of [390, 1200]) {
      test(`passes axe, in ${language} at ${width} px, light and dark`, async ({ page, context }) => {
        test.slow();
        await page.setViewportSize({ width, height: 900 });
        await speak(context, language);
        await visitParts(page);
        await expectAccessible(page);
        await page.getByRole('radio', { name: 'Dark' }).click();
        await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
        await expectContrast(page);
        const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
        expect(scrollWidth).toBe(clientWidth);
      });
    }
  }
});
