import type { ResultPage } from '@norma/contracts';
import { expect, type Locator, type Page } from '@playwright/test';

/** The documents found, row by row. */
export const rows = (page: Page): Locator =>
  page.getByRole('list', { name: 'Documents found' }).getByRole('listitem');

/** The titles of the documents found. */
export const titles = (page: Page): Locator => rows(page).getByRole('heading').getByRole('link');

/** Expects what the heading of the results says, apart from the marks that isolate a query's direction. */
export async function expectHeading(page: Page, said: string | RegExp): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  const text = async () => (await heading.innerText()).replaceAll(/[\u2066-\u2069]/g, '');
  if (typeof said === 'string') await expect.poll(text).toBe(said);
  else await expect.poll(text).toMatch(said);
}

/** The call that finds documents. */
export const unifiedSearch = '**/api/documents/unified-search*';

/** Changes what searches find on its way to the page: into what the demo has no document for. */
export async function changeFound(
  page: Page,
  change: (found: ResultPage) => Partial<ResultPage>,
): Promise<void> {
  await page.route(unifiedSearch, async (route) => {
    const answer = await route.fetch();
    const found: ResultPage = await answer.json();
    await route.fulfill({ response: answer, json: { ...found, ...change(found) } });
  });
}

/** The same for each of the documents found. */
export const changeDocuments = (
  page: Page,
  change: (document: ResultPage['documents'][number]) => Partial<ResultPage['documents'][number]>,
): Promise<void> =>
  changeFound(page, ({ documents }) => ({
    documents: documents.map((document) => ({ ...document, ...change(document) })),
  }));

/** The box in which a search is typed. */
export const box = (page: Page): Locator =>
  page.getByRole('combobox', { name: 'Search by designation, title or words' });

/** The suggestions below the box, cell by cell: entries, their other editions, and wishes for more. */
export const suggestions = (page: Page): Locator =>
  page.getByRole('grid', { name: 'Suggestions' }).getByRole('gridcell');
