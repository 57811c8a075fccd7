import type { SearchDocument } from '../document.ts';
import type { SearchRequest } from '../request.ts';
import { createIndex, type SearchIndex } from '../searchIndex.ts';

/** A document of which a test states only what matters. */
export function aDocument(given: Partial<SearchDocument> & { id: string }): SearchDocument {
  const publisher = given.publisher ?? 'NSB';
  return {
    designation: `${publisher} X ${given.id}`,
    title: '',
    description: '',
    body: '',
    publisher,
    collections: [],
    facets: { publisher: [publisher] },
    ...given,
  };
}

/** A request for the first 25 documents, best first, of every publisher in these tests. */
export function aRequest(given: Partial<SearchRequest>): SearchRequest {
  return {
    text: '*',
    field: 'all',
    scope: ['NSB', 'KVL', 'ITV-T'],
    filters: {},
    sort: 'best',
    from: 0,
    size: 25,
    countFacets: [],
    ...given,
  };
}

/** An index of documents of which a test states only what matters. */
export function anIndex(...documents: Parameters<typeof aDocument>[0][]): SearchIndex {
  const index = createIndex();
  index.upsert(documents.map(aDocument));
  return index;
}

/** The ids that a request finds, in order. */
export function found(index: SearchIndex, request: Partial<SearchRequest>): string[] {
  return index.search(aRequest(request)).hits.map(({ id }) => id);
}
