import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../client/client.ts';

const everyMs = { usually: 10_000, whileBuilding: 500 };

/** How the search index stands. */
export const indexQuery = queryOptions({
  queryKey: ['searchIndex'],
  queryFn: ({ signal }) => client.search.indexState({}, { signal }),
  staleTime: 0,
  refetchInterval: ({ state: { data } }) => (data?.building ? everyMs.whileBuilding : everyMs.usually),
  meta: { isHandled: true },
});
