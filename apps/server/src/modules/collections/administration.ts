import type { Collection, ListedCollection, CollectionSort } from '@norma/contracts';
import { fail, Failed } from '@norma/contracts/kit';
import type { Kysely } from 'kysely';
import { closedTo } from './access.ts';
import { tagOf, type Asking } from './keeping.ts';
import { peopleWith } from './peopleStore.ts';
import { collectionCount, collectionOf, collectionsOf, type CountedRow, type Tables } from './store.ts';

const ofAccount = ({ tenant, reader }: Asking) => ({
  accountId: reader.account.id,
  publishers: tenant.settings.publishers,
});

const wireListed = (row: CountedRow): ListedCollection => ({
  id: row.id,
  name: row.name,
  description: row.description,
  documents: row.documents,
  isForAccount: row.is_for_account,
  people: row.people,
  changedDate: row.changed_at.toISOString(),
  changedBy: row.changed_by_name,
});

/** A page of the account's collections. */
export async function listed(page: { page: number; size: number; sortType: CollectionSort }, asking: Asking) {
  const closed = closedTo(asking);
  if (closed) return closed;
  const of = ofAccount(asking);
  const [count, rows] = await Promise.all([
    collectionCount(asking.db, of.accountId),
    collectionsOf(asking.db, of, page),
  ]);
  return { count, result: rows.map(wireListed) };
}

/** One collection of the account with who has it, and the name of its state. */
export async function one(id: number, asking: Asking) {
  const closed = closedTo(asking);
  if (closed) return closed;
  return (await tagged(asking.db, id, asking)) ?? fail('collection-not-found');
}

/** The same for whoever has just changed it. */
export async function answered<Code extends string>(changed: number | Failed<Code>, asking: Asking) {
  if (changed instanceof Failed) return changed;
  // Somebody else may have deleted it since.
  return (await tagged(asking.db, changed, asking)) ?? fail('collection-not-found');
}

async function tagged(
  db: Kysely<Tables>,
  id: number,
  asking: Asking,
): Promise<{ answer: Collection; headers: { etag: string } } | null> {
  const of = ofAccount(asking);
  const [row, sharedWith] = await Promise.all([collectionOf(db, of, id), peopleWith(db, of.accountId, id)]);
  return row && { answer: { ...wireListed(row), sharedWith }, headers: { etag: tagOf(row) } };
}
