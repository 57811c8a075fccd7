import { useQuery } from '@tanstack/react-query';
import { CardTab } from '../cards/CardTab.tsx';
import { recentlyAccessedQuery } from '../queries.ts';
import { useMessages } from '../../../../i18n/useMessages.ts';

/** The documents that a reader opened last. */
export function RecentlyAccessed() {
  const words = useMessages('dashboard');
  const asked = useQuery(recentlyAccessedQuery);
  return <CardTab asked={asked} none={{ title: words('accessed.none'), text: words('accessed.noneText') }} />;
}
