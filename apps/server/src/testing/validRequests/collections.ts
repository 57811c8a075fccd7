import { randomUUID } from 'node:crypto';
import type { TestClient } from '../library.ts';
import { json, nothing, type RequestContext, type ValidRequests } from './validRequest.ts';
import { designation } from './stockedLibrary.ts';

/** A collection of the caller, of whom may make none one of an administrator of another account. */
const aCollection = async ({ client, library }: RequestContext): Promise<number> => {
  const make = (as: TestClient) =>
    json<{ id?: number }>(as('POST', '/api/v1/custom-collections', { name: `Anchors ${randomUUID()}` }));
  const { id = (await make(await library.as('admin'))).id } = await make(client);
  return id ?? 1;
};

const idOfCollection = async (ctx: RequestContext) => ({ params: { id: await aCollection(ctx) } });

/** Something right to send for each call of `collections`. */
export const collections: ValidRequests<'collections'> = {
  customCollection: () => ({ query: {} }),
  collectionsOfReader: nothing,
  collections: () => ({ query: {} }),
  makeCollection: () => ({ body: { name: `Bolts ${randomUUID()}`, description: 'For every site' } }),
  collection: idOfCollection,
  changeCollection: async (ctx) => ({
    ...(await idOfCollection(ctx)),
    body: { name: `Drills ${randomUUID()}` },
  }),
  shareCollection: async (ctx) => ({
    ...(await idOfCollection(ctx)),
    body: { isForAccount: true, people: [] },
  }),
  deleteCollection: idOfCollection,
  documentsOfCollection: async (ctx) => ({ ...(await idOfCollection(ctx)), query: {} }),
  addToCollection: async (ctx) => ({
    ...(await idOfCollection(ctx)),
    body: { documents: [designation] },
  }),
  removeFromCollection: async (ctx) => ({
    ...(await idOfCollection(ctx)),
    body: { contentIds: [ctx.library.ids.newer] },
  }),
  readersOfAccount: () => ({ query: {} }),
  groupsForCollections: () => ({ query: {} }),
};
