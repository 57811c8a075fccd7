import type { Person } from '@norma/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { CallRefused } from '../../../client/client.ts';
import { reloadSession, useAccount } from '../../session/index.ts';
import { personKey } from '../queries.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { queryKeys } from '../../../client/queryKeys.ts';

type Made = { answer: Person; headers: { etag: string } };

/**
 * Makes a change of a user, shows them as they are then, and lets lists be asked again. One that another administrator
 * was before rejects with words that say so: what is there now is on the screen by then.
 */
export function useChange(id: string): (make: () => Promise<Made>) => Promise<Person> {
  const t = useMessages('people');
  const queries = useQueryClient();
  const own = useAccount();
  return async (make) => {
    try {
      const made = await make();
      queries.setQueryData(personKey(id), made);
      void queries.invalidateQueries({ queryKey: queryKeys.people('list') });
      void queries.invalidateQueries({ queryKey: queryKeys.people('leftBehind') });
      if (id === own.id) void reloadSession(queries);
      return made.answer;
    } catch (error) {
      await queries.invalidateQueries({ queryKey: personKey(id) });
      if (!(error instanceof CallRefused) || error.code !== 'person-changed') throw error;
      throw new Error(t('changedMeanwhile'), { cause: error });
    }
  };
}
