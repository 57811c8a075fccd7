import { z } from 'zod';
import { SearchString } from '../fields/index.ts';
import { contract } from '../kit/index.ts';
import { featureOff } from '../tenants/refusals.ts';
import { searchTypeOff } from './refusals.ts';
import { ClassicSearch, SearchPage, UnifiedSearch } from './request.ts';
import { ClassicPage, ResultPage, SuggestionGroup } from './result.ts';

const typed = SearchString.transform((given) => given.trim()).describe('What was typed so far');
const scope = z
  .enum(['all_search', 'subscription_search'])
  .default('all_search')
  .describe('subscription_search suggests only what the account may open');
const needed = SearchString.transform((given) => given.trim()).pipe(z.string().min(1, 'is required'));
const optional = SearchString.transform((given) => given.trim()).optional();

/** Finding documents by what a reader types. */
export const finding = contract({
  unified: {
    method: 'POST',
    path: '/api/documents/unified-search',
    summary: 'A page of search results, from all content or from subscribed content',
    who: 'reader',
    cost: 'search',
    query: SearchPage,
    body: UnifiedSearch,
    answer: ResultPage,
    failures: [searchTypeOff],
  },
  classic: {
    method: 'POST',
    path: '/api/documents/search',
    summary: 'A page of search results, for the older screen',
    who: 'reader',
    cost: 'search',
    query: SearchPage,
    body: ClassicSearch,
    answer: ClassicPage,
    failures: [searchTypeOff],
  },
  entitled: {
    method: 'POST',
    path: '/api/documents/entitled-documents/search',
    summary: 'The same, for the documents that the account can open',
    who: 'reader',
    cost: 'search',
    query: SearchPage,
    body: ClassicSearch,
    answer: ClassicPage,
    failures: [searchTypeOff],
  },
  typeAhead: {
    method: 'POST',
    path: '/api/documents/search/type-ahead',
    summary: 'Type-ahead: documents whose designation or title starts with the text, by publisher',
    who: 'reader',
    cost: 'search',
    body: z.object({ keywords: typed, 'search-type': scope }),
    answer: z.array(SuggestionGroup),
    failures: [featureOff],
  },
  typeAheadOfPublisher: {
    method: 'POST',
    path: '/api/documents/search/type-ahead/publisher',
    summary: 'More suggestions of one publisher',
    who: 'reader',
    cost: 'search',
    body: z.object({ keywords: typed, publisher: needed, 'search-type': scope }),
    answer: z.array(SuggestionGroup),
    failures: [featureOff],
  },
  codeOfDesignation: {
    method: 'GET',
    path: '/api/documents/contentCode/designation',
    summary: 'The content code of a designation: of the edition in force, otherwise the newest',
    who: 'reader',
    query: z
      .object({
        designation: optional,
        year: optional.describe('Year of the edition, of two or four digits'),
        status: optional.describe('Status of the edition, in any letter case'),
        assetId: optional.describe(
          'Alone, in the place of a designation: what legacy addresses call a document',
        ),
      })
      .refine(({ designation, assetId }) => Boolean(designation) !== Boolean(assetId), {
        path: ['designation'],
        error: 'is required, unless there is an assetId in its place',
      }),
    answer: z.union([z.object({ contentCode: z.string() }), z.literal('Not found Content')]),
  },
});
