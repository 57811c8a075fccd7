import { keepPreviousData, queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { client } from '../../../client/client.ts';
import { queryKeys } from '../../../client/queryKeys.ts';
import type { SearchAddress } from '../address.ts';
import type { SectionList } from '../picks.ts';
import { narrowing } from '../narrowing.ts';
import { apiQuery } from '../../../client/apiQuery.ts';

/** How many documents each value of a list would leave; a value that would leave none is absent. */
export type ListCounts = Readonly<Record<string, number>>;

/**
 * Counts as they are: while newer ones are loading, those before them stay; a failure leaves none, and tells what
 * went wrong.
 */
export type Counts<C> = {
  state: 'initial' | 'loading' | 'loaded';
  of: C | null;
  error: Error | null;
  retry: () => void;
};

/** The counts of each publisher, in all content or in the reader's subscription. */
const publisherCountsQuery = (search: SearchAddress) => {
  const body = narrowing(search);
  const isEntitled = search.kind === 'subscription';
  return queryOptions({
    queryKey: queryKeys.facets('counts', 'publishers', isEntitled, body),
    queryFn: ({ signal }) =>
      isEntitled
        ? client.search.entitledPublisherCount({ body }, { signal })
        : client.search.publisherCount({ body }, { signal }),
    placeholderData: keepPreviousData,
    meta: { isHandled: true }, // The panel says so itself.
  });
};

/** How many documents each value of the other sections would leave. */
const otherCountsQuery = (search: SearchAddress) => {
  const body = narrowing(search);
  const isEntitled = search.kind === 'subscription';
  return apiQuery(
    queryKeys.facets('counts', 'others', isEntitled, body),
    (options) =>
      isEntitled ? client.search.entitledCount({ body }, options) : client.search.count({ body }, options),
    { placeholderData: keepPreviousData },
  );
};

/** The counts of publishers, if enabled. */
export const usePublisherCounts = (search: SearchAddress, isEnabled: boolean): Counts<ListCounts> =>
  countsOf(useQuery({ ...publisherCountsQuery(search), enabled: isEnabled }), isEnabled);

/** The counts of all other facets, separate from those of publishers, if enabled. */
export const useOtherCounts = (
  search: SearchAddress,
  isEnabled: boolean,
): Counts<Partial<Record<SectionList, ListCounts>>> =>
  countsOf(useQuery({ ...otherCountsQuery(search), enabled: isEnabled }), isEnabled);

function countsOf<C>(query: UseQueryResult<C>, isEnabled: boolean): Counts<C> {
  const { data, error, isPlaceholderData, isLoading, refetch } = query;
  const retry = (): void => void refetch();
  if (!isEnabled || error) return { state: 'initial', of: null, error: isEnabled ? error : null, retry };
  const isWaiting = isLoading || isPlaceholderData;
  const state = isWaiting ? 'loading' : data ? 'loaded' : 'initial';
  return { state, of: data ?? null, error: null, retry };
}
