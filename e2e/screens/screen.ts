import type { SignInName } from '@norma/samples';
import { expect, type Page } from '@playwright/test';

/** A screen of the library, and how to come to it. */
export type Screen = {
  name: string;
  /** Who looks at it; no one who is signed in where it is absent. */
  person?: SignInName;
  address: string;
  /** The tenant at whose host it is, if not the default one. */
  tenant?: string;
  /** Whether a picture shows all of it, not only what a window shows. */
  isWhole?: boolean;
  /** What has to be done, and to be there, before it can be looked at. */
  show: (page: Page) => Promise<unknown>;
};

/** Waits until something is seen. A PDF is made when it is first asked for: a busy machine takes its time. */
export const seen = (selector: string) => (page: Page) =>
  expect(page.locator(selector).first()).toBeVisible({ timeout: 60_000 });

/** Opens the menu under the reader's name. */
export const openAccountMenu = (page: Page): Promise<void> =>
  page
    .getByRole('banner')
    .getByRole('button', { name: /^(Account|الحساب):/ })
    .click();

/** The address of a screen on a server whose default tenant stands at an origin. */
export function addressOf({ address, tenant }: Screen, origin: string): string {
  const url = new URL(address, origin);
  if (tenant) url.hostname = `${tenant}.localhost`;
  return url.href;
}
