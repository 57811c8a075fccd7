import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Invitation } from '@norma/contracts';
import { administration } from '../../../client/administration.ts';
import { CallRefused } from '../../../client/client.ts';
import { wordsFor } from '../../../client/wordsFor.ts';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { peopleKey } from '../queries.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { isolate, isolateLtr } from '../../../i18n/isolate.ts';

/** Sends an invitation again with a new link, and tells how it went. */
export function useSendingAgain() {
  const words = useMessages('invitations');
  const settled = useSettled();
  return useMutation({
    meta: { isHandled: true },
    mutationFn: (personId: string) => administration.invitations.again({ params: { personId } }),
    onSuccess: ({ email }) =>
      showToast({ kind: 'success', message: words('sentAgain', { email: isolateLtr(email) }) }),
    ...settled,
  });
}

/** Takes an invitation back, and tells how it went. */
export function useTakingBack() {
  const words = useMessages('invitations');
  const settled = useSettled();
  return useMutation({
    meta: { isHandled: true },
    mutationFn: async (invitation: Pick<Invitation, 'personId' | 'name' | 'email'>) => {
      await administration.invitations.takeBack({ params: { personId: invitation.personId } });
      return invitation;
    },
    onSuccess: ({ name, email }) =>
      showToast({ kind: 'success', message: words('takenBack', { name: isolate(name || email) }) }),
    ...settled,
  });
}

function useSettled() {
  const words = useMessages('invitations');
  const { t } = useTranslation();
  const queries = useQueryClient();
  return {
    onError: (error: unknown): void => {
      const code = error instanceof CallRefused ? error.code : null;
      if (code === 'invitation-not-found') showToast({ kind: 'info', message: words('goneMeanwhile') });
      else
        showToast({
          kind: 'error',
          message: code === 'operators-only' ? words('operatorsOnly') : wordsFor(error, t),
        });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: peopleKey }),
  };
}
