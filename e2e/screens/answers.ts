import { expect, type Page, type Route } from '@playwright/test';

/** What is shown next is shown as it is. */
export const once = { times: 1 };

/** As if the server could not be reached. */
export const unplugged = (route: Route): Promise<void> => route.abort('connectionrefused');

/** Loads the page again with another account's answer: what the database of the demo has no one for. */
export async function withAccount(page: Page, change: Record<string, unknown>): Promise<void> {
  // Only then the account has been asked for, and the answer to come is that of the page to come.
  await expect(page.locator('main h1')).toBeVisible();
  await page.route(
    '**/api/account',
    async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), ...change } });
    },
    once,
  );
  await page.reload();
}
