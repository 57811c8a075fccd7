import type { ListedPerson } from '@norma/contracts';

/** The name of a person, or their sign-in name where they have none. */
export const nameOf = ({
  firstName,
  lastName,
  signInName,
}: Pick<ListedPerson, 'firstName' | 'lastName' | 'signInName'>): string =>
  `${firstName} ${lastName}`.trim() || signInName;
