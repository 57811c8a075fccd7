import { useQueryClient } from '@tanstack/react-query';
import { CallRefused } from '../../../client/client.ts';
import { queryKeys } from '../../../client/queryKeys.ts';
import { useMessages } from '../../../i18n/useMessages.ts';

/**
 * Makes a change and asks anew for what it touches. One that another administrator was before rejects with words that
 * say so: what is there now has been asked for by then, and sending once more changes that.
 */
export function useChange(): <T>(make: () => Promise<T>) => Promise<T> {
  const words = useMessages('collections');
  const queries = useQueryClient();
  const refresh = (): Promise<void> => queries.invalidateQueries({ queryKey: queryKeys.collections() });
  return async (make) => {
    try {
      const made = await make();
      await refresh();
      return made;
    } catch (error) {
      if (!(error instanceof CallRefused) || error.code !== 'collection-changed') throw error;
      await refresh();
      throw new Error(words('changedMeanwhile'), { cause: error });
    }
  };
}
