import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SearchDocument } from './document.ts';
import type { SearchRequest, SearchResult } from './request.ts';
import { createIndex } from './searchIndex.ts';
import { createSearcher, type Searcher } from './search/searcher.ts';
import { addTo, emptyBitset } from './segment/bitset.ts';
import { buildSegment } from './segment/build.ts';
import { mergeSegments } from './segment/merge.ts';
import { documentOf, openSegment } from './segment/segment.ts';
import { documents, libraries, requests, suggestRequests } from './testing/arbitraries.ts';
import { aDocument, anIndex, aRequest } from './testing/library.ts';
import { isSpacedOtherwise, naiveSearch } from './testing/naiveSearch.ts';
import { naiveSuggest } from './testing/naiveSuggest.ts';

const everyHit = (request: SearchRequest): SearchRequest => ({ ...request, from: 0, size: 1_000 });
const idsOf = ({ hits }: SearchResult): string[] => hits.map(({ id }) => id);

describe('The index and a naive search over plain arrays', () => {
  it('find the same documents in the same fields, count the same values and read words alike [gate-006] [gate-008]', () => {
    fc.assert(
      fc.property(libraries, fc.array(requests, { minLength: 1, maxLength: 5 }), (library, batch) => {
        const index = anIndex(...library);
        for (const request of batch.filter((each) => !isSpacedOtherwise(library, each))) {
          const found = index.search(everyHit(request));
          const expected = naiveSearch(library, request);
          expect(new Set(idsOf(found))).toEqual(new Set(expected.ids));
          expect(new Map(found.hits.map(({ id, fields }) => [id, fields]))).toEqual(expected.fieldsOf);
          expect(found.total).toBe(expected.ids.length);
          expect(found.subscribed).toBe(expected.subscribed);
          expect(found.counts).toEqual(expected.counts);
          expect(found.corrections).toEqual(expected.corrections);
          expect(found.isPartial).toBe(expected.isPartial);
        }
      }),
      {
        numRuns: 500,
        examples: [
          // Answered by most words, none of a quantity's wording is read as another either.
          [
            [aDocument({ id: '1', keywords: 'anchor' })],
            [aRequest({ text: 'anchro 10mm', allowsPartial: true })],
          ],
        ],
      },
    );
  });

  it('agree on the orders by title and by date, and cut the same page out of them', () => {
    const sorts = ['titleAscending', 'titleDescending', 'newest', 'oldest'] as const;
    fc.assert(
      fc.property(libraries, requests, (library, request) => {
        fc.pre(!isSpacedOtherwise(library, request));
        const index = anIndex(...library);
        for (const sort of sorts) {
          const { ids } = naiveSearch(library, { ...request, sort });
          expect(idsOf(index.search({ ...request, sort }))).toEqual(
            ids.slice(request.from, request.from + request.size),
          );
        }
      }),
      { numRuns: 200 },
    );
  });

  it('suggest the same families of designations that begin so', () => {
    fc.assert(
      fc.property(libraries, suggestRequests, (library, request) => {
        const expected = naiveSuggest(library, request);
        fc.pre(expected.groups.length > 0);
        expect(anIndex(...library).suggest(request)).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });
});

describe('Documents in several segments', () => {
  /** Deals documents out into segments, each segment with older versions of documents of later ones. */
  const deals = fc.tuple(
    libraries,
    fc.array(libraries, { maxLength: 3 }),
    fc.infiniteStream(fc.nat({ max: 3 })),
  );

  function searcherOf(
    library: SearchDocument[],
    older: SearchDocument[][],
    places: Iterator<number>,
  ): Searcher {
    const dealt = [0, 1, 2, 3].map((): SearchDocument[] => []);
    for (const document of library) dealt[places.next().value ?? 0]?.push(document);
    const parts = dealt.map((own, at) => {
      const current = new Set(own.map(({ id }) => id));
      const outdated = (older[at] ?? []).filter(({ id }) => !current.has(id));
      const segment = openSegment(buildSegment([...own, ...outdated]));
      const removed = emptyBitset(segment.size);
      for (const { id } of outdated) addTo(removed, documentOf(segment, id) ?? 0);
      return { segment, removed };
    });
    return createSearcher(parts);
  }

  it('are found, ordered, counted and suggested as if they were in one', () => {
    fc.assert(
      fc.property(deals, requests, suggestRequests, ([library, older, places], request, typed) => {
        const one = anIndex(...library);
        const several = searcherOf(library, older, places);
        expect(several.size).toBe(one.size);
        expect(several.search(request)).toEqual(one.search(request));
        expect(several.suggest(typed)).toEqual(one.suggest(typed));
      }),
      { numRuns: 500 },
    );
  });

  it('are byte for byte the rebuilt segment, once they are merged', () => {
    fc.assert(
      fc.property(libraries, libraries, (first, second) => {
        const later = new Set(second.map(({ id }) => id));
        const blocks = [buildSegment(first), buildSegment(second)];
        const segments = blocks.map(openSegment);
        const removed = segments.map(({ size }) => emptyBitset(size));
        for (const { id } of first) {
          const place = segments[0] && documentOf(segments[0], id);
          if (later.has(id) && removed[0] && place !== undefined) addTo(removed[0], place);
        }
        const left = [...first.filter(({ id }) => !later.has(id)), ...second];
        expect(new Uint8Array(mergeSegments(blocks, removed))).toEqual(new Uint8Array(buildSegment(left)));
      }),
      { numRuns: 200 },
    );
  });
});

describe('The order by best match', () => {
  it('descends in score and breaks ties by id, whatever the order of arrival', () => {
    fc.assert(
      fc.property(libraries, requests, (library, request) => {
        const expected = everyHit({ ...request, sort: 'best' });
        const { hits } = anIndex(...library).search(expected);
        expect(hits).toEqual(hits.toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1)));
        expect(anIndex(...library.toReversed()).search(expected).hits).toEqual(hits);
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

describe('A page far behind', () => {
  it('is that of all pages one after the other, in every order, however documents are dealt out', () => {
    const many = Array.from({ length: 4_000 }, (_, at) =>
      aDocument({
        id: `d${(at * 7_919) % 4_000}`,
        title: `${at % 3 === 0 ? 'Fire' : 'Water'} ${at % 101}`,
        date: at % 5 === 0 ? '' : `20${10 + (at % 9)}-01-0${1 + (at % 7)}`,
        isCurrent: at % 4 !== 0,
      }),
    );
    const parts = [many.slice(0, 2_600), many.slice(2_600, 3_970), many.slice(3_970)].map((own) => {
      const segment = openSegment(buildSegment(own));
      return { segment, removed: emptyBitset(segment.size) };
    });
    const searchers = [createSearcher(parts), anIndex(...many)];
    for (const sort of ['best', 'titleAscending', 'titleDescending', 'newest', 'oldest'] as const) {
      const batch = aRequest({ text: '*', sort });
      const all = idsOf(anIndex(...many).search({ ...batch, size: 4_000 }));
      for (const from of [0, 980, 1_234, 3_333, 3_990])
        for (const searcher of searchers)
          expect(idsOf(searcher.search({ ...batch, from, size: 25 }))).toEqual(all.slice(from, from + 25));
    }
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

  it('answers like one rebuilt from the remaining documents', () => {
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
