import { useQuery } from '@tanstack/react-query';
import { favouritesQuery, trackedQuery } from '../queries.ts';
import type { HomeTab } from './homeTab.ts';

/** How much each tab holds beyond what it shows: null while that is asked for, undefined where it is not said. */
export function useTabCounts(
  tabs: readonly HomeTab[],
  subscriptions: number,
): (tab: HomeTab) => number | null | undefined {
  const tracked = useQuery({ ...trackedQuery, enabled: tabs.includes('tracker') });
  const favourites = useQuery({ ...favouritesQuery, enabled: tabs.includes('favorites') });
  return (tab) => {
    switch (tab) {
      case 'tracker':
        return countOf(tracked);
      case 'favorites':
        return countOf(favourites);
      case 'subscriptions':
      case 'companySubscriptions':
        return subscriptions;
      default:
        return undefined;
    }
  };
}

const countOf = ({ data, isError }: { data: { count: number } | undefined; isError: boolean }) =>
  isError ? null : (data?.count ?? null);
