import type { Page } from '@playwright/test';

/** Holds a call back until it is let through. */
export async function hold(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await held;
    // A page that no longer wants the answer has given the request up.
    await route.continue().catch(() => {});
  });
  return letThrough;
}
