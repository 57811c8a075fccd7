import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { queryKeys } from '../../../client/queryKeys.ts';

/** Refetches everything that shows tracked documents: the list, documents and the home screen. */
export function useRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    await queries.invalidateQueries({ queryKey: queryKeys.tracking() });
    await queries.invalidateQueries({ queryKey: queryKeys.home('tracked'), refetchType: 'none' });
  }, [queries]);
}
