import { PersonName, type InviteReport, type InviteRow } from '@norma/contracts';
import { lookAlikeIn } from '@norma/contracts/fields';
import type { Authority } from '@norma/contracts/kit';
import type { Kysely } from 'kysely';
import { travelAddress } from '../email/index.ts';
import { resolvedAccounts, accountsOfIds, peopleKnown, type ResolvedAccount } from './planStore.ts';
import { roleNamed } from './csv/roles.ts';
import type { InvitationTables } from './tables.ts';
import type { Mistake, InviteRequest } from './inviteRequest.ts';

type Db = Kysely<InvitationTables>;

/** What is to be written. */
export type Plan = {
  readonly rows: readonly InviteRow[];
  readonly newPeople: readonly NewPerson[];
  /** The accounts that people get who are here already. */
  readonly joining: readonly { readonly personId: string; readonly accounts: readonly ResolvedAccount[] }[];
};

export type NewPerson = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly authorities: readonly Authority[];
  readonly accounts: readonly ResolvedAccount[];
};

/** Someone as they will be when the lines so far have been written. */
type PlannedPerson = {
  readonly id: string | null;
  readonly email: string;
  readonly isActivated: boolean;
  readonly names: Pick<NewPerson, 'firstName' | 'lastName' | 'authorities'>;
  readonly has: Set<string>;
  readonly gets: ResolvedAccount[];
};

type Giver = {
  /** The accounts of lines that name none. */
  readonly usualAccountIds: readonly string[];
  readonly mayGive: (authority: Authority) => boolean;
};

/**
 * What comes of each line, in their order: a line that names someone again adds to the one before. People who are here
 * keep their names and rights; whatever has a mistake is not written.
 */
export async function planOf(
  db: Db,
  requests: readonly InviteRequest[],
  { usualAccountIds, mayGive }: Giver,
): Promise<Plan> {
  const read = requests.map((request) => ({ request, email: usableAddress(request.email.trim()) }));
  const planned = new Map<string, PlannedPerson>();
  const signInNames = new Set<string>();
  const addresses = read.flatMap(({ email }) => (email === null ? [] : [email.toLowerCase()]));
  for (const { id, email, sign_in_key, is_activated, accounts } of await peopleKnown(db, addresses)) {
    const names = { firstName: '', lastName: '', authorities: [] };
    const has = new Set(accounts);
    planned.set(email.toLowerCase(), { id, email, isActivated: is_activated, names, has, gets: [] });
    signInNames.add(sign_in_key);
  }
  const usual = await accountsOfIds(db, usualAccountIds);
  const resolved = await resolvedAccounts(
    db,
    requests.flatMap(({ accounts }) => accounts),
  );

  const rows = read.map(({ request, email }): InviteRow => {
    const mistakes: Mistake[] = [...(request.mistakes ?? [])];
    const wrong = (column: Mistake['column'], reason: Mistake['reason'], given: string): void =>
      void mistakes.push({ column, reason, given: given.slice(0, 300) });

    const known = email === null ? undefined : planned.get(email.toLowerCase());
    if (request.email.trim() === '') wrong('email', 'email-missing', '');
    else if (email === null) wrong('email', 'email-unusable', request.email);
    else if (!known && signInNames.has(email.toLowerCase())) wrong('email', 'sign-in-name-taken', email);
    else if (known && !known.isActivated) wrong('email', 'person-deactivated', email);

    const first = PersonName.safeParse(request.firstName);
    const last = PersonName.safeParse(request.lastName);
    if (!first.success) wrong('firstName', 'name-too-long', request.firstName);
    if (!last.success) wrong('lastName', 'name-too-long', request.lastName);
    const names = { firstName: first.data ?? '', lastName: last.data ?? '' };
    if (!known && first.success && last.success && names.firstName + names.lastName === '')
      wrong('lastName', 'name-missing', '');

    const words = request.accounts.length > 0 ? request.accounts : usualAccountIds;
    const found = (word: string) =>
      request.accounts.length > 0 ? resolved.get(word.toLowerCase()) : usual.get(word);
    const accounts = words.flatMap((word) => found(word) ?? []);
    if (words.length === 0) wrong('accounts', 'account-missing', '');
    for (const word of words) if (!found(word)) wrong('accounts', 'account-unknown', word);

    const authorities: Authority[] = [];
    for (const word of request.roles) {
      const role = roleNamed(word);
      if (role === undefined) wrong('authorities', 'role-unknown', word);
      else if (role && !mayGive(role)) wrong('authorities', 'role-not-yours', word);
      else if (role && !authorities.includes(role)) authorities.push(role);
    }

    const row = {
      line: request.line,
      email: email ?? request.email,
      ...names,
      accounts: accounts.length > 0 ? accounts.map(({ name }) => name) : [...words],
      authorities,
      mistakes,
    };
    if (mistakes.length > 0 || email === null)
      return { ...row, outcome: 'mistake', cells: [...(request.cells ?? [])] };
    const person = known ?? newcomer(email, { ...names, authorities });
    if (!known) planned.set(email.toLowerCase(), person);
    const added = accounts.filter(({ id }) => !person.has.has(id));
    for (const account of added) {
      person.has.add(account.id);
      person.gets.push(account);
    }
    return { ...row, outcome: known ? (added.length > 0 ? 'added' : 'unchanged') : 'new', cells: [] };
  });

  const changed = [...planned.values()].filter(({ gets }) => gets.length > 0);
  return {
    rows,
    newPeople: changed.flatMap(({ id, email, names, gets }) =>
      id === null ? [{ email, ...names, accounts: gets }] : [],
    ),
    joining: changed.flatMap(({ id, gets }) => (id === null ? [] : [{ personId: id, accounts: gets }])),
  };
}

/** The address that mail goes to and that signs in, or null: it must not be one that can be taken for another. */
function usableAddress(given: string): string | null {
  const address = travelAddress(given);
  if (address === null || address !== address.normalize('NFKC') || lookAlikeIn(address) !== null) return null;
  return address;
}

const newcomer = (email: string, names: PlannedPerson['names']): PlannedPerson => ({
  id: null,
  email,
  isActivated: true,
  names,
  has: new Set(),
  gets: [],
});

/** How many lines come to what. */
export function countsOf(rows: readonly InviteRow[]): InviteReport['counts'] {
  const counts = { new: 0, added: 0, unchanged: 0, mistake: 0 };
  for (const { outcome } of rows) counts[outcome] += 1;
  return counts;
}
