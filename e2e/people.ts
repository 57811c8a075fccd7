import type { SignInName } from '@norma/samples';
import { expect, type Page } from '@playwright/test';

/** The password of all people of the demo. */
export const password = process.env['DEMO_PASSWORD'] ?? 'norma-demo';

/** Signs a person of the demo in, on the way to an address; ends where the library has opened. */
export async function signIn(page: Page, name: SignInName, address = '/'): Promise<void> {
  await keepLikesHere(page);
  await page.goto(address);
  await expectSignIn(page);
  await fillSignIn(page, name);
  await page.waitForURL((url) => isLibrary(url.pathname));
}

const likes = '**/api/user-preferences';

/** What a journey chooses is not to reach the others of its person: they go on at the same time. */
export const keepLikesHere = async (page: Page): Promise<void> => {
  await page.route(likes, (route) => route.abort());
};

/** Lets the library know what is chosen, in a journey of a person whom no other one visits. */
export const tellLikes = (page: Page): Promise<void> => page.unroute(likes);

/** Sends the sign-in form, in whatever language it speaks. */
export async function fillSignIn(page: Page, name: string, typed = password): Promise<void> {
  await page.locator('#name').fill(name);
  await page.locator('#password').fill(typed);
  await page.locator('#password').press('Enter');
}

/** Waits until the reader is asked to sign in. */
export const expectSignIn = (page: Page): Promise<void> => expect(page).toHaveURL(/\/login\//);

/** Chooses to sign out, from the menu under the reader's name. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expectSignIn(page);
}

/** The screens of the library itself; the others belong to the way in. */
const isLibrary = (pathname: string): boolean => !/^\/(login|oidc|implicit)\b/.test(pathname);
