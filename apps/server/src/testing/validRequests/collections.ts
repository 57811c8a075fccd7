import { randomUUID } from 'node:crypto';
import type { Ask } from '../library.ts';
import { json, nothing, type Asking, type ValidRequests } from './validRequest.ts';
import { designation } from './stockedLibrary.ts';

/** A collection of whoever asks, of whom may make none one of an administrator of another account. */
const aCollection = async ({ ask, library }: Asking): Promise<number> => {
  const make = (as: Ask) =>
    json<{ id?: number }>(as('POST', '/api/v1/custom-collections', { name: `Anchors ${randomUUID()}` }));
  const { id = (await make(await library.as('admin'))).id } = await make(ask);
  return id ?? 1;
};

const idOfCollection = async (asking: Asking) => ({ params: { id: await aCollection(asking) } });

/** Something right to send for each call of `collections`. */
export const collections: ValidRequests<'collections'> = {
  customCollection: () => ({ query: {} }),
  collectionsOfReader: nothing,
  collections: () => ({ query: {} }),
  makeCollection: () => ({ body: { name: `Bolts ${randomUUID()}`, description: 'For every site' } }),
  collection: idOfCollection,
  changeCollection: async (asking) => ({
    ...(await idOfCollection(asking)),
    body: { name: `Drills ${randomUUID()}` },
  }),
  shareCollection: async (asking) => ({
    ...(await idOfCollection(asking)),
    body: { isForAccount: true, people: [] },
  }),
  deleteCollection: idOfCollection,
  documentsOfCollection: async (asking) => ({ ...(await idOfCollection(asking)), query: {} }),
  addToCollection: async (asking) => ({
    ...(await idOfCollection(asking)),
    body: { documents: [designation] },
  }),
  removeFromCollection: async (asking) => ({
    ...(await idOfCollection(asking)),
    body: { contentIds: [asking.library.ids.newer] },
  }),
  readersOfAccount: () => ({ query: {} }),
  groupsForCollections: () => ({ query: {} }),
};
