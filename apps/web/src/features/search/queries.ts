import type { ResultPage } from '@norma/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../client/client.ts';
import type { SearchAddress } from './address.ts';
import { sections } from './picks.ts';

const fields = { A: 'ALL', K: 'K', D: 'D' } as const;
const wireSorts = { best: undefined, ascending: 'oth_col_1,asc', descending: 'oth_col_1,desc' } as const;

type Narrowing = Pick<SearchAddress, 'text' | 'type' | 'publisherId' | 'picks'>;

/** What is looked for and how it is narrowed, as the wire says it. */
export const narrowing = ({ text, type, publisherId, picks }: Narrowing) => ({
  keywords: text.trim() || '*',
  searchField: fields[type],
  ...(publisherId && { publisherId }),
  ...Object.fromEntries(
    sections.flatMap(({ list }) => {
      const keys = picks.filter((pick) => pick.list === list).map(({ key }) => key);
      return keys.length > 0 ? [[list, keys]] : [];
    }),
  ),
});

/** A page of results, and the search that found it. */
export type Found = ResultPage & { search: SearchAddress };

/** A page of results; the last one stays while the next is on its way, and a search that is no longer wanted is given up. */
export const resultsQuery = (search: SearchAddress) =>
  queryOptions({
    queryKey: ['search', 'results', search],
    queryFn: async ({ signal }): Promise<Found> => {
      const { page, size, sort } = search;
      const sortType = sort === 'best' ? ('BEST_MATCH' as const) : ('OVERRIDE_SORT' as const);
      const asked = {
        query: { page, size, sort: wireSorts[sort] },
        body: { ...narrowing(search), sortType },
      };
      return { ...(await client.search.unified(asked, { signal })), search };
    },
    placeholderData: keepPreviousData,
    meta: { isHandled: true },
  });

/** Suggestions for what has been typed so far. */
export const suggestionsQuery = (text: string) =>
  queryOptions({
    queryKey: ['search', 'suggestions', text],
    queryFn: ({ signal }) =>
      client.search.typeAhead({ body: { keywords: text, 'search-type': 'all_search' } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** More suggestions of one publisher. */
export const moreSuggestionsQuery = (text: string, publisher: string) =>
  queryOptions({
    queryKey: ['search', 'suggestions', text, publisher],
    queryFn: ({ signal }) =>
      client.search.typeAheadOfPublisher(
        { body: { keywords: text, publisher, 'search-type': 'all_search' } },
        { signal },
      ),
  });
