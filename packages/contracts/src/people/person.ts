import { z } from 'zod';
import { authTypes } from '../session/account.ts';
import { emailAddressIn, Instant, lookAlikeIn } from '../fields/index.ts';
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

/** Says why a sign-in name is refused that could be taken for another. */
const lookAlikes = {
  invisible: 'holds a character that cannot be seen',
  'mixed-scripts': 'mixes letters of several scripts',
  'like-latin': 'is written in letters that look like Latin ones',
} as const;

/** What somebody types to sign in, beside their e-mail address: in compatibility form (NFKC), and like no other name. */
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

/** A sign-in of somebody that holds now. */
export const HeldSignIn = z.object({
  way: z.enum(authTypes),
  from: z.string().describe('The address of the network that it came from'),
  since: Instant,
});

/** What somebody owns in an account, which others lose sight of when they go. */
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
  isYou: z.boolean().describe('Whether it is whoever asks'),
  isChangeable: z.boolean().describe('False for an operator, where whoever asks is none'),
  givable: z.array(z.enum(authorities)).describe('The rights that whoever asks may give and take'),
  signIns: z
    .array(HeldSignIn)
    .describe('That hold now, the latest first; of other providers nothing is known'),
  failures: z
    .object({ count: z.int(), lastAt: Instant, closedUntil: Instant.nullable() })
    .nullable()
    .describe('Wrong passwords in a row in the last minutes'),
  invited: Instant.nullable(),
  belongings: z.array(Belongings).describe('By account; accounts in which they own nothing are left out'),
});
export type Person = z.infer<typeof Person>;

/** What an administrator may write of somebody. */
export const PersonFacts = z.object({
  firstName: PersonName,
  lastName: PersonName,
  email: PersonEmail,
  signInName: SignInName,
  userType: ListedPerson.shape.userType,
});

const receiver = z.uuid().nullable().default(null);

/** To whom of an account what somebody owns in it goes; what goes to nobody stays as it is. */
export const HandOver = z.object({
  accountId: z.string().min(1).max(100),
  groupsTo: receiver,
  compassPointsTo: receiver,
});
export type HandOver = z.output<typeof HandOver>;

/** Somebody who owns something in an account that they have left, or who is not let in any more. */
export const OrphanedContent = Belongings.pick({ account: true, groups: true, compassPoints: true }).extend({
  owner: z.object({
    id: z.uuid(),
    name: z.string(),
    isKnown: z.boolean().describe('Whether they are still a person of the library'),
  }),
});
export type OrphanedContent = z.infer<typeof OrphanedContent>;
