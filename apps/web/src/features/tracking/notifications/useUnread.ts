import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { client } from '../../../client/client.ts';
import { queryKeys } from '../../../client/queryKeys.ts';
import { useAccount, useFeature } from '../../session/index.ts';

const aMinute = 60_000;

/** How many notifications the reader has not read. */
export const unreadQuery = queryOptions({
  queryKey: queryKeys.notifications('unread'),
  queryFn: ({ signal }) => client.tracking.unreadNotifications({}, { signal }),
  staleTime: aMinute,
  refetchOnWindowFocus: true,
  meta: { isHandled: true }, // No one has asked: it is tried again on the next page.
});

/** How many notifications the reader has not read, asked again on a page or a return, once a minute at most; null where no one is told anything. */
export function useUnread(): number | null {
  const hasTracker = useFeature('show-tracker');
  const { userType } = useAccount();
  const isAnnounced = hasTracker && userType === 'INDIVIDUAL';
  const { pathname } = useLocation();
  const queries = useQueryClient();
  const { data } = useQuery({ ...unreadQuery, enabled: isAnnounced });
  useEffect(() => {
    // Each page asks; the answer of the last minute does.
    if (isAnnounced && pathname) void queries.prefetchQuery(unreadQuery);
  }, [isAnnounced, pathname, queries]);
  return isAnnounced ? (data?.unread ?? 0) : null;
}
