import { expect, type Page } from '@playwright/test';
import { documentAt, standards } from './addresses.ts';

/** The address of the current test method next to the edition before. */
export const comparisonAt = (query: Record<string, string> = {}): string =>
  documentAt(standards.testMethod, { compare: standards.previousTestMethod, ...query });

/** The text of both editions. */
export const comparedText = (page: Page) => page.frameLocator('iframe').locator('article.comparison');

/** The list of changes next to the text. */
export const changeList = (page: Page) => page.getByRole('list', { name: 'Changes', exact: true });

/** Waits until a comparison is there to be read; it is made first where no one has asked for it. */
export const expectCompared = (page: Page): Promise<void> =>
  expect(comparedText(page).locator('[data-kind]').first()).toBeVisible({ timeout: 60_000 });
