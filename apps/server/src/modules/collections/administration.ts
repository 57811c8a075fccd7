import type { Collection, CollectionSort, ListedCollection } from '@norma/contracts';
import { fail, Failed } from '@norma/contracts/kit';
import { etagOf } from '../../lib/versioned.ts';
import { closedTo } from './access.ts';
import { documentCounts, groupCounts, peopleCounts } from './countStore.ts';
import type { Context } from './withCollection.ts';
import { peopleWith } from './peopleStore.ts';
import { groupsWith } from './sharingStore.ts';
import { collectionCount, collectionOf, collectionsOf, type Row } from './store.ts';

/** A page of the account's collections. */
export async function listed(page: { page: number; size: number; sortType: CollectionSort }, ctx: Context) {
  const closed = closedTo(ctx);
  if (closed) return closed;
  const { db, reader } = ctx;
  const [count, rows] = await Promise.all([
    collectionCount(db, reader.account.id),
    collectionsOf(db, reader.account.id, page),
  ]);
  return { count, result: await wireListed(rows, ctx) };
}

/** A collection of the account as it is stored, or why there is none for the caller. */
export async function known(id: number, ctx: Context) {
  const closed = closedTo(ctx);
  if (closed) return closed;
  return (await collectionOf(ctx.db, ctx.reader.account.id, id)) ?? fail('collection-not-found');
}

/** One collection of the account with who has it, and the name of its state. */
export async function one(id: number, ctx: Context) {
  const closed = closedTo(ctx);
  if (closed) return closed;
  return (await tagged(id, ctx)) ?? fail('collection-not-found');
}

/** The same for anyone who has just changed it. */
export async function answered<Code extends string>(changed: number | Failed<Code>, ctx: Context) {
  if (changed instanceof Failed) return changed;
  // Someone else may have deleted it since.
  return (await tagged(changed, ctx)) ?? fail('collection-not-found');
}

async function tagged(
  id: number,
  ctx: Context,
): Promise<{ answer: Collection; headers: { etag: string } } | null> {
  const { db, reader } = ctx;
  const row = await collectionOf(db, reader.account.id, id);
  const [listing] = row ? await wireListed([row], ctx) : [];
  if (!row || !listing) return null;
  const [sharedWith, sharedWithGroups] = await Promise.all([
    peopleWith(db, reader.account.id, id),
    groupsWith(db, id),
  ]);
  return { answer: { ...listing, sharedWith, sharedWithGroups }, headers: { etag: etagOf(id, row.version) } };
}

async function wireListed(
  rows: readonly Row[],
  { db, tenant, reader }: Context,
): Promise<ListedCollection[]> {
  const ids = rows.map(({ id }) => id);
  const [documents, people, groups] = await Promise.all([
    documentCounts(db, ids, tenant.settings.publishers),
    peopleCounts(db, ids, reader.account.id),
    groupCounts(db, ids),
  ]);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    description: row.description,
    documents: documents.get(row.id) ?? 0,
    isForAccount: row.is_for_account,
    people: people.get(row.id) ?? 0,
    groups: groups.get(row.id) ?? 0,
    changedDate: row.changed_at.toISOString(),
    changedBy: row.changed_by_name,
  }));
}
