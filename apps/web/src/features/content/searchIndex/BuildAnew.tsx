import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallRefused, client } from '../../../client/client.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { indexQuery } from './queries.ts';

/** Asks whether the index is really to be built anew, and has it done. */
export function BuildAnew({ onClose }: { onClose: () => void }) {
  const words = useMessages('content');
  const queries = useQueryClient();
  const build = useMutation({
    meta: { isHandled: true },
    mutationFn: () => client.search.rebuildIndex({}),
    onSuccess: (index) => {
      queries.setQueryData(indexQuery.queryKey, index);
      showToast({ kind: 'success', message: words('index.begun') });
    },
    onError: (error) => {
      const isBusy = error instanceof CallRefused && error.code === 'index-being-built';
      showToast({ kind: isBusy ? 'info' : 'error', message: words(isBusy ? 'index.busy' : 'notDone') });
    },
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      isOpen
      title={words('index.anewTitle')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words('index.keep')}</Button>
          <Button kind="primary" onClick={() => build.isPending || build.mutate()}>
            {words('index.anew')}
          </Button>
        </>
      }
    >
      {words('index.anewText')}
    </ConfirmDialog>
  );
}
