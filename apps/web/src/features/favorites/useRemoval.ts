import type { Favourite } from '@norma/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../client/client.ts';
import { notify } from '../../ui/Toasts.tsx';
import { favourites } from './queries.ts';
import { useWords } from './useWords.ts';

/** Takes a favourite away, and asks for the list anew. */
export function useRemoval(): (favourite: Favourite) => void {
  const words = useWords();
  const queries = useQueryClient();
  const { mutate } = useMutation({
    meta: { isHandled: true },
    mutationFn: ({ id }: Favourite) => client.favourites.removeFavourite({ params: { id } }),
    onSuccess: () => notify({ kind: 'success', message: words('del-fav-success') }),
    onError: () => notify({ kind: 'error', message: words('notRemoved') }),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: favourites });
      // The document and the home screen show it as well.
      await queries.invalidateQueries({ queryKey: ['documents'] });
    },
  });
  return (favourite) => mutate(favourite);
}
