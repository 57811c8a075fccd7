import { maxCollections } from '@norma/contracts';
import { fail } from '@norma/contracts/kit';
import { closedTo } from './access.ts';
import { answered } from './administration.ts';
import { nameOf, type Context, type Keeping } from './keeping.ts';
import {
  changeCollection,
  collectionCount,
  deleteCollection,
  insertCollection,
  isNameTaken,
} from './store.ts';

type Texts = { readonly name: string; readonly description: string };

/** Makes a collection that nobody has yet. */
export async function make(texts: Texts, ctx: Context, { trace }: Keeping) {
  const closed = closedTo(ctx);
  if (closed) return closed;
  const { db, tenant, reader, now } = ctx;
  const accountId = reader.account.id;
  if ((await collectionCount(db, accountId)) >= maxCollections) return fail('collections-too-many');
  const by = await nameOf(ctx);
  const id = await db.transaction().execute(async (within) => {
    const made = await insertCollection(
      within,
      { tenant: tenant.key, accountId },
      { ...texts, now: now(), by },
    );
    if (made === null) return fail('collection-name-taken');
    await trace(within, { type: 'collection-made', what: `Collection ${made}: ${texts.name}` }, ctx);
    return made;
  });
  return answered(id, ctx);
}

/** Changes what a collection is called and what is said of it. */
export async function change(id: number, texts: Texts, ctx: Context, { held, trace }: Keeping) {
  const by = await nameOf(ctx);
  const changed = await held(id, ctx, async (row, within) => {
    // What changes nothing leaves no trace, so that sending it twice does no harm.
    if (row.name === texts.name && row.description === texts.description) return id;
    if (await isNameTaken(within, row, texts.name)) return fail('collection-name-taken');
    await changeCollection(within, id, { ...texts, now: ctx.now(), by });
    await trace(within, { type: 'collection-changed', what: `Collection ${id}: ${texts.name}` }, ctx);
    return id;
  });
  return answered(changed, ctx);
}

/** Deletes a collection. */
export function remove(id: number, ctx: Context, { held, trace }: Keeping) {
  return held(id, ctx, async ({ name }, within) => {
    await deleteCollection(within, id);
    await trace(within, { type: 'collection-deleted', what: `Collection ${id}: ${name}` }, ctx);
    return { id };
  });
}
