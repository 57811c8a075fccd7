import { apiQuery } from '../../../client/apiQuery.ts';
import { client } from '../../../client/client.ts';
import { queryKeys } from '../../../client/queryKeys.ts';

const twelveMinutes = 720_000;

/** So many documents a tab of cards asks for; the rest is elsewhere. */
const firstCards = { page: 0, size: 6 } as const;

// Recent changes must show on navigating back, so nothing is cached; each tab shows its own error.
const ofCards = { staleTime: 0 } as const;

/** The documents that the reader opened last. */
export const recentlyAccessedQuery = apiQuery(
  queryKeys.home('accessed'),
  (options) => client.usage.recentlyAccessed({}, options),
  ofCards,
);

/** The documents that the reader tracks. */
export const trackedQuery = apiQuery(
  queryKeys.home('tracked'),
  (options) => client.tracking.trackedDocuments({ query: firstCards }, options),
  ofCards,
);

/** Changes of tracked documents since the last visit. */
export const changesQuery = apiQuery(
  queryKeys.home('changes'),
  (options) => client.tracking.changesSinceLastVisit({}, options),
  ofCards,
);

/** The reader’s favorites. */
export const favoritesQuery = apiQuery(
  queryKeys.home('favourites'),
  (options) => client.favorites.favorites({ query: firstCards }, options),
  ofCards,
);

/** The documents of the account's publishers that were updated last. */
export const recentlyUpdatedQuery = apiQuery(
  queryKeys.home('updated'),
  (options) => client.documents.recentlyUpdated({}, options),
  ofCards,
);

/** The subscriptions of the account, and other publishers. */
export const homeSubscriptionsQuery = apiQuery(
  queryKeys.home('subscriptions'),
  (options) => client.subscriptions.ownAndOffered({}, options),
  { staleTime: twelveMinutes },
);

/** The committees that have documents here, below their publishers. */
export const committeesQuery = (language: string) =>
  apiQuery(
    queryKeys.home('committees', language),
    (options) => client.search.committees({ query: { language } }, options),
    { staleTime: twelveMinutes },
  );

/** The industries that documents here are for. */
export const industriesQuery = (language: string) =>
  apiQuery(
    queryKeys.home('industries', language),
    (options) => client.search.taxonomy({ params: { category: 'industry' }, query: { language } }, options),
    { staleTime: twelveMinutes },
  );
