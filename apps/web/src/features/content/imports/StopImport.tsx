import { useMutation, useQueryClient } from '@tanstack/react-query';
import { administration } from '../../../client/administration.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { importsKey } from './queries.ts';

/** Asks whether an import is really to be stopped, and stops it. */
export function StopImport({ id, onClose }: { id: number; onClose: () => void }) {
  const words = useMessages('content');
  const queries = useQueryClient();
  const stop = useMutation({
    meta: { isHandled: true },
    mutationFn: () => administration.imports.stopImport({ params: { id } }),
    onSuccess: () => showToast({ kind: 'success', message: words('import.stopped') }),
    onError: () => showToast({ kind: 'error', message: words('notDone') }),
    onSettled: async () => {
      onClose();
      await queries.invalidateQueries({ queryKey: importsKey });
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={words('import.stopTitle')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words('import.goOn')}</Button>
          <Button kind="primary" onClick={() => stop.isPending || stop.mutate()}>
            {words('import.stopAct')}
          </Button>
        </>
      }
    >
      {words('import.stopText')}
    </ConfirmDialog>
  );
}
