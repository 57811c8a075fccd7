import type { people } from '@norma/contracts';
import type { Received } from '@norma/contracts/kit';
import type { SignIns } from '../../ports/sign-ins.ts';
import { managesPeople } from './access.ts';
import type { Context } from './withPerson.ts';
import { accountsOfPeople, countOf, onTheWire, peopleOf } from './listStore.ts';

type Query = Received<(typeof people)['list']>['query'];

/** A page of the people of the library. */
export async function list(query: Query, ctx: Context, signIns: SignIns) {
  const closed = managesPeople(ctx);
  if (closed) return closed;
  const { db, tenant } = ctx;
  const lockedIds = await signIns.lockedPeople(tenant.key);
  const [rows, total] = await Promise.all([
    peopleOf(db, query, lockedIds, query),
    countOf(db, query, lockedIds),
  ]);
  const accounts = await accountsOfPeople(
    db,
    rows.map(({ id }) => id),
  );
  return { people: rows.map((row) => onTheWire(row, accounts.get(row.id) ?? [])), total };
}
