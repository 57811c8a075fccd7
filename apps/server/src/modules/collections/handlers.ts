import type { collections } from '@norma/contracts';
import { Failed } from '@norma/contracts/kit';
import type { Handlers } from '../../context.ts';
import type { SearchEngine } from '../../ports/search-engine.ts';
import { known, listed, one } from './administration.ts';
import { add, takeOut } from './filling.ts';
import { change, make, remove } from './making.ts';
import { collectionsHad, documentsHad, pageOf } from './reading.ts';
import { groupsOffered, readersOffered, share } from './sharing.ts';
import type { Tables } from './store.ts';

/** Keeps the collections of documents that administrators make for the readers of their account. */
export function collectionHandlers({
  engine,
}: {
  readonly engine: SearchEngine;
}): Handlers<typeof collections, Tables> {
  return {
    customCollection: ({ query }, ctx) => documentsHad(query, ctx),
    collectionsOfReader: (_, ctx) => collectionsHad(ctx),

    collections: ({ query }, ctx) => listed(query, ctx),
    makeCollection: ({ body }, ctx) => make(body, ctx),
    collection: ({ params }, ctx) => one(params.id, ctx),
    changeCollection: ({ params, body }, ctx) => change(params.id, body, ctx),
    shareCollection: ({ params, body }, ctx) => share(params.id, body, ctx),
    deleteCollection: ({ params }, ctx) => remove(params.id, ctx),

    documentsOfCollection: async ({ params, query }, ctx) => {
      const there = await known(params.id, ctx);
      return there instanceof Failed ? there : pageOf([params.id], query, ctx);
    },
    addToCollection: ({ params, body }, ctx) => add(params.id, body.documents, ctx, engine),
    removeFromCollection: ({ params, body }, ctx) => takeOut(params.id, body.contentIds, ctx),

    readersOfAccount: ({ query }, ctx) => readersOffered(query.text, ctx),
    groupsForCollections: ({ query }, ctx) => groupsOffered(query.text, ctx),
  };
}
