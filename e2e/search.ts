import { expect, type Locator, type Page } from '@playwright/test';

/** The documents found, row by row. */
export const rows = (page: Page): Locator =>
  page.getByRole('list', { name: 'Documents found' }).getByRole('listitem');

/** The titles of the documents found. */
export const titles = (page: Page): Locator => rows(page).getByRole('heading');

/** Expects what the heading of the results says, apart from the marks that isolate a query's direction. */
export const expectHeading = (page: Page, said: string): Promise<void> =>
  expect
    .poll(async () =>
      (await page.getByRole('heading', { level: 1 }).innerText()).replaceAll(/[\u2066-\u2069]/g, ''),
    )
    .toBe(said);

/** The box in which a search is typed. */
export const box = (page: Page): Locator =>
  page.getByRole('combobox', { name: 'Search by designation, title or words' });

/** The suggestions below the box, cell by cell: entries, their other editions, and wishes for more. */
export const suggestions = (page: Page): Locator =>
  page.getByRole('grid', { name: 'Suggestions' }).getByRole('gridcell');
