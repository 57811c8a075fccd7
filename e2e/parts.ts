import { expect, type Locator, type Page } from '@playwright/test';
import { visitAs } from './visits.ts';

/** Opens the page of shared parts, at a part if one is named. */
export async function visitParts(page: Page, part?: string): Promise<void> {
  await visitAs(page, 'individual', '/dev/parts');
  await expect(page.getByRole('heading', { level: 1, name: 'Parts' })).toBeVisible();
  if (part) await page.getByRole('region', { name: part, exact: true }).scrollIntoViewIfNeeded();
}

/** One state of a part, as the page shows it. */
export const stateOf = (page: Page, part: string, state: string): Locator =>
  page.getByRole('region', { name: part, exact: true }).getByRole('group', { name: state, exact: true });
