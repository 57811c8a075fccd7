import { z } from 'zod';
import { authTypes } from '../session/account.ts';
import { emailAddressIn, Instant, lookAlikeIn } from '../fields/index.ts';
import { authorities } from '../kit/index.ts';

/**
 * The state of a person in the library. `invited`: has never come in; `locked`: cannot sign in for some minutes after too many
 * wrong passwords; `deactivated`: is not let in until someone activates them.
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

/** Says why a sign-in name is refused that could be taken for another. */
const lookAlikes = {
  invisible: 'holds a character that cannot be seen',
  'mixed-scripts': 'mixes letters of several scripts',
  'like-latin': 'is written in letters that look like Latin ones',
} as const;

/** Sign-in name, in addition to the email address: in compatibility form (NFKC), and unique. */
export const SignInName = z
  .string()
  .overwrite((given) => oneLine(given).normalize('NFKC'))
  .trim()
  .min(1)
  .refine(atMost(longestOfPerson.signInName), `is longer than ${longestOfPerson.signInName} characters`)
  .superRefine((name, issues) => {
    const why = lookAlikeIn(name);
    if (why) issues.addIssue({ code: 'custom', message: lookAlikes[why] });
  });

/** An account of a user. */
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
  lastSignIn: Instant.nullable().describe('Null for a user who has never signed in'),
});
export type ListedPerson = z.infer<typeof ListedPerson>;

/** A current sign-in of a user. */
export const PersonSignIn = z.object({
  way: z.enum(authTypes),
  from: z.string().describe('The address of the network that it came from'),
  since: Instant,
});

/** What a user owns in an account, which others lose when the user leaves. */
export const Belongings = z.object({
  account: PersonAccount,
  groups: z.int().min(0),
  compassPoints: z.int().min(0).describe('Active and deactivated'),
  collections: z
    .int()
    .min(0)
    .describe('Of the account, where an administrator reads through it: they stay with the account'),
  otherKeepers: z.int().min(0).describe('How many other administrators of the account look after these'),
});
export type Belongings = z.infer<typeof Belongings>;

/** All that administrators see of a person. */
export const Person = ListedPerson.extend({
  isYou: z.boolean().describe('Whether it is the current user'),
  isChangeable: z.boolean().describe('False for an operator, if the current user is none'),
  givable: z
    .array(z.enum(authorities))
    .describe('The authorities that the current user may grant and revoke'),
  signIns: z.array(PersonSignIn).describe('That hold now, latest first; of other providers nothing is known'),
  failures: z
    .object({ count: z.int(), lastAt: Instant, closedUntil: Instant.nullable() })
    .nullable()
    .describe('Wrong passwords in a row in the last minutes'),
  invited: Instant.nullable(),
  belongings: z.array(Belongings).describe('By account; accounts in which they own nothing are left out'),
});
export type Person = z.infer<typeof Person>;

/** What an administrator may change of a user. */
export const PersonFacts = z.object({
  firstName: PersonName,
  lastName: PersonName,
  email: PersonEmail,
  signInName: SignInName,
  userType: ListedPerson.shape.userType,
});

const receiver = z.uuid().nullable().default(null);

/** New owners of what a user owns in an account; null leaves ownership unchanged. */
export const OwnershipTransfer = z.object({
  accountId: z.string().min(1).max(100),
  groupsTo: receiver,
  compassPointsTo: receiver,
});
export type OwnershipTransfer = z.output<typeof OwnershipTransfer>;

/** A user who owns something in an account that they have left, or who is deactivated. */
export const OrphanedContent = Belongings.pick({ account: true, groups: true, compassPoints: true }).extend({
  owner: z.object({
    id: z.uuid(),
    name: z.string(),
    isKnown: z.boolean().describe('Whether they are still a person of the library'),
  }),
});
export type OrphanedContent = z.infer<typeof OrphanedContent>;
