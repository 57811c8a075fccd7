import type { FeedbackState } from '@norma/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../client/client.ts';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { feedbackKey } from './queries.ts';

/** Marks feedback as new, read or done. */
export function useMarking() {
  const words = useMessages('content');
  const queries = useQueryClient();
  return useMutation({
    meta: { isHandled: true },
    mutationFn: ({ id, state }: { id: number; state: FeedbackState }) =>
      client.search.markFeedback({ params: { id }, body: { state } }),
    onError: () => showToast({ kind: 'error', message: words('notDone') }),
    onSettled: () => queries.invalidateQueries({ queryKey: feedbackKey }),
  });
}
