import type { Person } from '@norma/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { withConflictMessage } from '../../../client/conflict.ts';
import { queryKeys } from '../../../client/queryKeys.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { reloadSession, useAccount } from '../../session/index.ts';
import { personKey } from '../queries.ts';

type Changed = { answer: Person; headers: { etag: string } };

/** Makes a change of a person, shows the result, and reloads the lists that contain them. */
export function usePersonChange(id: string): (change: () => Promise<Changed>) => Promise<Person> {
  const t = useMessages('people');
  const queries = useQueryClient();
  const own = useAccount();
  const reload = (): Promise<void> => queries.invalidateQueries({ queryKey: personKey(id) });
  return async (change) => {
    const conflict = { code: 'person-changed', message: t('changedMeanwhile'), reload };
    const changed = await withConflictMessage(change, conflict);
    queries.setQueryData(personKey(id), changed);
    void queries.invalidateQueries({ queryKey: queryKeys.people('list') });
    void queries.invalidateQueries({ queryKey: queryKeys.people('leftBehind') });
    if (id === own.id) void reloadSession(queries);
    return changed.answer;
  };
}
