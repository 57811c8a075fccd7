import { useQueryClient } from '@tanstack/react-query';
import { withConflictMessage } from '../../../client/conflict.ts';
import { queryKeys } from '../../../client/queryKeys.ts';
import { useMessages } from '../../../i18n/useMessages.ts';

/** Makes a change of a collection, then reloads collections. */
export function useCollectionChange(): <T>(change: () => Promise<T>) => Promise<T> {
  const t = useMessages('collections');
  const queries = useQueryClient();
  const reload = (): Promise<void> => queries.invalidateQueries({ queryKey: queryKeys.collections() });
  return async (change) => {
    const conflict = { code: 'collection-changed', message: t('changedMeanwhile'), reload };
    const changed = await withConflictMessage(change, conflict);
    await reload();
    return changed;
  };
}
