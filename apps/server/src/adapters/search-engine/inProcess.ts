import { setImmediate as breathe } from 'node:timers/promises';
import { createIndex, type PreparedDocuments } from '@norma/search-core';
import type { SearchEngine } from '../../ports/search-engine.ts';

/** About as many documents as are analysed while nobody notices a pause. */
const atATime = 50;

/**
 * The search engine inside this process: the index is in memory and built from the database at start. Analysis gives
 * way to readers again and again; the old index answers them until all that has changed can be taken over.
 */
export function inProcessSearchEngine(): SearchEngine {
  const index = createIndex();
  return {
    upsert: async (documents) => {
      const prepared: PreparedDocuments[] = [];
      for await (const some of documents) {
        for (let at = 0; at < some.length; at += atATime) {
          prepared.push(index.prepare(some.slice(at, at + atATime)));
          await breathe();
        }
      }
      if (prepared.length > 0) index.takeOver(prepared);
    },
    remove: async (ids) => {
      if (ids.length > 0) index.remove([...ids]);
    },
    search: async (request) => index.search(request),
    suggest: async (request) => index.suggest(request),
    size: () => index.size,
  };
}
