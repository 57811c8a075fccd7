import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallRefused } from '../../client/client.ts';
import { queryKeys } from '../../client/queryKeys.ts';
import { showToast } from '../../ui/feedback/toasts.ts';
import { useMessages } from '../../i18n/useMessages.ts';

type Success = 'group' | 'members' | 'documents' | 'deleted' | 'mailed';

/** Refusals that the screen shows itself, because users can do something about them. */
const shownByScreen = new Set(['group-changed', 'group-not-found', 'group-without-readers']);

/** Changes a group: a toast tells the result, and groups are reloaded. The state is the mutation's own. */
export function useGroupChange<Given, Answer>({
  change,
  success,
}: {
  readonly change: (given: Given) => Promise<Answer>;
  /** The message of the toast; none for null. */
  readonly success: Success | null;
}) {
  const t = useMessages('groups');
  const queries = useQueryClient();
  return useMutation({
    meta: { isHandled: true },
    mutationFn: change,
    onSuccess: () => {
      if (success) showToast({ kind: 'info', message: t(`said.${success}`) });
    },
    onError: (error) => {
      const isShown = error instanceof CallRefused && shownByScreen.has(error.code);
      if (!isShown) showToast({ kind: 'error', message: t('failed') });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.groups() }),
  });
}
