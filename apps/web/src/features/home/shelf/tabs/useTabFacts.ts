import { useQuery } from '@tanstack/react-query';
import { subscriptionsQuery, useAccount, useFeature } from '../../../session/index.ts';
import type { TabFacts } from './homeTab.ts';

/** What decides which tabs the reader has; null until it is known what they subscribe to. */
export function useTabFacts(): TabFacts | null {
  const { userType } = useAccount();
  const hasContents = useFeature('home-page-toc');
  const hasTracker = useFeature('show-tracker');
  const showsOneSubscription = useFeature('show-subscription-one-publisher');
  const { data, isFetched } = useQuery(subscriptionsQuery);
  if (!isFetched) return null;
  return { userType, hasContents, hasTracker, showsOneSubscription, subscriptions: data?.length ?? 0 };
}
