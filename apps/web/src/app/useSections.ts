import { useQuery } from '@tanstack/react-query';
import { subscriptionsQuery } from '../features/session/index.ts';
import { useKnown } from './useKnown.ts';
import { sidebarSections, type Section } from './sidebarEntries.ts';

/** What the contents offer to the reader of this page. */
export function useSections(): Section[] {
  const known = useKnown();
  const { data: subscriptions = [] } = useQuery(subscriptionsQuery);
  return sidebarSections({ ...known, subscriptions });
}
