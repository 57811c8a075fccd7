import type { ResultPage } from '@norma/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../client/client.ts';
import type { SearchAddress } from './address.ts';
import { sections, type SectionList } from './picks.ts';

const twelveMinutes = 720_000;
const fields = { A: 'ALL', K: 'K', D: 'D' } as const;
const wireSorts = { best: undefined, ascending: 'oth_col_1,asc', descending: 'oth_col_1,desc' } as const;

type Narrowing = Pick<SearchAddress, 'text' | 'type' | 'publisherId' | 'picks'>;

/** What is looked for and how it is narrowed, as the wire says it. */
const narrowing = ({ text, type, publisherId, picks }: Narrowing) => ({
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

/** How many documents each value of each section would leave. */
export const countsQuery = (search: Narrowing) => {
  const body = narrowing(search);
  return queryOptions({
    queryKey: ['search', 'counts', body],
    queryFn: ({ signal }) => client.search.count({ body }, { signal }),
    placeholderData: keepPreviousData,
  });
};

/** The values of a section, whatever is searched. */
export const valuesQuery = (list: SectionList) =>
  queryOptions({
    queryKey: ['search', 'values', list],
    queryFn: ({ signal }) =>
      list === 'publisherList'
        ? client.search.publishers({}, { signal })
        : client.search.documentTypes({}, { signal }),
    staleTime: twelveMinutes,
  });
