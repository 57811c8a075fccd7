import { createIndex } from '@norma/search-core';
import type { SearchEngine } from '../../ports/search-engine.ts';

/** The search engine inside this process: the index is in memory and built from the database at start. */
export function inProcessSearchEngine(): SearchEngine {
  const index = createIndex();
  return {
    upsert: async (documents) => index.upsert([...documents]),
    remove: async (ids) => index.remove([...ids]),
    search: async (request) => index.search(request),
    size: () => index.size,
  };
}
