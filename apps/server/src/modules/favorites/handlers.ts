import type { favorites } from '@norma/contracts';
import { fail } from '@norma/contracts/kit';
import type { Handlers, ReaderContext } from '../../context.ts';
import {
  cardDocuments,
  cardOfId,
  isOffered,
  mayOpen,
  type DocumentExtrasOf,
  type DocumentTables,
} from '../documents/index.ts';
import { folderHandlers } from './folderHandlers.ts';
import { foldersHolding } from './folderStore.ts';
import { addFavorite, favoriteCount, favoriteOf, favoritesOf, removeFavorite } from './store.ts';
import type { FavoriteTables } from './tables.ts';

/** Keeps the documents that a person wants at hand. */
export const favoriteHandlers = (): Handlers<typeof favorites, DocumentTables & FavoriteTables> => ({
  favorites: async ({ query }, { db, tenant, reader }) => {
    if (reader.userType !== 'INDIVIDUAL') return fail('individuals-only');
    const { folder, text } = query;
    const wanted = { personId: reader.personId, publishers: tenant.settings.publishers, folder, text };
    const [count, rows] = await Promise.all([favoriteCount(db, wanted), favoritesOf(db, wanted, query)]);
    const [cards, folders] = await Promise.all([
      cardDocuments(
        db,
        rows.map(({ content_code }) => content_code),
        reader,
      ),
      foldersHolding(
        db,
        rows.map(({ id }) => id),
      ),
    ]);
    const result = rows.flatMap(({ id, added_at, content_code }) => {
      const document = cards.get(content_code);
      const addedDate = added_at.toISOString();
      return document ? { id, document, addedDate, folders: folders.get(id) ?? [] } : [];
    });
    return { count, result };
  },

  addFavorite: async ({ body: { content } }, { db, tenant, reader, now }) => {
    if (reader.userType !== 'INDIVIDUAL') return fail('individuals-only');
    const card = await cardOfId(db, content.contentId);
    if (!card || !isOffered(tenant, card)) return fail('document-not-found');
    if (!mayOpen(reader, card)) return fail('document-not-entitled');
    if (!card.may_favour) return fail('favourite-not-allowed');
    const { personId } = reader;
    const id = await addFavorite(db, {
      tenant: tenant.key,
      personId,
      contentId: card.content_id,
      now: now(),
    });
    return { id, content: { contentId: card.content_id } };
  },

  removeListedFavorite: ({ body }, ctx) => remove(body.id, ctx),
  removeFavorite: ({ params }, ctx) => remove(params.id, ctx),

  ...folderHandlers,
});

async function remove(id: number, { db, reader }: ReaderContext<FavoriteTables>) {
  if (reader.userType !== 'INDIVIDUAL') return fail('individuals-only');
  await removeFavorite(db, { personId: reader.personId, id });
  return { id };
}

/** Whether a document is a favorite of the reader, for its page. */
export const favoriteExtras: DocumentExtrasOf = async ({ content_id }, { db, reader }) => {
  const { personId } = reader;
  const id = await favoriteOf(db.withTables<FavoriteTables>(), { personId, contentId: content_id });
  return { contentFavorite: id === null ? null : { id } };
};
