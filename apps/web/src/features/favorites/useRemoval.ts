import type { Favorite } from '@norma/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../client/client.ts';
import { showToast } from '../../ui/feedback/Toasts.tsx';
import { favourites } from './queries.ts';
import { useMessages } from '../../i18n/useMessages.ts';

/** Takes a favourite away, which can be undone, and asks for the list anew. */
export function useRemoval(): (favourite: Favorite) => void {
  const words = useMessages('favorites');
  const onSettled = useRefresh();
  const { mutate: putBack } = useMutation({
    meta: { isHandled: true },
    mutationFn: ({ document: { contentId } }: Favorite) =>
      client.favorites.addFavorite({ body: { content: { contentId } } }),
    onError: () => showToast({ kind: 'error', message: words('notPutBack') }),
    onSettled,
  });
  const { mutate } = useMutation({
    meta: { isHandled: true },
    mutationFn: (favourite: Favorite) =>
      client.favorites.removeListedFavorite({ body: { id: favourite.id } }),
    onSuccess: (_, favourite) =>
      showToast({
        kind: 'success',
        message: words('del-fav-success'),
        action: { label: words('undo'), onAct: () => putBack(favourite) },
      }),
    onError: () => showToast({ kind: 'error', message: words('notRemoved') }),
    onSettled,
  });
  return (favourite) => mutate(favourite);
}

/** Asks anew for everything that shows favourites: the list, the document, results of searches and the home screen. */
function useRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await queries.invalidateQueries({ queryKey: favourites });
    await queries.invalidateQueries({ queryKey: ['documents'] });
    await queries.invalidateQueries({ queryKey: ['search', 'results'] });
  };
}
