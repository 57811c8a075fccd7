import type { OrphanedContent } from '@norma/contracts';
import { ownersOfCompassPointsWhoLeft } from '../compass-points/index.ts';
import { ownersOfGroupsWhoLeft } from '../groups/index.ts';
import { managesPeople } from './access.ts';
import type { Context } from './withPerson.ts';
import { accountsWithIds, namesOf } from './store.ts';

type Left = { groups: number; compassPoints: number; readonly nameOfTheTime: string };

/** A page of those who have left an account and still own something in it, by account and name. */
export async function orphanedContent({ page, size }: { page: number; size: number }, ctx: Context) {
  const closed = managesPeople(ctx);
  if (closed) return closed;
  const { db } = ctx;
  const [groups, compassPoints] = await Promise.all([
    ownersOfGroupsWhoLeft(db),
    ownersOfCompassPointsWhoLeft(db),
  ]);
  const byOwner = new Map<string, Map<string, Left>>();
  const ofOwner = (accountId: string, owner: string, nameOfTheTime: string | null): Left => {
    const inAccount = byOwner.get(accountId) ?? new Map<string, Left>();
    byOwner.set(accountId, inAccount);
    const left = inAccount.get(owner) ?? { groups: 0, compassPoints: 0, nameOfTheTime: nameOfTheTime ?? '' };
    inAccount.set(owner, left);
    return left;
  };
  for (const { account_id, owner, name, count } of groups) ofOwner(account_id, owner, name).groups = count;
  for (const { account_id, owner, name, count } of compassPoints)
    ofOwner(account_id, owner, name).compassPoints = count;

  const accounts = await accountsWithIds(db, [...byOwner.keys()]);
  const names = await namesOf(db, [
    ...new Set([...byOwner.values()].flatMap((owners) => [...owners.keys()])),
  ]);
  const owners = [...byOwner].flatMap(([accountId, inAccount]): OrphanedContent[] => {
    const account = accounts.get(accountId);
    if (!account) return [];
    return [...inAccount].map(([id, left]) => ({
      account: { id: account.id, name: account.name, number: account.number },
      owner: { id, name: names.get(id) ?? left.nameOfTheTime, isKnown: names.has(id) },
      groups: left.groups,
      compassPoints: left.compassPoints,
    }));
  });
  const sorted = owners.toSorted(
    (one, other) =>
      one.account.name.localeCompare(other.account.name) || one.owner.name.localeCompare(other.owner.name),
  );
  return { owners: sorted.slice(page * size, (page + 1) * size), total: owners.length };
}
