import { authorities, fail, Failed } from '@norma/contracts/kit';
import type { SignIns } from '../../ports/sign-ins.ts';
import { etagOf } from '../../lib/versioned.ts';
import { collectionsIn } from '../collections/index.ts';
import { compassPointsOwnedBy } from '../compass-points/index.ts';
import { groupsOwnedBy } from '../groups/index.ts';
import { signInsOf } from '../session/index.ts';
import { managesPeople } from './access.ts';
import type { Context } from './withPerson.ts';
import { accountsOfPeople, listedPerson, onTheWire } from './listStore.ts';
import { givableBy, mayChange } from './rules.ts';
import { accountsWithIds, collectionManagersOf, personRow } from './store.ts';

/** A person as an administrator sees them, with the name of their state. */
export async function person(id: string, ctx: Context, signIns: SignIns) {
  const closed = managesPeople(ctx);
  if (closed) return closed;
  const { db, tenant, reader } = ctx;
  const lockedIds = await signIns.lockedPeople(tenant.key);
  const [listed, row, actor] = await Promise.all([
    listedPerson(db, id, lockedIds),
    personRow(db, id),
    personRow(db, reader.personId),
  ]);
  if (!listed || !row || !actor) return fail('person-not-found');
  const accounts = (await accountsOfPeople(db, [id])).get(id) ?? [];
  const failures = await signIns.failuresOf(tenant.key, id);
  const answer = {
    ...onTheWire(listed, accounts),
    isYou: id === reader.personId,
    isChangeable: mayChange({ actor, target: row }),
    givable: givableBy(actor, authorities),
    signIns: await activeSignIns(id, ctx, signIns),
    failures: failures && {
      count: failures.count,
      lastAt: failures.lastAt.toISOString(),
      closedUntil: failures.closedUntil?.toISOString() ?? null,
    },
    invited: listed.invited_at?.toISOString() ?? null,
    belongings: await belongingsOf(id, accounts, row.authorities.includes('ADMIN'), ctx),
  };
  return { answer, headers: { etag: etagOf(row.id, row.version) } };
}

/** The person after a change, or why there was none. */
export async function answered<Code extends string>(
  done: Failed<Code> | null,
  id: string,
  ctx: Context,
  signIns: SignIns,
) {
  return done ?? person(id, ctx, signIns);
}

async function activeSignIns(id: string, { db, tenant }: Context, signIns: SignIns) {
  const signInRows = await signInsOf(db, id);
  const holding = await signIns.holding(
    tenant.key,
    signInRows.map(({ session_id }) => session_id),
  );
  return signInRows
    .filter(({ session_id }) => holding.has(session_id))
    .map(({ auth_type, remote_address, signed_in_at }) => ({
      way: auth_type,
      from: remote_address,
      since: signed_in_at.toISOString(),
    }));
}

type NamedAccount = { readonly id: string; readonly name: string; readonly number: string };

/** What someone owns in each account, and the collections that they look after in their own. */
async function belongingsOf(
  id: string,
  own: readonly NamedAccount[],
  isAdministrator: boolean,
  { db }: Context,
) {
  const [groups, compassPoints] = await Promise.all([groupsOwnedBy(db, id), compassPointsOwnedBy(db, id)]);
  const signInRows = isAdministrator ? own.map((account) => account.id) : [];
  const [collections, otherManagers] = await Promise.all([
    collectionsIn(db, signInRows),
    collectionManagersOf(db, signInRows, id),
  ]);
  const ids = new Set([
    ...[...groups, ...compassPoints].map(({ account_id }) => account_id),
    ...collections.keys(),
  ]);
  const accounts = await accountsWithIds(db, [...ids]);
  const countIn = (rows: readonly { account_id: string; count: number }[], accountId: string): number =>
    rows.find(({ account_id }) => account_id === accountId)?.count ?? 0;
  return [...accounts.values()]
    .map(({ id: accountId, name, number }) => ({
      account: { id: accountId, name, number },
      groups: countIn(groups, accountId),
      compassPoints: countIn(compassPoints, accountId),
      collections: collections.get(accountId) ?? 0,
      otherKeepers: otherManagers.get(accountId) ?? 0,
    }))
    .toSorted((one, other) => one.account.name.localeCompare(other.account.name));
}
