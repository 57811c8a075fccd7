import type { Page } from '@playwright/test';

/**
 * Puts more into the text of a document that is shown as HTML, as a publisher might have written it. The page lets no
 * script make markup from a text, so the browser's own tools do it.
 */
export async function plant(page: Page, html: string): Promise<void> {
  const article = page.frameLocator('iframe').locator('article');
  await article.evaluate((element) => {
    const place = element.ownerDocument.createElement('p');
    place.id = 'place-to-plant';
    element.prepend(place);
  });
  const tools = await page.context().newCDPSession(page);
  await tools.send('DOM.getDocument', { depth: -1, pierce: true });
  const { searchId } = await tools.send('DOM.performSearch', { query: '#place-to-plant' });
  const { nodeIds } = await tools.send('DOM.getSearchResults', { searchId, fromIndex: 0, toIndex: 1 });
  for (const nodeId of nodeIds) await tools.send('DOM.setOuterHTML', { nodeId, outerHTML: html });
  await tools.detach();
}
