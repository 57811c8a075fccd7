import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../client/client.ts';
import type { SearchAddress } from './address.ts';
import { sections, type SectionList } from './picks.ts';

const twelveMinutes = 720_000;
const fields = { A: 'ALL', K: 'K', D: 'D' } as const;

/** What of a search decides which documents are found. */
export type Narrowing = Pick<SearchAddress, 'text' | 'type' | 'publisherId' | 'picks' | 'isOnePerFamily'>;

/** What is looked for and how it is narrowed, as the wire says it. */
export const narrowing = ({ text, type, publisherId, picks, isOnePerFamily }: Narrowing) => ({
  keywords: text.trim() || '*',
  searchField: fields[type],
  ...(publisherId && { publisherId }),
  ...(isOnePerFamily && { onePerFamily: true }),
  ...Object.fromEntries(
    sections.flatMap(({ list }) => {
      const keys = picks.filter((pick) => pick.list === list).map(({ key }) => key);
      return keys.length > 0 ? [[list, keys]] : [];
    }),
  ),
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
