import type { Locator, Page } from '@playwright/test';
import { visitAs } from './visits.ts';

/** Where every shared part stands, in every state that it knows. */
export const visitParts = async (page: Page): Promise<void> => {
  await visitAs(page, 'individual', '/dev/parts');
  await page.getByRole('main').getByRole('region').first().waitFor();
};

/** A shared part in one of its states. */
export const partIn = (page: Page, title: string, state: string): Locator =>
  page.getByRole('region', { name: title, exact: true }).getByRole('group', { name: state, exact: true });
