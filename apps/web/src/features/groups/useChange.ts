import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallRefused } from '../../client/client.ts';
import { queryKeys } from '../../client/queryKeys.ts';
import { showToast } from '../../ui/feedback/Toasts.tsx';
import { useMessages } from '../../i18n/useMessages.ts';

type Said = 'group' | 'members' | 'documents' | 'deleted' | 'mailed';

/** Refusals that the screen tells by itself, because there is something to do about them. */
const toldInPlace = new Set(['group-changed', 'group-not-found', 'group-without-readers']);

const isToldInPlace = (error: unknown): boolean =>
  error instanceof CallRefused && toldInPlace.has(error.code);

/**
 * Does something to a group. That it worked is said in passing, and what is known of groups is asked for anew; that it
 * did not is said as well, and kept with the request, whose states stand apart from those of every other.
 */
export function useChange<Given, Answer>({
  change,
  said,
}: {
  readonly change: (given: Given) => Promise<Answer>;
  readonly said: Said | null;
}) {
  const words = useMessages('groups');
  const queries = useQueryClient();
  return useMutation({
    meta: { isHandled: true },
    mutationFn: change,
    onSuccess: () => {
      if (said) showToast({ kind: 'info', message: words(`said.${said}`) });
    },
    onError: (error) => {
      if (!isToldInPlace(error)) showToast({ kind: 'error', message: words('failed') });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.groups() }),
  });
}
