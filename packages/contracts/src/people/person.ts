import { z } from 'zod';
import { emailAddressIn, Instant } from '../fields/index.ts';
import { authorities } from '../kit/index.ts';

/**
 * How somebody stands in the library. `invited`: has never come in; `locked`: cannot sign in for some minutes after too many
 * wrong passwords; `deactivated`: is not let in until somebody activates them.
 */
export const personStates = ['active', 'invited', 'locked', 'deactivated'] as const;
export type PersonState = (typeof personStates)[number];

/** Characters that each text of a person may have. */
export const longestOfPerson = { name: 255, signInName: 255 } as const;

// What is pasted from elsewhere must not bring line breaks into a name, nor what no database keeps.
const oneLine = (given: string): string =>
  given.replaceAll(/\s*[\p{Cc}\u2028\u2029]+\s*/gu, ' ').toWellFormed();
// Counted as people count, so that 255 emoji are 255.
const atMost = (most: number) => (text: string) => [...text].length <= most;

/** A first or last name; one of the two may be empty. */
export const PersonName = z
  .string()
  .overwrite(oneLine)
  .trim()
  .refine(atMost(longestOfPerson.name), `is longer than ${longestOfPerson.name} characters`);

/** An e-mail address as mail is sent to it. */
export const PersonEmail = z.string().transform((typed, issues) => {
  const address = emailAddressIn(typed);
  if (address !== null) return address;
  issues.addIssue({ code: 'custom', message: 'is no e-mail address' });
  return z.NEVER;
});

/** What somebody types to sign in, beside their e-mail address. */
export const SignInName = z
  .string()
  .overwrite(oneLine)
  .trim()
  .min(1)
  .refine(atMost(longestOfPerson.signInName), `is longer than ${longestOfPerson.signInName} characters`);

/** An account that somebody reads through. */
export const PersonAccount = z.object({ id: z.string(), name: z.string(), number: z.string() });

/** A person as administrators see them in lists. */
export const ListedPerson = z.object({
  id: z.uuid(),
  signInName: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  userType: z.enum(['INDIVIDUAL', 'COMPANY']),
  authorities: z.array(z.enum(authorities)),
  state: z.enum(personStates),
  accounts: z.array(PersonAccount).describe('By name'),
  lastSignIn: Instant.nullable().describe('Null for somebody who has never signed in'),
});
export type ListedPerson = z.infer<typeof ListedPerson>;
