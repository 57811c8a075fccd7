import type { Account } from '@norma/contracts';

const longestName = 40;

/** The name of a person for a menu, cut at 40 characters; who has none is called by the word for guests. */
export function personName({ userAccounts: [person] }: Account, guest: string): string {
  const name = [person?.firstName, person?.lastName].filter(Boolean).join(' ') || guest;
  const characters = Array.from(name);
  return characters.length > longestName ? `${characters.slice(0, longestName).join('')}…` : name;
}

/** The initials of a person, as many as their name has parts, two at most. */
export function initials({ userAccounts: [person] }: Account, guest: string): string {
  const names = [person?.firstName, person?.lastName].filter(Boolean);
  const letters = (names.length > 0 ? names : [guest]).map((name) => Array.from(name ?? '')[0] ?? '');
  return letters.join('').toUpperCase();
}
