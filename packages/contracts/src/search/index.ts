import { z } from 'zod';
import { PageNumber, PageSize, searchText } from '../fields/index.ts';
import { contract } from '../kit/index.ts';
import { refinement } from './refinement.ts';
import { Narrowing, Sort, UnifiedSearch } from './request.ts';
import { ResultPage, SuggestionGroup } from './result.ts';

export { refinement, taxonomies, type Taxonomy } from './refinement.ts';
export { Narrowing, pickLists, SearchField, type PickList } from './request.ts';
export { RefinementNode, ResultDocument, ResultPage, SuggestionGroup } from './result.ts';

const typed = z
  .string()
  .max(10_000)
  .transform((given) => searchText(given).trim());
const searchScope = z.enum(['all_search', 'subscription_search']).default('all_search');
const counts = z
  .record(z.string(), z.int())
  .describe('Documents by key; a key that would leave none is absent');

/** Finding documents, and narrowing what was found. */
export const search = contract({
  unified: {
    method: 'POST',
    path: '/api/documents/unified-search',
    summary: 'A page of the documents that answer a search',
    who: 'reader',
    query: z.object({ page: PageNumber, size: PageSize(25, 100), sort: Sort }),
    body: UnifiedSearch,
    answer: ResultPage,
  },
  typeAhead: {
    method: 'POST',
    path: '/api/documents/search/type-ahead',
    summary: 'Documents whose designation or title begins like this, by publisher',
    who: 'reader',
    body: z.object({ keywords: typed, 'search-type': searchScope }),
    answer: z.array(SuggestionGroup),
  },
  typeAheadOfPublisher: {
    method: 'POST',
    path: '/api/documents/search/type-ahead/publisher',
    summary: 'More suggestions of one publisher',
    who: 'reader',
    body: z.object({ keywords: typed, publisher: z.string().max(100), 'search-type': searchScope }),
    answer: z.array(SuggestionGroup),
  },
  topLevelCount: {
    method: 'POST',
    path: '/api/documents/search/top-level/count',
    summary: 'How many documents each top value of a section would leave',
    who: 'reader',
    body: Narrowing.extend({ section: z.enum(['Publisher', 'Category']) }),
    answer: counts,
  },
  count: {
    method: 'POST',
    path: '/api/documents/search/count',
    summary:
      'How many documents each value of every section would leave, the picks of the other sections applied',
    who: 'reader',
    body: Narrowing,
    answer: z.record(z.string(), counts).describe('Counts by list of picks, e.g. documentTypeList'),
  },
  publisherCount: {
    method: 'POST',
    path: '/api/refinement/publisher/count',
    summary: 'How many documents each publisher would leave',
    who: 'reader',
    body: Narrowing,
    answer: counts,
  },
  ...refinement,
});
