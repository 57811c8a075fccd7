import type { TestClient } from '../library.ts';
import { json, nothing, type RequestContext, type ValidRequests } from './validRequest.ts';

const aFavorite = async ({ client, library }: RequestContext) => {
  const body = { content: { contentId: library.ids.newer } };
  const begin = (as: TestClient) => json<{ id?: number }>(as('POST', '/api/content-favorites', body));
  const { id = (await begin(library.owner)).id } = await begin(client);
  return { params: { id: id ?? 1 } };
};

const aFolder = async ({ client, library }: RequestContext) => {
  const begin = (as: TestClient, name: string) =>
    json<{ id?: number }>(as('POST', '/api/favorite-folders', { name }));
  const { id = (await begin(library.owner, crypto.randomUUID())).id } = await begin(
    client,
    crypto.randomUUID(),
  );
  return { params: { id: id ?? 1 } };
};

/** Something right to send for each call of `favorites`. */
export const favorites: ValidRequests<'favorites'> = {
  favorites: () => ({ query: {} }),
  addFavorite: ({ library: { ids } }) => ({ body: { content: { contentId: ids.newer } } }),
  removeListedFavorite: async (ctx) => ({ body: (await aFavorite(ctx)).params }),
  removeFavorite: aFavorite,
  folders: nothing,
  addFolder: () => ({ body: { name: 'Bridges' } }),
  renameFolder: async (ctx) => ({ ...(await aFolder(ctx)), body: { name: 'Bridges and roofs' } }),
  removeFolder: aFolder,
  fileFavorites: async (ctx) => ({ ...(await aFolder(ctx)), body: { add: [], remove: [] } }),
};
