import { useQueryClient } from '@tanstack/react-query';
import { CallRefused } from '../../client/client.ts';
import { reloadSession } from '../session/index.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { queryKeys } from '../../client/queryKeys.ts';

/**
 * Makes a change and asks again for what it touches, among which may be the menus of whoever makes it. One that a user
 * else was before rejects with words that say so: what is there now has been asked for by then.
 */
export function useChange(): <T>(make: () => Promise<T>) => Promise<T> {
  const t = useMessages('accounts');
  const queries = useQueryClient();
  const refresh = (): Promise<void> => queries.invalidateQueries({ queryKey: queryKeys.accounts() });
  return async (make) => {
    try {
      const made = await make();
      await Promise.all([refresh(), reloadSession(queries)]);
      return made;
    } catch (error) {
      if (!(error instanceof CallRefused) || error.code !== 'account-changed') throw error;
      await refresh();
      throw new Error(t('changedMeanwhile'), { cause: error });
    }
  };
}
