import type { Metadata } from '@norma/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { client } from '../../../client/client.ts';
import { notify } from '../../../ui/Toasts.tsx';
import { useSecureLogin } from '../../session/index.ts';
import type { Activity } from '../activity.ts';
import { documentQuery } from '../queries.ts';
import { useLibrary } from '../useLibrary.ts';
import { useWords } from '../useWords.ts';

type Favourite = Metadata['contentFavorite'];

/** Makes a document a favourite, or none any more; it looks done at once, and as before where it cannot be done. */
export function useFavourite({
  contentCode,
  contentId,
  contentFavorite,
  allowToFavorite,
}: Metadata): Activity | null {
  const words = useWords();
  const { account } = useLibrary();
  const secureLogin = useSecureLogin();
  const queries = useQueryClient();
  const { queryKey } = documentQuery(contentCode);
  const isOn = contentFavorite !== null;
  const change = useMutation({
    meta: { isHandled: true },
    // What it was before is handed over: what is shown changes before the server has been asked.
    mutationFn: async (before: Favourite) => {
      if (before) await client.favourites.removeFavourite({ params: { id: before.id } });
      else await client.favourites.addFavourite({ body: { content: { contentId } } });
    },
    onMutate: async (before) => {
      await queries.cancelQueries({ queryKey });
      show(before ? null : { id: 0 });
    },
    onSuccess: (_, before) => {
      const done = before ? 'favourite.del-fav-success' : 'favourite.save-success';
      notify({ kind: 'success', message: words(done) });
    },
    onError: (_, before) => {
      show(before);
      notify({ kind: 'error', message: words('changeFailed') });
    },
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
  const show = (favourite: Favourite): void =>
    void queries.setQueryData(
      queryKey,
      (document) => document && { ...document, contentFavorite: favourite },
    );

  if (!allowToFavorite) return null;
  const Sign = isOn ? IconStarFilled : IconStar;
  const act = (): void => {
    if (account.userType === 'COMPANY') void secureLogin();
    else if (!change.isPending) change.mutate(contentFavorite);
  };
  return {
    key: 'favourite',
    label: words(isOn ? 'favourite.on' : 'favourite.off'),
    icon: <Sign size={16} stroke={1.6} aria-hidden />,
    isOn,
    onAct: act,
  };
}
