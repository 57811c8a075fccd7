import type { ListedPerson } from '@norma/contracts';

/** What somebody is called; who has no name is called as they sign in. */
export const nameOf = ({
  firstName,
  lastName,
  signInName,
}: Pick<ListedPerson, 'firstName' | 'lastName' | 'signInName'>): string =>
  `${firstName} ${lastName}`.trim() || signInName;
