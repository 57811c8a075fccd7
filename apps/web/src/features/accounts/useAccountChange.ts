import { useQueryClient } from '@tanstack/react-query';
import { withConflictMessage } from '../../client/conflict.ts';
import { queryKeys } from '../../client/queryKeys.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { reloadSession } from '../session/index.ts';

/** Makes a change of an account, then reloads accounts, and the session, whose menus may depend on it. */
export function useAccountChange(): <T>(change: () => Promise<T>) => Promise<T> {
  const t = useMessages('accounts');
  const queries = useQueryClient();
  const reload = (): Promise<void> => queries.invalidateQueries({ queryKey: queryKeys.accounts() });
  return async (change) => {
    const conflict = { code: 'account-changed', message: t('changedMeanwhile'), reload };
    const changed = await withConflictMessage(change, conflict);
    await Promise.all([reload(), reloadSession(queries)]);
    return changed;
  };
}
