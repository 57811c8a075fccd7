import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { tracking } from './queries.ts';

/** Asks anew for everything that shows what is tracked: the page of the list, the documents and the home screen. */
export function useRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    await queries.invalidateQueries({ queryKey: tracking });
    await queries.invalidateQueries({ queryKey: ['shelf', 'tracked'], refetchType: 'none' });
  }, [queries]);
}
