import type { CollectionItem } from '@norma/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../client/client.ts';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { maxDocuments } from '../limits.atBuild.ts';
import { collections } from '../queries.ts';
import { useMessages } from '../../../i18n/useMessages.ts';

type Items = readonly CollectionItem[];

/** Takes documents out of a collection, which can be undone. */
export function useTakeOut(id: number): (items: Items) => void {
  const words = useMessages('collections');
  const queries = useQueryClient();
  const onSettled = (): Promise<void> => queries.invalidateQueries({ queryKey: collections });
  const { mutate: putBack } = useMutation({
    meta: { isHandled: true },
    mutationFn: async (items: Items) => {
      for (const some of portionsOf(items))
        await client.collections.addToCollection({
          params: { id },
          body: { documents: some.map(({ contentCode }) => contentCode) },
        });
    },
    onError: () => showToast({ kind: 'error', message: words('notPutBack') }),
    onSettled,
  });
  const { mutate } = useMutation({
    meta: { isHandled: true },
    mutationFn: async (items: Items) => {
      for (const some of portionsOf(items))
        await client.collections.removeFromCollection({
          params: { id },
          body: { contentIds: some.map(({ contentId }) => contentId) },
        });
    },
    onSuccess: (_, items) =>
      showToast({
        kind: 'success',
        message: words('takenOut', { count: items.length }),
        action: { label: words('undo'), onAct: () => putBack(items) },
      }),
    onError: () => showToast({ kind: 'error', message: words('notTakenOut') }),
    onSettled,
  });
  return (items) => mutate(items);
}

/** As many at once as the library takes. */
const portionsOf = (items: Items): Items[] =>
  Array.from({ length: Math.ceil(items.length / maxDocuments) }, (_, at) =>
    items.slice(at * maxDocuments, (at + 1) * maxDocuments),
  );
