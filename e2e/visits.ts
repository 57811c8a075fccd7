import type { SignInName } from '@norma/samples';
import type { Page } from '@playwright/test';
import { keepLikesHere, signIn } from './people.ts';

/** What the browser keeps of a sign-in in its session storage. */
type Visit = { key: string; user: string; since: number };

const visits = new Map<SignInName, Visit>();

/** Well before the tokens of a visit are renewed: a refresh token that two pages spend ends the session. */
const freshForMs = 120_000;

/**
 * Opens an address as a person who has signed in a moment ago, for journeys that begin behind the sign-in. Such a page
 * must neither sign out nor outlive its tokens: the next journey goes on with the same ones.
 */
export async function visitAs(page: Page, name: SignInName, address = '/'): Promise<void> {
  const visit = visits.get(name);
  if (visit && Date.now() - visit.since < freshForMs) {
    await keepLikesHere(page);
    await page.addInitScript(({ key, user }) => sessionStorage.setItem(key, user), visit);
    await page.goto(address);
    return;
  }
  const since = Date.now();
  await signIn(page, name, address);
  visits.set(name, { ...(await page.evaluate(kept)), since });
}

function kept(): Pick<Visit, 'key' | 'user'> {
  const key = Object.keys(sessionStorage).find((name) => name.startsWith('oidc.user:')) ?? '';
  return { key, user: sessionStorage.getItem(key) ?? '' };
}

/** Goes to an address as a link within the library does: nothing is loaded that is there already. */
export const followWithin = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

/** The access token of the current user, to ask in their name. */
export const tokenOf = async (page: Page): Promise<string> =>
  JSON.parse((await page.evaluate(kept)).user).access_token;
