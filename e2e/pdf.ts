import { expect, type Locator, type Page } from '@playwright/test';

/** The box that holds the pages of a PDF and scrolls. */
export const sheets = (page: Page): Locator => page.getByRole('group', { name: /^Pages of/ });

/** One page of the PDF. */
export const sheet = (page: Page, number: number): Locator =>
  sheets(page).getByRole('region', { name: `Page ${number}`, exact: true });

/** The number of the page being read, as the tools show it. */
export const pageField = (page: Page): Locator => page.getByRole('textbox', { name: 'Page' });

/** Expects that a page of the PDF has ink on it, not only its white. */
export async function expectDrawn(page: Page, number: number): Promise<void> {
  const canvas = sheet(page, number).locator('canvas').first();
  await expect(canvas).toBeVisible();
  await expect.poll(() => canvas.evaluate(darkest)).toBeLessThan(100);
}

/** Scrolls the pages until one begins at their top, as a reader with a wheel does. */
export const scrollToSheet = (page: Page, number: number): Promise<void> =>
  sheet(page, number).evaluate((region) => region.scrollIntoView({ block: 'start' }));

/** The darkest level of red on a canvas, from 0 for black to 255. */
function darkest(canvas: Element): number {
  const context = canvas instanceof HTMLCanvasElement ? canvas.getContext('2d') : null;
  if (!context) return 255;
  const { data } = context.getImageData(0, 0, context.canvas.width, context.canvas.height);
  return data.reduce(
    (min, level, at) => (at % 4 === 0 && (data[at + 3] ?? 0) > 0 ? Math.min(min, level) : min),
    255,
  );
}
