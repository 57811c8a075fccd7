import type { Page } from '@playwright/test';

/** Puts more into the text of a document that is shown as HTML, as a publisher might have written it. */
export async function plant(page: Page, html: string): Promise<void> {
  const article = page.frameLocator('iframe').locator('article');
  await article.evaluate((element, planted) => element.insertAdjacentHTML('afterbegin', planted), html);
}
