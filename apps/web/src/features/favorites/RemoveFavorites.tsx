import type { Favorite } from '@norma/contracts';
import { useMutation } from '@tanstack/react-query';
import { client } from '../../client/client.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { showToast } from '../../ui/feedback/toasts.ts';
import { MessageDialog } from '../../ui/overlays/MessageDialog.tsx';
import { useRefresh } from './useRefresh.ts';

type Favorites = readonly Favorite[];
type Props = { favorites: Favorites; onEnd: (isRemoved: boolean) => void };

/** Asks whether documents shall be favorites no longer. */
export function RemoveFavorites({ favorites, onEnd }: Props) {
  const t = useMessages('favorites');
  const remove = useRemoval();
  const [first] = favorites;
  return (
    <MessageDialog
      isOpen={first !== undefined}
      title={t('removeTitle', { count: favorites.length })}
      question={{ confirm: t('removeIt'), keep: t('keepIt'), isDangerous: true }}
      onEnd={(end) => {
        if (end === 'CONFIRM') remove(favorites);
        onEnd(end === 'CONFIRM');
      }}
    >
      {first && t('removeText', { count: favorites.length, document: first.document.designationNo })}
    </MessageDialog>
  );
}

/** Takes favorites away, which can be undone with their folders, and asks for the list again. */
function useRemoval(): (favorites: Favorites) => void {
  const t = useMessages('favorites');
  const onSettled = useRefresh();
  const { mutate: putBack } = useMutation({
    meta: { isHandled: true },
    mutationFn: async (favorites: Favorites) => {
      for (const { document, folders } of favorites) {
        const { id } = await client.favorites.addFavorite({
          body: { content: { contentId: document.contentId } },
        });
        for (const folder of folders)
          await client.favorites.fileFavorites({ params: { id: folder }, body: { add: [id] } });
      }
    },
    onError: () => showToast({ kind: 'error', message: t('notPutBack') }),
    onSettled,
  });
  const { mutate } = useMutation({
    meta: { isHandled: true },
    mutationFn: async (favorites: Favorites) => {
      for (const { id } of favorites) await client.favorites.removeListedFavorite({ body: { id } });
    },
    onSuccess: (_, favorites) =>
      showToast({
        kind: 'success',
        message: t('del-fav-success', { count: favorites.length }),
        action: { label: t('undo'), onAct: () => putBack(favorites) },
      }),
    onError: () => showToast({ kind: 'error', message: t('notRemoved') }),
    onSettled,
  });
  return (favorites) => mutate(favorites);
}
