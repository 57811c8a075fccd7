import type { ListedCollection } from '@norma/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { administration } from '../../../client/administration.ts';
import { CallRefused } from '../../../client/client.ts';
import { queryKeys } from '../../../client/queryKeys.ts';
import { MessageDialog } from '../../../ui/overlays/MessageDialog.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { isolate } from '../../../i18n/isolate.ts';

type Props = {
  collection: Pick<ListedCollection, 'id' | 'name' | 'isForAccount' | 'people' | 'groups'> | null;
  /** Of which state it is to be deleted, where that is known. */
  etag?: string;
  onEnd: () => void;
  onDeleted?: () => void;
};

/** Asks whether a collection shall be deleted, and deletes it. */
export function DeleteCollection({ collection, etag, onEnd, onDeleted }: Props) {
  const t = useMessages('collections');
  const queries = useQueryClient();
  const { mutate } = useMutation({
    meta: { isHandled: true },
    mutationFn: (id: number) =>
      administration.collections.deleteCollection(
        { params: { id } },
        etag === undefined ? {} : { headers: { 'if-match': etag } },
      ),
    onSuccess: () => {
      showToast({ kind: 'success', message: t('deleted') });
      onDeleted?.();
    },
    onError: (error) =>
      showToast({ kind: 'error', message: t(isChanged(error) ? 'changedMeanwhile' : 'notDeleted') }),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.collections() }),
  });
  return (
    <MessageDialog
      isOpen={collection !== null}
      title={t('deleteTitle')}
      question={{ confirm: t('deleteIt'), keep: t('keepIt'), isDangerous: true }}
      onEnd={(end) => {
        if (end === 'CONFIRM' && collection) mutate(collection.id);
        onEnd();
      }}
    >
      {collection &&
        t(
          collection.isForAccount || collection.people + collection.groups > 0
            ? 'deleteSharedText'
            : 'deleteText',
          {
            name: isolate(collection.name),
          },
        )}
    </MessageDialog>
  );
}

/** Whether something was refused because another administrator was there first. */
const isChanged = (error: unknown): boolean =>
  error instanceof CallRefused && error.code === 'collection-changed';
