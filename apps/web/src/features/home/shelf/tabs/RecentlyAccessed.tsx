import { useQuery } from '@tanstack/react-query';
import { CardTab } from '../cards/CardTab.tsx';
import { recentlyAccessedQuery } from '../queries.ts';
import { useWords } from '../useWords.ts';

/** The documents that a reader opened last. */
export function RecentlyAccessed() {
  const words = useWords();
  const asked = useQuery(recentlyAccessedQuery);
  return <CardTab asked={asked} none={{ title: words('accessed.none'), text: words('accessed.noneText') }} />;
}
