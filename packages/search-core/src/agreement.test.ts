import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SearchDocument } from './document.ts';
import type { SearchRequest, SearchResult } from './request.ts';
import { createIndex } from './searchIndex.ts';
import { documents, libraries, requests } from './testing/arbitraries.ts';
import { anIndex, aRequest } from './testing/library.ts';
import { naiveSearch } from './testing/naiveSearch.ts';

const everyHit = (request: SearchRequest): SearchRequest => ({ ...request, from: 0, size: 1_000 });
const idsOf = ({ hits }: SearchResult): string[] => hits.map(({ id }) => id);

describe('The index and a naive search over plain arrays', () => {
  it('find the same documents and count the same values', () => {
    fc.assert(
      fc.property(libraries, fc.array(requests, { minLength: 1, maxLength: 5 }), (library, asked) => {
        const index = anIndex(...library);
        for (const request of asked) {
          const found = index.search(everyHit(request));
          const expected = naiveSearch(library, request);
          expect(new Set(idsOf(found))).toEqual(new Set(expected.ids));
          expect(found.total).toBe(expected.ids.length);
          expect(found.counts).toEqual(expected.counts);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('agree on the alphabetical order and cut the same page out of it', () => {
    fc.assert(
      fc.property(libraries, requests, (library, request) => {
        const { ids } = naiveSearch(library, request);
        const page = (order: string[]): string[] => order.slice(request.from, request.from + request.size);
        const index = anIndex(...library);
        expect(idsOf(index.search({ ...request, sort: 'titleAscending' }))).toEqual(page(ids));
        expect(idsOf(index.search({ ...request, sort: 'titleDescending' }))).toEqual(page(ids.toReversed()));
      }),
      { numRuns: 300 },
    );
  });
});

describe('The order by best match', () => {
  it('descends in score and breaks ties by id, whatever the order of arrival', () => {
    fc.assert(
      fc.property(libraries, requests, (library, request) => {
        const wanted = everyHit({ ...request, sort: 'best' });
        const { hits } = anIndex(...library).search(wanted);
        expect(hits).toEqual(hits.toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1)));
        expect(anIndex(...library.toReversed()).search(wanted).hits).toEqual(hits);
      }),
      { numRuns: 300 },
    );
  });

  it('is the same after any other search', () => {
    fc.assert(
      fc.property(libraries, requests, requests, (library, before, request) => {
        const index = anIndex(...library);
        index.search(before);
        expect(index.search(request)).toEqual(anIndex(...library).search(request));
      }),
      { numRuns: 500 },
    );
  });

  it('is the same cut into pages or read at once', () => {
    fc.assert(
      fc.property(libraries, requests, fc.integer({ min: 1, max: 5 }), (library, request, size) => {
        const index = anIndex(...library);
        const all = index.search(everyHit(request)).hits;
        const pages = library.flatMap(
          (_, page) => index.search({ ...request, from: page * size, size }).hits,
        );
        expect(pages).toEqual(all);
      }),
      { numRuns: 200 },
    );
  });
});

describe('An index that changes', () => {
  const changes = fc.array(
    fc.oneof(
      fc.record({ upsert: fc.array(documents, { maxLength: 4 }) }),
      fc.record({ remove: fc.array(fc.integer({ min: 1, max: 15 }).map(String), { maxLength: 4 }) }),
      fc.record({ search: requests }),
    ),
    { maxLength: 12 },
  );

  it('answers like one built anew from the documents that are left', () => {
    fc.assert(
      fc.property(changes, requests, (steps, request) => {
        const index = createIndex();
        const left = new Map<string, SearchDocument>();
        for (const step of steps) {
          if ('upsert' in step) {
            index.upsert(step.upsert);
            for (const document of step.upsert) left.set(document.id, document);
          } else if ('remove' in step) {
            index.remove(step.remove);
            for (const id of step.remove) left.delete(id);
          } else {
            index.search(step.search);
          }
        }
        expect(index.size).toBe(left.size);
        expect(index.search(request)).toEqual(anIndex(...left.values()).search(request));
        expect(index.search(aRequest({})).total).toBe(left.size);
      }),
      { numRuns: 300 },
    );
  });
});
