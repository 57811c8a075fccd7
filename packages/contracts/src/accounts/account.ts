import { z } from 'zod';
import { Profile } from '../profile/index.ts';
import { CalendarDate, Instant } from '../fields/index.ts';

/** Characters that the texts of an account may have. */
export const longestOfAccount = { name: 255, number: 50, acronym: 20 } as const;

// What is pasted from elsewhere must not bring line breaks into a name, nor what no database keeps.
const OneLine = z
  .string()
  .overwrite((given) => given.replaceAll(/\s*[\p{Cc}\u2028\u2029]+\s*/gu, ' ').toWellFormed())
  .trim();

/** Whether an account reads today, and whether it can be read through at all. */
export const accountStates = ['open', 'closed'] as const;
export type AccountState = (typeof accountStates)[number];

const name = OneLine.min(1).max(longestOfAccount.name);
const number = OneLine.min(1).max(longestOfAccount.number);
const acronym = OneLine.max(longestOfAccount.acronym);

/** Where an account can be reached. */
export const AccountAddress = Profile;

/** What managers say of an account. */
export const AccountTexts = z.object({
  name,
  number: number.describe('By which it is known elsewhere; no two accounts of a library share one'),
  acronym: acronym.default(''),
  address: AccountAddress,
  isDrm: z.boolean().describe('Its readers get the protected view, without download or print'),
  hasCompassPoints: z.boolean().describe('Its readers mark passages and share them'),
  hasCustomCollection: z.boolean().describe('Its administrators make collections for its readers'),
});
export type AccountTexts = z.infer<typeof AccountTexts>;

/** What a new account begins with: everything else is said on its page. */
export const NewAccount = z.object({ name, number, acronym: acronym.default('') });

/** How a subscription stands on the day that it is. */
export const subscriptionStates = ['running', 'coming', 'ended', 'not-offered'] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/** What an account subscribes to, from one day to another. */
export const AccountSubscription = z.object({
  publisher: z.string().describe('Code of the publisher'),
  abbreviation: z.string().describe('Tells several subscriptions to one publisher apart'),
  name: z.string(),
  startsOn: CalendarDate.nullable().describe('The first day (UTC) on which it opens documents'),
  endsOn: CalendarDate.nullable().describe('The last day (UTC)'),
  state: z
    .enum(subscriptionStates)
    .describe('Today; not-offered where the library does not offer the publisher any more'),
  documents: z.int().min(0).describe('Of the publisher in the library now'),
});
export type AccountSubscription = z.infer<typeof AccountSubscription>;

/** The license agreement that holds for the readers of an account. */
export const AccountAgreement = z.object({
  isOwn: z.boolean().describe('Whether it is the account’s own rather than that of the library'),
  language: z.string().describe('BCP 47 tag'),
  text: z.string(),
  setAt: Instant.nullable().describe(
    'Since when the account has it as it reads; null for that of the library',
  ),
  accepted: z.int().min(0).describe('People of the account who have accepted it as it reads'),
});
export type AccountAgreement = z.infer<typeof AccountAgreement>;

/** An account as managers see it in their list. */
export const ListedAccount = z.object({
  id: z.string(),
  name: z.string(),
  number: z.string(),
  acronym: z.string(),
  state: z.enum(accountStates),
  people: z.int().min(0),
  publishers: z.array(z.string()).describe('Codes of the publishers that it subscribes to today'),
  lastUse: CalendarDate.nullable().describe(
    'The last day (UTC) on which it was used to read or search; null for never',
  ),
});
export type ListedAccount = z.infer<typeof ListedAccount>;

/** One account with all that managers may say of it. */
export const ManagedAccount = AccountTexts.extend({
  id: z.string(),
  closedAt: Instant.nullable().describe('Since when nobody reads through it; null for an open one'),
  people: z.int().min(0),
  ranges: z.int().min(0).describe('Ranges of network addresses from which it is read without signing in'),
  subscriptions: z.array(AccountSubscription).describe('By publisher'),
  agreement: AccountAgreement.nullable().describe('Null where its readers agree to nothing'),
  isYours: z.boolean().describe('Whether the current user reads through it'),
});
export type ManagedAccount = z.infer<typeof ManagedAccount>;

/** A publisher that the library offers, and how much of it there is. */
export const OfferedPublisher = z.object({
  code: z.string(),
  name: z.string(),
  documents: z.int().min(0),
});
export type OfferedPublisher = z.infer<typeof OfferedPublisher>;
