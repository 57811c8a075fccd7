import { useQuery } from '@tanstack/react-query';
import { CardTab } from '../cards/CardTab.tsx';
import { recentlyUpdatedQuery } from '../queries.ts';
import { useMessages } from '../../../../i18n/useMessages.ts';

/** What was updated last of what a company subscribes to. */
export function RecentlyUpdated() {
  const words = useMessages('dashboard');
  const asked = useQuery(recentlyUpdatedQuery);
  return <CardTab asked={asked} none={{ title: words('updated.none'), text: words('updated.noneText') }} />;
}
