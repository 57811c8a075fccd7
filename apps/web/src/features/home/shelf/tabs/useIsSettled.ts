import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import {
  committeesQuery,
  favouritesQuery,
  homeSubscriptionsQuery,
  recentlyAccessedQuery,
  recentlyUpdatedQuery,
  trackedQuery,
} from '../queries.ts';
import type { HomeTab } from './homeTab.ts';

/** Whether the first tab that is seen has come, or has failed: what stands below waits for it, so as not to be moved. */
export function useIsSettled(tab: HomeTab): boolean {
  const { i18n } = useTranslation();
  const queries = useQueryClient();
  const [wasSettled, setWasSettled] = useState(false);
  const key = keyOf(tab, i18n.language);
  const status = useSyncExternalStore(
    (onChange) => queries.getQueryCache().subscribe(onChange),
    () => queries.getQueryState(key)?.status ?? 'pending',
  );
  if (status !== 'pending' && !wasSettled) setWasSettled(true);
  return wasSettled || status !== 'pending';
}

function keyOf(tab: HomeTab, language: string): QueryKey {
  switch (tab) {
    case 'contents':
      return committeesQuery(language).queryKey;
    case 'accessed':
      return recentlyAccessedQuery.queryKey;
    case 'tracker':
      return trackedQuery.queryKey;
    case 'favorites':
      return favouritesQuery.queryKey;
    case 'updated':
      return recentlyUpdatedQuery.queryKey;
    default:
      return homeSubscriptionsQuery.queryKey;
  }
}
