import type { Ask } from '../library.ts';
import { json, type Asking, type ValidRequests } from './validRequest.ts';

const aFavourite = async ({ ask, library }: Asking) => {
  const body = { content: { contentId: library.ids.newer } };
  const begin = (as: Ask) => json<{ id?: number }>(as('POST', '/api/content-favorites', body));
  const { id = (await begin(library.owner)).id } = await begin(ask);
  return { params: { id: id ?? 1 } };
};

/** Something right to send for each call of `favourites`. */
export const favourites: ValidRequests<'favourites'> = {
  favourites: () => ({ query: {} }),
  addFavourite: ({ library: { ids } }) => ({ body: { content: { contentId: ids.newer } } }),
  removeListedFavourite: async (asking) => ({ body: (await aFavourite(asking)).params }),
  removeFavourite: aFavourite,
};
