import { expect, type Page } from '@playwright/test';

type Clauses = { clauses: { number: string; line: string }[] };

/** The line of a clause of an edition by its number, once the editions of the library are aligned. */
export async function lineOf(page: Page, contentCode: string, number: string): Promise<string> {
  // The app asks for the clauses of the text that it shows, with the token of its reader.
  const told = async (): Promise<string | undefined> => {
    const answer = page.waitForResponse((response) => response.url().includes('/api/v1/documents/clauses'));
    await page.reload();
    const { clauses } = (await (await answer).json()) as Clauses;
    return clauses.find((clause) => clause.number === number)?.line;
  };
  await expect(page).toHaveURL((url) => url.search.includes(encodeURIComponent(contentCode)));
  await expect.poll(told, { timeout: 60_000 }).toBeTruthy();
  return (await told()) ?? '';
}
