import { mostCollections } from '@norma/contracts';
import { fail } from '@norma/contracts/kit';
import { closedTo } from './access.ts';
import { answered } from './administration.ts';
import { nameOf, type Asking, type Keeping } from './keeping.ts';
import {
  changeCollection,
  collectionCount,
  deleteCollection,
  insertCollection,
  isNameTaken,
} from './store.ts';

type Texts = { readonly name: string; readonly description: string };

/** Makes a collection that nobody has yet. */
export async function make(texts: Texts, asking: Asking, { trace }: Keeping) {
  const closed = closedTo(asking);
  if (closed) return closed;
  const { db, tenant, reader, now } = asking;
  const accountId = reader.account.id;
  if ((await collectionCount(db, accountId)) >= mostCollections) return fail('collections-too-many');
  const by = await nameOf(asking);
  const id = await db.transaction().execute(async (within) => {
    const made = await insertCollection(
      within,
      { tenant: tenant.key, accountId },
      { ...texts, now: now(), by },
    );
    if (made === null) return fail('collection-name-taken');
    await trace(within, { type: 'collection-made', what: `Collection ${made}: ${texts.name}` }, asking);
    return made;
  });
  return answered(id, asking);
}

/** Changes what a collection is called and what is said of it. */
export async function change(id: number, texts: Texts, asking: Asking, { held, trace }: Keeping) {
  const by = await nameOf(asking);
  const changed = await held(id, asking, async (row, within) => {
    // What changes nothing leaves no trace, so that sending it twice does no harm.
    if (row.name === texts.name && row.description === texts.description) return id;
    if (await isNameTaken(within, row, texts.name)) return fail('collection-name-taken');
    await changeCollection(within, id, { ...texts, now: asking.now(), by });
    await trace(within, { type: 'collection-changed', what: `Collection ${id}: ${texts.name}` }, asking);
    return id;
  });
  return answered(changed, asking);
}

/** Deletes a collection. */
export function remove(id: number, asking: Asking, { held, trace }: Keeping) {
  return held(id, asking, async ({ name }, within) => {
    await deleteCollection(within, id);
    await trace(within, { type: 'collection-deleted', what: `Collection ${id}: ${name}` }, asking);
    return { id };
  });
}
