import type { WireLanguage } from '@norma/contracts/fields';
import { test, type Browser, type BrowserContext, type Page } from '@playwright/test';

/** Where the default tenant of the tested library stands. */
export const origin = (): string => test.info().project.use.baseURL ?? '';

/** Where another tenant of the same server stands. */
export function originOf(tenant: string): string {
  const url = new URL(origin());
  url.hostname = `${tenant}.localhost`;
  return url.origin;
}

/** A page in a browser of someone else's; it ends with the test's browser. */
export const elsewhere = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ baseURL: origin() })).newPage();

/** Chooses the language of the interface before the first visit, as a visit before did. */
export const speak = (context: BrowserContext, locale: WireLanguage): Promise<void> =>
  context.addCookies([{ name: 'locale', value: locale, url: origin() }]);
