import type { DocumentIssue } from '@norma/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { administration } from '../../../client/administration.ts';
import { CallRefused } from '../../../client/client.ts';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { faultsKey } from './queries.ts';
import { isolate } from '../../../i18n/isolate.ts';

/** Looks at one document again, and tells what came of it. */
export function useCheckingOne() {
  const words = useMessages('content');
  const queries = useQueryClient();
  return useMutation({
    meta: { isHandled: true },
    mutationFn: ({ contentId }: DocumentIssue) =>
      administration.integrity.checkOne({ params: { contentId } }),
    onSuccess: ({ faults }, { designation }) => {
      const name = isolate(designation);
      showToast(
        faults.length === 0
          ? { kind: 'success', message: words('fault.mended', { designation: name }) }
          : { kind: 'info', message: words('fault.stillBroken', { designation: name }) },
      );
    },
    onError: (error) => {
      const isGone = error instanceof CallRefused && error.code === 'document-not-found';
      showToast({ kind: 'error', message: words(isGone ? 'fault.gone' : 'notDone') });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [...faultsKey, 'list'] }),
  });
}
