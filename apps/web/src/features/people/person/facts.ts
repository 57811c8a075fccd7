import type { Person } from '@norma/contracts';

/** What of somebody is written as text. */
export type TextName = 'firstName' | 'lastName' | 'email' | 'signInName';
export type Facts = Record<TextName, string>;

const names: readonly TextName[] = ['firstName', 'lastName', 'email', 'signInName'];

/** What can be written of somebody, as they are now. */
export const factsOf = ({ firstName, lastName, email, signInName }: Facts): Facts => ({
  firstName,
  lastName,
  email,
  signInName,
});

/** What a form says of somebody. */
export function typedFacts(typed: FormData, userType: Person['userType']) {
  const value = (name: TextName): string => {
    const written = typed.get(name);
    return typeof written === 'string' ? written : '';
  };
  return {
    firstName: value('firstName'),
    lastName: value('lastName'),
    email: value('email'),
    signInName: value('signInName'),
    userType,
  };
}

/** What is another now than it was, by its name. */
export function changedMeanwhile(before: Facts, now: Facts): Partial<Facts> {
  const changed = names.filter((name) => before[name] !== now[name]);
  return Object.fromEntries(changed.map((name) => [name, now[name]]));
}
