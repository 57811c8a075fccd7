import { useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../client/queryKeys.ts';

/** Asks again for everything that shows favorites: the list, the document, results of searches and the home screen. */
export function useRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await queries.invalidateQueries({ queryKey: queryKeys.favorites() });
    await queries.invalidateQueries({ queryKey: queryKeys.documents() });
    await queries.invalidateQueries({ queryKey: queryKeys.search('results') });
  };
}
