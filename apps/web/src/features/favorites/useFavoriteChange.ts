import type { Metadata } from '@norma/contracts';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { client } from '../../client/client.ts';
import { queryKeys } from '../../client/queryKeys.ts';
import { showToast } from '../../ui/feedback/toasts.ts';
import { i18n, loadMessages } from '../../i18n/i18n.ts';
import { useAccount, useSecureLogin } from '../session/index.ts';

type Favorite = Metadata['contentFavorite'];
type FavoriteDocument = Pick<Metadata, 'contentCode' | 'contentId' | 'contentFavorite'>;

/**
 * Makes a document a favorite, or none any more; wherever it is shown it looks done at once, and as before where it
 * cannot be done. A user who reads through their company signs in as themselves first.
 */
export function useFavoriteChange({ contentCode, contentId, contentFavorite }: FavoriteDocument): () => void {
  const { userType } = useAccount();
  const secureLogin = useSecureLogin();
  const queries = useQueryClient();
  const queryKey = queryKeys.documents('metadata', contentCode);
  const show = (favorite: Favorite): void => showFavorite(queries, contentCode, favorite);
  const change = useMutation({
    meta: { isHandled: true },
    // What it was before is handed over: what is shown changes before the server has been asked.
    mutationFn: async (before: Favorite): Promise<Favorite> => {
      if (!before) return client.favorites.addFavorite({ body: { content: { contentId } } });
      await client.favorites.removeFavorite({ params: { id: before.id } });
      return null;
    },
    onMutate: async (before) => {
      await queries.cancelQueries({ queryKey });
      show(before ? null : { id: 0 });
    },
    onSuccess: (favorite) => {
      show(favorite && { id: favorite.id });
      void tell('success', favorite ? 'favourite.save-success' : 'favourite.del-fav-success');
    },
    onError: (_, before) => {
      show(before);
      void tell('error', 'changeFailed');
    },
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
  return () => {
    if (userType === 'COMPANY') void secureLogin();
    else if (!change.isPending) change.mutate(contentFavorite);
  };
}

/** Shows a document as a favorite, or as none, on its page and in every list of results that has it. */
function showFavorite(queries: QueryClient, contentCode: string, contentFavorite: Favorite): void {
  queries.setQueryData<Metadata>(
    queryKeys.documents('metadata', contentCode),
    (document) => document && { ...document, contentFavorite },
  );
  queries.setQueriesData<Listed>({ queryKey: queryKeys.search('results') }, (found) => {
    if (!found) return undefined;
    const documents = found.documents.map((each) =>
      each.contentCode === contentCode ? { ...each, contentFavorite } : each,
    );
    return { ...found, documents };
  });
}

/** What is needed here to know of a list of results. */
type Listed = { documents: readonly Pick<FavoriteDocument, 'contentCode' | 'contentFavorite'>[] };

/** Lists do without the words of documents until one is needed. */
async function tell(
  kind: 'success' | 'error',
  key: 'favourite.save-success' | 'favourite.del-fav-success' | 'changeFailed',
): Promise<void> {
  await loadMessages('documents');
  showToast({ kind, message: i18n.t(key, { ns: 'documents' }) });
}
