import type { Locator, Page } from '@playwright/test';

/** The button in the header that opens the contents. */
export const contentsButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^(Open|Close) menu$/ }).first();

/** The contents, wherever they are. */
export const contents = (page: Page): Locator => page.getByRole('navigation', { name: 'Contents' });
