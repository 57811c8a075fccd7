import type { Ask } from '../library.ts';
import { json, type Asking, type ValidRequests } from './validRequest.ts';

const aFavorite = async ({ ask, library }: Asking) => {
  const body = { content: { contentId: library.ids.newer } };
  const begin = (as: Ask) => json<{ id?: number }>(as('POST', '/api/content-favorites', body));
  const { id = (await begin(library.owner)).id } = await begin(ask);
  return { params: { id: id ?? 1 } };
};

/** Something right to send for each call of `favorites`. */
export const favorites: ValidRequests<'favorites'> = {
  favorites: () => ({ query: {} }),
  addFavorite: ({ library: { ids } }) => ({ body: { content: { contentId: ids.newer } } }),
  removeListedFavorite: async (ctx) => ({ body: (await aFavorite(ctx)).params }),
  removeFavorite: aFavorite,
};
