import { z } from 'zod';
import { PageNumber, PageSize } from '../fields/index.ts';
import { authorities, contract } from '../kit/index.ts';
import {
  accountNotFound,
  emailTaken,
  lastAdministrator,
  notAuthorized,
  notInAccount,
  notOneself,
  operatorsOnly,
  peopleManagedElsewhere,
  personChanged,
  personNotFound,
  receiverUnfit,
  signInNameTaken,
} from './failures.ts';
import {
  OwnershipTransfer,
  OrphanedContent,
  ListedPerson,
  Person,
  PersonAccount,
  PersonFacts,
  personStates,
} from './person.ts';

export * from './failures.ts';
export {
  Belongings,
  OwnershipTransfer,
  OrphanedContent,
  ListedPerson,
  longestOfPerson,
  Person,
  PersonAccount,
  PersonEmail,
  PersonName,
  personStates,
  SignInName,
  type PersonState,
} from './person.ts';

/** By what people are sorted. */
export const peopleSorts = ['name', 'email', 'lastSignIn'] as const;
export type PeopleSort = (typeof peopleSorts)[number];

/** An absent or empty choice is none. */
const unlessEmpty = <T extends z.ZodType>(choice: T) =>
  z.preprocess((given) => (given === '' ? undefined : given), choice);

const search = z.string().trim().max(200).default('');
const AccountId = z.string().min(1).max(100);

/** A page of people. */
export const PeopleList = z.object({
  people: z.array(ListedPerson),
  total: z.int().min(0).describe('All that were asked for, on every page'),
});
export type PeopleList = z.infer<typeof PeopleList>;

const ofOne = {
  params: z.object({ id: z.uuid() }),
  answer: Person,
  /** Names the state of the person: sent back as If-Match, it says what was changed. */
  answerHeaders: z.object({ etag: z.string() }),
} as const;
const refusals = [peopleManagedElsewhere, personNotFound] as const;
const changing = [...refusals, notAuthorized, operatorsOnly, personChanged] as const;

/** The people of a library, for administrators. */
export const people = contract({
  list: {
    method: 'GET',
    path: '/api/admin/people',
    summary: 'A page of the users of the library, with search and filters',
    who: 'ADMIN',
    query: z.object({
      search: search.describe('Part of a name, an e-mail address or a sign-in name'),
      accountId: unlessEmpty(AccountId.optional()).describe('Only people of this account'),
      authority: unlessEmpty(z.enum(authorities).optional()).describe('Only people who hold this right'),
      state: unlessEmpty(z.enum(personStates).optional()),
      sort: unlessEmpty(z.enum(peopleSorts).default('name')),
      direction: unlessEmpty(z.enum(['asc', 'desc']).default('asc')),
      page: PageNumber,
      size: PageSize(25, 100),
    }),
    answer: PeopleList,
    failures: [peopleManagedElsewhere],
  },
  person: {
    method: 'GET',
    path: '/api/admin/people/{id}',
    summary: 'A user with authorities, accounts, current sign-ins, and what they own',
    who: 'ADMIN',
    ...ofOne,
    failures: refusals,
  },
  changePerson: {
    method: 'PUT',
    path: '/api/admin/people/{id}',
    summary: 'Change names, email address, sign-in name and type; honors If-Match',
    who: 'ADMIN',
    ...ofOne,
    body: PersonFacts,
    failures: [...changing, emailTaken, signInNameTaken],
  },
  changeRights: {
    method: 'PUT',
    path: '/api/admin/people/{id}/authorities',
    summary: 'Set the authorities of a user; honors If-Match',
    who: 'ADMIN',
    ...ofOne,
    body: z.object({ authorities: z.array(z.enum(authorities)).max(authorities.length) }),
    failures: [...changing, notOneself, lastAdministrator],
  },
  changeActivation: {
    method: 'PUT',
    path: '/api/admin/people/{id}/activation',
    summary: 'Activate or deactivate a user; deactivation ends all sign-ins at once',
    who: 'ADMIN',
    ...ofOne,
    body: z.object({ isActivated: z.boolean() }),
    failures: [...changing, notOneself, lastAdministrator],
  },
  joinAccount: {
    method: 'POST',
    path: '/api/admin/people/{id}/accounts',
    summary: 'Add a user to an account; idempotent',
    who: 'ADMIN',
    ...ofOne,
    body: z.object({ accountId: AccountId }),
    failures: [...changing, accountNotFound],
  },
  leave: {
    method: 'POST',
    path: '/api/admin/people/{id}/leaving',
    summary: 'Remove a user from an account or the library, and transfer ownership',
    who: 'ADMIN',
    ...ofOne,
    body: z.object({
      accountId: AccountId.nullable().describe(
        'Null for the whole library: removes the user from all accounts and deactivates them',
      ),
      handOver: z.array(OwnershipTransfer).max(1_000).default([]),
    }),
    failures: [...changing, notInAccount, receiverUnfit, notOneself, lastAdministrator],
  },
  endSignIns: {
    method: 'POST',
    path: '/api/admin/people/{id}/sign-ins/end',
    summary: 'End all sign-ins of a user; for the current user, all except this one',
    who: 'ADMIN',
    ...ofOne,
    failures: changing,
  },
  unlock: {
    method: 'POST',
    path: '/api/admin/people/{id}/unlock',
    summary: 'Unlock a user after too many wrong passwords',
    who: 'ADMIN',
    ...ofOne,
    failures: changing,
  },
  leftBehind: {
    method: 'GET',
    path: '/api/admin/people/left-behind',
    summary: 'Owners of groups and compass points who have left their account or are deactivated',
    who: 'ADMIN',
    query: z.object({ page: PageNumber, size: PageSize(25, 100) }),
    answer: z.object({ owners: z.array(OrphanedContent), total: z.int().min(0) }),
    failures: [peopleManagedElsewhere],
  },
  handOver: {
    method: 'POST',
    path: '/api/admin/people/hand-over',
    summary: 'Transfer ownership of what a user owns in an account to another user',
    who: 'ADMIN',
    body: OwnershipTransfer.extend({ from: z.uuid() }),
    answer: z.object({ groups: z.int(), compassPoints: z.int() }).describe('How many were handed over'),
    failures: [peopleManagedElsewhere, notAuthorized, operatorsOnly, accountNotFound, receiverUnfit],
  },
  accountsNamed: {
    method: 'GET',
    path: '/api/admin/people/accounts',
    summary: 'Accounts that match by name, number or ID, sorted by name',
    who: 'ADMIN',
    query: z.object({ search }),
    answer: z.array(PersonAccount).describe('At most 20'),
    failures: [peopleManagedElsewhere],
  },
});
