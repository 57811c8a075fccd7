import type { Favorite } from '@norma/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { IconStarOff } from '@tabler/icons-react';
import { useState } from 'react';
import { type Column, DataTable, type RowAction, type Sort } from '../../ui/tables/DataTable.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { sizes } from '../../ui/tables/pagedAddress.ts';
import { queryOf, usePlace } from './address.ts';
import { favoritesQuery } from './queries.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { MessageDialog } from '../../ui/overlays/MessageDialog.tsx';
import { client } from '../../client/client.ts';
import { queryKeys } from '../../client/queryKeys.ts';
import { showToast } from '../../ui/feedback/toasts.ts';
import { DocumentEntry } from '../documents/index.ts';

const directions = { asc: 'ascending', desc: 'descending' } as const;

/** A reader's favorites by their titles, page by page; each can be opened and taken away. */
export function FavoritesTable() {
  const t = useMessages('favorites');
  const columns = useColumns();
  const [place, setPlace] = usePlace();
  const [toRemove, setToRemove] = useState<Favorite | null>(null);
  const { data, error, isFetching, refetch } = useQuery(favoritesQuery(place));
  const actionsOf = (favorite: Favorite): readonly RowAction[] => [
    {
      key: 'remove',
      label: t('remove'),
      icon: <IconStarOff size={16} stroke={1.6} aria-hidden />,
      isDangerous: true,
      onAct: () => setToRemove(favorite),
    },
  ];
  const sortBy = ({ direction }: Sort): void =>
    setPlace({ ...place, page: 0, sort: direction === 'ascending' ? 'asc' : 'desc' });

  return (
    <>
      <DataTable
        caption={t('caption')}
        columns={columns}
        rows={data?.result ?? []}
        keyOf={({ id }) => String(id)}
        nameOf={({ document }) => document.designationNo}
        actionsOf={actionsOf}
        sort={{ by: 'title', direction: directions[place.sort] }}
        onSort={sortBy}
        paging={{
          page: place.page,
          size: place.size,
          total: data?.count ?? 0,
          sizes,
          onPage: (at) => setPlace({ ...place, ...at }),
          hrefOf: (page) => `/favorites${queryOf({ ...place, page })}`,
        }}
        isLoading={isFetching}
        narrow="stack"
        empty={<EmptyState title={t('none')}>{t('noneText')}</EmptyState>}
        failure={error && { title: t('failed'), text: t('failedText'), error, onRetry: refetch }}
      />
      <RemoveFavorite favorite={toRemove} onEnd={() => setToRemove(null)} />
    </>
  );
}

/** Asks whether a document shall be a favorite no longer. */
function RemoveFavorite({ favorite, onEnd }: { favorite: Favorite | null; onEnd: () => void }) {
  const t = useMessages('favorites');
  const remove = useRemoval();
  return (
    <MessageDialog
      isOpen={favorite !== null}
      title={t('removeTitle')}
      question={{ confirm: t('removeIt'), keep: t('keepIt'), isDangerous: true }}
      onEnd={(end) => {
        if (end === 'CONFIRM' && favorite) remove(favorite);
        onEnd();
      }}
    >
      {favorite && t('removeText', { document: favorite.document.designationNo })}
    </MessageDialog>
  );
}

/** Takes a favorite away, which can be undone, and asks for the list again. */
function useRemoval(): (favorite: Favorite) => void {
  const t = useMessages('favorites');
  const onSettled = useRefresh();
  const { mutate: putBack } = useMutation({
    meta: { isHandled: true },
    mutationFn: ({ document: { contentId } }: Favorite) =>
      client.favorites.addFavorite({ body: { content: { contentId } } }),
    onError: () => showToast({ kind: 'error', message: t('notPutBack') }),
    onSettled,
  });
  const { mutate } = useMutation({
    meta: { isHandled: true },
    mutationFn: (favorite: Favorite) => client.favorites.removeListedFavorite({ body: { id: favorite.id } }),
    onSuccess: (_, favorite) =>
      showToast({
        kind: 'success',
        message: t('del-fav-success'),
        action: { label: t('undo'), onAct: () => putBack(favorite) },
      }),
    onError: () => showToast({ kind: 'error', message: t('notRemoved') }),
    onSettled,
  });
  return (favorite) => mutate(favorite);
}

/** Asks again for everything that shows favorites: the list, the document, results of searches and the home screen. */
function useRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await queries.invalidateQueries({ queryKey: queryKeys.favorites() });
    await queries.invalidateQueries({ queryKey: queryKeys.documents() });
    await queries.invalidateQueries({ queryKey: queryKeys.search('results') });
  };
}

/** What the list says of each favorite. */
function useColumns(): Column<Favorite>[] {
  const t = useMessages('favorites');
  return [
    {
      key: 'title',
      head: t('documentTitle'),
      isSortable: true,
      cell: ({ document: { designationNo, documentTitle, ...document } }) => (
        <DocumentEntry designation={designationNo} title={documentTitle} {...document} />
      ),
    },
    {
      key: 'publisher',
      head: t('publisher'),
      cell: ({ document: { publisherName } }) => <bdi>{publisherName}</bdi>,
    },
  ];
}
