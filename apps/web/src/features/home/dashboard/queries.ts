import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../client/client.ts';
import { queryKeys } from '../../../client/queryKeys.ts';

const twelveMinutes = 720_000;

/** So many documents a tab of cards asks for; the rest is elsewhere. */
const firstCards = { page: 0, size: 6 } as const;

// Recent changes must show on navigating back, so nothing is cached; each tab shows its own error.
const ofCards = { staleTime: 0, meta: { isHandled: true } } as const;

/** The documents that the reader opened last. */
export const recentlyAccessedQuery = queryOptions({
  queryKey: queryKeys.home('accessed'),
  queryFn: ({ signal }) => client.usage.recentlyAccessed({}, { signal }),
  ...ofCards,
});

/** The documents that the reader tracks. */
export const trackedQuery = queryOptions({
  queryKey: queryKeys.home('tracked'),
  queryFn: ({ signal }) => client.tracking.trackedDocuments({ query: firstCards }, { signal }),
  ...ofCards,
});

/** Changes of tracked documents since the last visit. */
export const changesQuery = queryOptions({
  queryKey: queryKeys.home('changes'),
  queryFn: ({ signal }) => client.tracking.changesSinceLastVisit({}, { signal }),
  ...ofCards,
});

/** The reader’s favorites. */
export const favoritesQuery = queryOptions({
  queryKey: queryKeys.home('favourites'),
  queryFn: ({ signal }) => client.favorites.favorites({ query: firstCards }, { signal }),
  ...ofCards,
});

/** The documents of the account's publishers that were updated last. */
export const recentlyUpdatedQuery = queryOptions({
  queryKey: queryKeys.home('updated'),
  queryFn: ({ signal }) => client.documents.recentlyUpdated({}, { signal }),
  ...ofCards,
});

/** The subscriptions of the account, and other publishers. */
export const homeSubscriptionsQuery = queryOptions({
  queryKey: queryKeys.home('subscriptions'),
  queryFn: ({ signal }) => client.subscriptions.ownAndOffered({}, { signal }),
  staleTime: twelveMinutes,
  meta: { isHandled: true },
});

/** The committees that have documents here, below their publishers. */
export const committeesQuery = (language: string) =>
  queryOptions({
    queryKey: queryKeys.home('committees', language),
    queryFn: ({ signal }) => client.search.committees({ query: { language } }, { signal }),
    staleTime: twelveMinutes,
    meta: { isHandled: true },
  });

/** The industries that documents here are for. */
export const industriesQuery = (language: string) =>
  queryOptions({
    queryKey: queryKeys.home('industries', language),
    queryFn: ({ signal }) =>
      client.search.taxonomy({ params: { category: 'industry' }, query: { language } }, { signal }),
    staleTime: twelveMinutes,
    meta: { isHandled: true },
  });
