import { z } from 'zod';
import { SearchString } from '../fields/index.ts';
import { contract } from '../kit/index.ts';
import { searchTypes } from '../tenants/configuration.ts';

const RecentSearch = z.object({
  text: SearchString.transform((given) => given.trim()).pipe(z.string().min(1)),
  searchType: z.enum(searchTypes),
});

const RecentSearches = z
  .array(z.object({ text: z.string(), searchType: z.enum(searchTypes) }))
  .describe('Latest first, at most ten; none for logins that several people share');

/** What a reader searched for lately, on any device. */
export const recentCalls = contract({
  recentSearches: {
    method: 'GET',
    path: '/api/search/recent',
    summary: 'The reader’s recent searches',
    who: 'reader',
    isBackground: true,
    answer: RecentSearches,
  },
  rememberSearch: {
    method: 'POST',
    path: '/api/search/recent',
    summary: 'Save a search that the reader made among their recent ones',
    who: 'reader',
    isBackground: true,
    body: RecentSearch,
    answer: z.object({ saved: z.boolean() }),
  },
  forgetSearches: {
    method: 'DELETE',
    path: '/api/search/recent',
    summary: 'Remove one of the recent searches, or all',
    who: 'reader',
    query: z.object({
      text: z.string().max(500).optional().describe('Of the search to be removed; all where it is absent'),
      searchType: z.enum(searchTypes).optional(),
    }),
    answer: RecentSearches,
  },
});
