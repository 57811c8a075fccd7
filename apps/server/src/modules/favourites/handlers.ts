import type { favourites } from '@norma/contracts';
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
import { addFavourite, favouriteCount, favouriteOf, favouritesOf, removeFavourite } from './store.ts';
import type { FavouriteTables } from './tables.ts';

/** Keeps the documents that a person wants at hand. */
export const favouriteHandlers = (): Handlers<typeof favourites, DocumentTables & FavouriteTables> => ({
  favourites: async ({ query }, { db, tenant, reader }) => {
    if (reader.userType !== 'INDIVIDUAL') return fail('individuals-only');
    const whose = { personId: reader.personId, publishers: tenant.settings.publishers };
    const [count, kept] = await Promise.all([favouriteCount(db, whose), favouritesOf(db, whose, query)]);
    const cards = await cardDocuments(
      db,
      kept.map(({ content_code }) => content_code),
    );
    const result = kept.flatMap(({ id, content_code }) => {
      const document = cards.get(content_code);
      return document ? { id, document } : [];
    });
    return { count, result };
  },

  addFavourite: async ({ body: { content } }, { db, tenant, reader, now }) => {
    if (reader.userType !== 'INDIVIDUAL') return fail('individuals-only');
    const card = await cardOfId(db, content.contentId);
    if (!card || !isOffered(tenant, card)) return fail('document-not-found');
    if (!mayOpen(reader, card)) return fail('document-not-entitled');
    if (!card.may_favour) return fail('favourite-not-allowed');
    const { personId } = reader;
    const id = await addFavourite(db, {
      tenant: tenant.key,
      personId,
      contentId: card.content_id,
      now: now(),
    });
    return { id, content: { contentId: card.content_id } };
  },

  removeListedFavourite: ({ body }, asking) => remove(body.id, asking),
  removeFavourite: ({ params }, asking) => remove(params.id, asking),
});

async function remove(id: number, { db, reader }: ReaderContext<FavouriteTables>) {
  if (reader.userType !== 'INDIVIDUAL') return fail('individuals-only');
  await removeFavourite(db, { personId: reader.personId, id });
  return { id };
}

/** Whether a document is a favourite of the reader, for its page. */
export const favouriteBeside: DocumentExtrasOf = async ({ content_id }, { db, reader }) => {
  const { personId } = reader;
  const id = await favouriteOf(db.withTables<FavouriteTables>(), { personId, contentId: content_id });
  return { contentFavorite: id === null ? null : { id } };
};
