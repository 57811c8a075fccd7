import { useMutation, useQueryClient } from '@tanstack/react-query';
import { administration } from '../../../client/administration.ts';
import { CallRefused } from '../../../client/client.ts';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { outgoing } from './queries.ts';
import { isolateLtr } from '../../../i18n/isolate.ts';

/** Sends a mail again that got stuck, and tells how it went. */
export function useSendingAgain() {
  const words = useMessages('admin');
  const queries = useQueryClient();
  return useMutation({
    meta: { isHandled: true },
    mutationFn: (id: string) => administration.email.again({ params: { id } }),
    onSuccess: ({ address }) =>
      showToast({ kind: 'success', message: words('sentAgain', { address: isolateLtr(address) }) }),
    onError: (error) => {
      const isMoving = error instanceof CallRefused && error.code === 'mail-not-stuck';
      showToast(
        isMoving
          ? { kind: 'info', message: words('notStuck') }
          : { kind: 'error', message: words('notSentAgain') },
      );
    },
    onSettled: () => queries.invalidateQueries({ queryKey: outgoing }),
  });
}

/** Sends the administrator a trial mail, and tells how it went. */
export function useTrial() {
  const words = useMessages('admin');
  const queries = useQueryClient();
  return useMutation({
    meta: { isHandled: true },
    mutationFn: () => administration.email.trial({}),
    onSuccess: ({ address }) =>
      showToast({ kind: 'success', message: words('trialPosted', { address: isolateLtr(address) }) }),
    onError: () => showToast({ kind: 'error', message: words('trialFailed') }),
    onSettled: () => queries.invalidateQueries({ queryKey: outgoing }),
  });
}
