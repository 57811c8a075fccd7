import { useQueryClient } from '@tanstack/react-query';
import { CallRefused } from '../../client/client.ts';
import { reloadSession } from '../session/index.ts';
import { customersKey } from './queries.ts';
import { useMessages } from '../../i18n/useMessages.ts';

/**
 * Makes a change and asks anew for what it touches, among which may be the menus of whoever makes it. One that somebody
 * else was before rejects with words that say so: what is there now has been asked for by then.
 */
export function useChange(): <T>(make: () => Promise<T>) => Promise<T> {
  const words = useMessages('accounts');
  const queries = useQueryClient();
  const refresh = (): Promise<void> => queries.invalidateQueries({ queryKey: customersKey });
  return async (make) => {
    try {
      const made = await make();
      await Promise.all([refresh(), reloadSession(queries)]);
      return made;
    } catch (error) {
      if (!(error instanceof CallRefused) || error.code !== 'account-changed') throw error;
      await refresh();
      throw new Error(words('changedMeanwhile'), { cause: error });
    }
  };
}
