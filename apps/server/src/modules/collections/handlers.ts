import type { collections } from '@norma/contracts';
import { Failed } from '@norma/contracts/kit';
import type { Handlers } from '../../context.ts';
import type { Audit } from '../../ports/audit.ts';
import type { SearchEngine } from '../../ports/search-engine.ts';
import { known, listed, one } from './administration.ts';
import { add, takeOut } from './filling.ts';
import { keepingOf } from './keeping.ts';
import { change, make, remove } from './making.ts';
import { collectionsHad, documentsHad, pageOf } from './reading.ts';
import { groupsOffered, readersOffered, share } from './sharing.ts';
import type { Tables } from './store.ts';

/** Keeps the collections of documents that administrators make for the readers of their account. */
export function collectionHandlers({
  engine,
  audit,
}: {
  readonly engine: SearchEngine;
  readonly audit: Audit;
}): Handlers<typeof collections, Tables> {
  const keeping = keepingOf(audit);

  return {
    customCollection: ({ query }, asking) => documentsHad(query, asking),
    collectionsOfReader: (_, asking) => collectionsHad(asking),

    collections: ({ query }, asking) => listed(query, asking),
    makeCollection: ({ body }, asking) => make(body, asking, keeping),
    collection: ({ params }, asking) => one(params.id, asking),
    changeCollection: ({ params, body }, asking) => change(params.id, body, asking, keeping),
    shareCollection: ({ params, body }, asking) => share(params.id, body, asking, keeping),
    deleteCollection: ({ params }, asking) => remove(params.id, asking, keeping),

    documentsOfCollection: async ({ params, query }, asking) => {
      const there = await known(params.id, asking);
      return there instanceof Failed ? there : pageOf([params.id], query, asking);
    },
    addToCollection: ({ params, body }, asking) =>
      add(params.id, body.documents, asking, { ...keeping, engine }),
    removeFromCollection: ({ params, body }, asking) => takeOut(params.id, body.contentIds, asking, keeping),

    readersOfAccount: ({ query }, asking) => readersOffered(query.text, asking),
    groupsForCollections: ({ query }, asking) => groupsOffered(query.text, asking),
  };
}
