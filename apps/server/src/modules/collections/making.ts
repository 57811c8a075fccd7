import { maxCollections } from '@norma/contracts';
import { fail } from '@norma/contracts/kit';
import { closedTo } from './access.ts';
import { answered } from './administration.ts';
import { nameOf, withCollection, type Context } from './withCollection.ts';
import {
  changeCollection,
  collectionCount,
  deleteCollection,
  insertCollection,
  isNameTaken,
} from './store.ts';

type Texts = { readonly name: string; readonly description: string };

/** Makes a collection that no one has yet. */
export async function make(texts: Texts, ctx: Context) {
  const closed = closedTo(ctx);
  if (closed) return closed;
  const { db, tenant, reader, now } = ctx;
  const accountId = reader.account.id;
  if ((await collectionCount(db, accountId)) >= maxCollections) return fail('collections-too-many');
  const by = await nameOf(ctx);
  const id = await db.transaction().execute(async (within) => {
    const inserted = await insertCollection(
      within,
      { tenant: tenant.key, accountId },
      { ...texts, now: now(), by },
    );
    if (inserted === null) return fail('collection-name-taken');
    await ctx.audit('collection-made', `Collection ${inserted}: ${texts.name}`, { within });
    return inserted;
  });
  return answered(id, ctx);
}

/** Changes what a collection is called and what is said of it. */
export async function change(id: number, texts: Texts, ctx: Context) {
  const by = await nameOf(ctx);
  const changed = await withCollection(id, ctx, async (row, within) => {
    // What changes nothing leaves no trace, so that sending it twice does no harm.
    if (row.name === texts.name && row.description === texts.description) return id;
    if (await isNameTaken(within, row, texts.name)) return fail('collection-name-taken');
    await changeCollection(within, id, { ...texts, now: ctx.now(), by });
    await ctx.audit('collection-changed', `Collection ${id}: ${texts.name}`, { within });
    return id;
  });
  return answered(changed, ctx);
}

/** Deletes a collection. */
export function remove(id: number, ctx: Context) {
  return withCollection(id, ctx, async ({ name }, within) => {
    await deleteCollection(within, id);
    await ctx.audit('collection-deleted', `Collection ${id}: ${name}`, { within });
    return { id };
  });
}
