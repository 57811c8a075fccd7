import type { Account } from '@norma/contracts';

const longestAuthor = 20;

/** What annotations call their author: the last name, then the first, cut to 20 characters; Guest who signs in for many. */
export function annotationAuthor(
  { userType, userAccounts: [person] }: Pick<Account, 'userType' | 'userAccounts'>,
  guest: string,
): string {
  if (userType !== 'INDIVIDUAL') return guest;
  const name = [person?.lastName, person?.firstName].filter(Boolean).join(' ');
  return Array.from(name).slice(0, longestAuthor).join('').trim() || guest;
}
