import { z } from 'zod';
import { CalendarDate, Instant, PageNumber, PageSize } from '../fields/index.ts';
import { contract } from '../kit/index.ts';
import { accountNotFound, peopleManagedElsewhere } from '../people/index.ts';
import {
  accountStates,
  AccountTexts,
  AccountAgreement,
  ListedAccount,
  ManagedAccount,
  NewAccount,
  OfferedPublisher,
} from './account.ts';
import {
  accountChanged,
  accountInUse,
  alreadySubscribed,
  countryUnknown,
  notOffered,
  numberTaken,
  ownAccount,
  rangesUnreadable,
  subscriptionNotThere,
} from './failures.ts';
import { AccountNetworks, ContainedAddress, RangeLine, RangeLines } from './networks.ts';

export {
  accountStates,
  longestOfAccount,
  subscriptionStates,
  type AccountState,
  type AccountTexts,
  type AccountAgreement,
  type AccountSubscription,
  type ListedAccount,
  type ManagedAccount,
  type OfferedPublisher,
  type SubscriptionState,
} from './account.ts';
export {
  maxRanges,
  type AccountNetworks,
  type ContainedAddress,
  type RangeLine,
  type RangeMistake,
  type RangeRemark,
} from './networks.ts';

/** By what accounts are sorted. */
export const accountSorts = ['name', 'number', 'people', 'subscriptions'] as const;
export type AccountSort = (typeof accountSorts)[number];

const AccountId = z.string().min(1).max(100);
const id = z.object({ id: AccountId });
const subscriptionId = id.extend({
  publisher: z.string().min(1).max(50),
  abbreviation: z.string().min(1).max(50),
});
/** Names the state of an account, or of its networks: sent back as If-Match, it says what was changed. */
const tagged = z.object({ etag: z.string() });

const absent = <T extends z.ZodType>(choice: T) =>
  z.preprocess((given) => (given === '' ? undefined : given), choice);

const Day = CalendarDate.nullable().default(null);
const inOrder = ({ startsOn, endsOn }: { startsOn: string | null; endsOn: string | null }): boolean =>
  startsOn === null || endsOn === null || startsOn <= endsOn;
const order = { path: ['endsOn'], error: 'is before startsOn' };

const known = [peopleManagedElsewhere, accountNotFound];
const changed = [...known, accountChanged];

/** Accounts, what they subscribe to, and from where they are read, for administrators. */
export const accounts = contract({
  list: {
    method: 'GET',
    path: '/api/admin/accounts',
    summary: 'A page of the accounts of the library, with search and filters',
    who: 'ADMIN',
    query: z.object({
      search: z.string().trim().max(200).default('').describe('Part of a name, a number or an acronym'),
      state: absent(z.enum(accountStates).optional()),
      publisher: absent(z.string().max(50).optional()).describe('Only those that subscribe to it today'),
      sort: absent(z.enum(accountSorts).default('name')),
      direction: absent(z.enum(['asc', 'desc']).default('asc')),
      page: PageNumber,
      size: PageSize(25, 100),
    }),
    answer: z.object({
      accounts: z.array(ListedAccount),
      total: z.int().min(0).describe('All that were asked for, on every page'),
    }),
    failures: [peopleManagedElsewhere],
  },
  make: {
    method: 'POST',
    path: '/api/admin/accounts',
    summary: 'Create an account without subscriptions',
    who: 'ADMIN',
    body: NewAccount,
    status: 201,
    answer: ManagedAccount,
    answerHeaders: tagged,
    failures: [...known, numberTaken],
  },
  one: {
    method: 'GET',
    path: '/api/admin/accounts/{id}',
    summary: 'One account with its subscriptions and its license agreement',
    who: 'ADMIN',
    params: id,
    answer: ManagedAccount,
    answerHeaders: tagged,
    failures: known,
  },
  change: {
    method: 'PUT',
    path: '/api/admin/accounts/{id}',
    summary: 'Change an account; honors If-Match',
    who: 'ADMIN',
    params: id,
    body: AccountTexts,
    answer: ManagedAccount,
    answerHeaders: tagged,
    failures: [...changed, numberTaken, countryUnknown],
  },
  close: {
    method: 'PUT',
    path: '/api/admin/accounts/{id}/state',
    summary: 'Close or reopen an account; closing keeps its data',
    who: 'ADMIN',
    params: id,
    body: z.object({ state: z.enum(accountStates) }),
    answer: ManagedAccount,
    answerHeaders: tagged,
    failures: [...changed, ownAccount],
  },
  remove: {
    method: 'DELETE',
    path: '/api/admin/accounts/{id}',
    summary: 'Delete an unused account; honors If-Match',
    who: 'ADMIN',
    params: id,
    answer: z.object({ id: z.string() }),
    failures: [...changed, ownAccount, accountInUse],
  },
  offers: {
    method: 'GET',
    path: '/api/admin/offered-publishers',
    summary: 'The publishers that the library offers, by name, with their numbers of documents',
    who: 'ADMIN',
    answer: z.array(OfferedPublisher),
    failures: [peopleManagedElsewhere],
  },
  give: {
    method: 'POST',
    path: '/api/admin/accounts/{id}/subscriptions',
    summary: 'Add subscriptions to an account; honors If-Match',
    who: 'ADMIN',
    params: id,
    body: z
      .object({ publishers: z.array(z.string().min(1).max(50)).min(1).max(500), startsOn: Day, endsOn: Day })
      .refine(inOrder, order),
    status: 201,
    answer: ManagedAccount,
    answerHeaders: tagged,
    failures: [...changed, notOffered, alreadySubscribed],
  },
  changeSubscription: {
    method: 'PUT',
    path: '/api/admin/accounts/{id}/subscriptions/{publisher}/{abbreviation}',
    summary: 'Set the period of a subscription; honors If-Match',
    who: 'ADMIN',
    params: subscriptionId,
    body: z.object({ name: AccountTexts.shape.name, startsOn: Day, endsOn: Day }).refine(inOrder, order),
    answer: ManagedAccount,
    answerHeaders: tagged,
    failures: [...changed, subscriptionNotThere],
  },
  take: {
    method: 'DELETE',
    path: '/api/admin/accounts/{id}/subscriptions/{publisher}/{abbreviation}',
    summary: 'Remove a subscription; honors If-Match',
    who: 'ADMIN',
    params: subscriptionId,
    answer: ManagedAccount,
    answerHeaders: tagged,
    failures: [...changed, subscriptionNotThere],
  },
  setAgreement: {
    method: 'PUT',
    path: '/api/admin/accounts/{id}/agreement',
    summary:
      'Set the license agreement of an account, or with an empty text use that of the library; honors If-Match',
    who: 'ADMIN',
    params: id,
    body: z.object({
      language: z
        .string()
        .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'is no language tag such as en or pt-BR')
        .max(35),
      text: z
        .string()
        .overwrite((given) => given.toWellFormed())
        .trim()
        .max(200_000),
    }),
    answer: ManagedAccount,
    answerHeaders: tagged,
    failures: changed,
  },
  acceptances: {
    method: 'GET',
    path: '/api/admin/accounts/{id}/agreement/acceptances',
    summary: 'A page of the users who have accepted the current agreement of an account, latest first',
    who: 'ADMIN',
    params: id,
    query: z.object({ page: PageNumber, size: PageSize(25, 100) }),
    answer: z.object({
      acceptances: z.array(
        z.object({ personId: z.uuid(), name: z.string(), email: z.string(), at: Instant }),
      ),
      total: AccountAgreement.shape.accepted,
    }),
    failures: known,
  },
  networks: {
    method: 'GET',
    path: '/api/admin/accounts/{id}/networks',
    summary: 'The IP ranges that sign in to an account without a password',
    who: 'ADMIN',
    params: id,
    answer: AccountNetworks,
    answerHeaders: tagged,
    failures: known,
  },
  checkNetworks: {
    method: 'POST',
    path: '/api/admin/accounts/{id}/networks/check',
    summary: 'Validate IP ranges, and test whether they contain an address; changes nothing',
    who: 'ADMIN',
    params: id,
    body: z.object({ lines: RangeLines, address: z.string().trim().max(100).default('') }),
    answer: z.object({ lines: z.array(RangeLine), held: ContainedAddress.nullable() }),
    failures: known,
  },
  setNetworks: {
    method: 'PUT',
    path: '/api/admin/accounts/{id}/networks',
    summary: 'Set the IP ranges of an account; honors If-Match',
    who: 'ADMIN',
    params: id,
    body: z.object({ lines: RangeLines }),
    answer: AccountNetworks,
    answerHeaders: tagged,
    failures: [...changed, rangesUnreadable],
  },
});
