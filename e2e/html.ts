import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { documentAt, standards } from './addresses.ts';
import { visitAs } from './visits.ts';

/** The text of a document that is shown as HTML. */
export const text = (page: Page): FrameLocator => page.frameLocator('iframe');

/** The clauses next to the text, or in the sheet that opens over it. */
export const outline = (page: Page): Locator => page.getByRole('navigation', { name: 'Clauses' });

/** The clause that the outline marks as the one being read. */
export const clauseRead = (page: Page): Locator => outline(page).locator('[aria-current]');

/** The field in which a reader writes what to find in the text. */
export const findField = (page: Page): Locator => page.getByRole('searchbox', { name: 'Find in text' });

/** Which match is shown, of how many. */
export const foundCount = (page: Page): Locator => page.locator('search output');

/** A clause as a conversion writes it. */
export const clauseOf = (number: string, title: string, content: string): string =>
  `<section class="clause" id="s-sec_${number}" data-level="${number.split('.').length}">
   <h2 class="clause-heading"><span class="clause-number">${number}</span> <span class="clause-title">${title}</span></h2>
   ${content}</section>`;

type Written = { content: string; language?: string; direction?: 'ltr' | 'rtl' };

/** Opens a document whose publisher has written something that no publisher of the demo would. */
export async function visitArticle(page: Page, written: Written): Promise<void> {
  await visitComingArticle(page, written);
  await expect(page.locator('iframe:not([inert])')).toBeVisible({ timeout: longestDrawing });
}

/** The same, of which all may not have come yet. */
export async function visitComingArticle(
  page: Page,
  { content, language = 'en', direction = 'ltr' }: Written,
): Promise<void> {
  const body = `<article class="standard" lang="${language}" dir="${direction}">${content}</article>`;
  await page.route('**/api/documents/html/*', (route) => route.fulfill({ body, contentType: 'text/html' }));
  await visitAs(page, 'individual', documentAt(standards.testMethod, { tab: 'html' }));
  await expect(text(page).locator('article')).toBeVisible({ timeout: longestDrawing });
}

/** A table of 80,000 cells takes a busy machine longer than anything else here, in ms. */
const longestDrawing = 90_000;

/** The words that are marked as found, as far as the browser's own highlights mark them. */
export const highlighted = (page: Page): Promise<string[]> =>
  page.locator('iframe').evaluate((frame: HTMLIFrameElement) => {
    const view = frame.contentWindow as (Window & typeof globalThis) | null;
    const document = frame.contentDocument;
    return [...(view?.CSS.highlights.get('found') ?? [])].map((range) => {
      const stretch = document?.createRange();
      stretch?.setStart(range.startContainer, range.startOffset);
      stretch?.setEnd(range.endContainer, range.endOffset);
      return stretch?.toString() ?? '';
    });
  });
