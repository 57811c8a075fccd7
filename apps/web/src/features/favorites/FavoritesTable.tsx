import type { Favorite } from '@norma/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { IconStarOff } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { type Column, DataTable, type RowAction, type Sort } from '../../ui/tables/DataTable.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { queryOf, sizes, usePlace } from './address.ts';
import { favouritesQuery } from './queries.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { MessageDialog } from '../../ui/overlays/MessageDialog.tsx';
import { client } from '../../client/client.ts';
import { queryKeys } from '../../client/queryKeys.ts';
import { showToast } from '../../ui/feedback/Toasts.tsx';
import { Designation } from '../../ui/text/Designation.tsx';
import { languageOfText } from '../../ui/text/languageOfText.ts';
import { Status } from '../../ui/text/Status.tsx';
import { documentPath, fetchDocumentScreens } from '../documents/index.ts';
import { useAccount } from '../session/index.ts';

const directions = { asc: 'ascending', desc: 'descending' } as const;

/** A reader's favourites by their titles, page by page; each can be opened and taken away. */
export function FavoritesTable() {
  const words = useMessages('favorites');
  const columns = useColumns();
  const [place, setPlace] = usePlace();
  const [doomed, setDoomed] = useState<Favorite | null>(null);
  const { data, error, isFetching, refetch } = useQuery(favouritesQuery(place));
  const actionsOf = (favourite: Favorite): readonly RowAction[] => [
    {
      key: 'remove',
      label: words('remove'),
      icon: <IconStarOff size={16} stroke={1.6} aria-hidden />,
      isDangerous: true,
      onAct: () => setDoomed(favourite),
    },
  ];
  const sortBy = ({ direction }: Sort): void =>
    setPlace({ ...place, page: 0, sort: direction === 'ascending' ? 'asc' : 'desc' });

  return (
    <>
      <DataTable
        caption={words('caption')}
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
        empty={<EmptyState title={words('none')}>{words('noneText')}</EmptyState>}
        failure={
          error && (
            <ErrorState title={words('failed')} onRetry={() => void refetch()} error={error}>
              {words('failedText')}
            </ErrorState>
          )
        }
      />
      <RemoveFavorite favourite={doomed} onEnd={() => setDoomed(null)} />
    </>
  );
}

/** Asks whether a document shall be a favourite no longer. */
function RemoveFavorite({ favourite, onEnd }: { favourite: Favorite | null; onEnd: () => void }) {
  const words = useMessages('favorites');
  const remove = useRemoval();
  return (
    <MessageDialog
      isOpen={favourite !== null}
      title={words('removeTitle')}
      question={{ confirm: words('removeIt'), keep: words('keepIt'), isDangerous: true }}
      onEnd={(end) => {
        if (end === 'CONFIRM' && favourite) remove(favourite);
        onEnd();
      }}
    >
      {favourite && words('removeText', { document: favourite.document.designationNo })}
    </MessageDialog>
  );
}

/** Takes a favourite away, which can be undone, and asks for the list anew. */
function useRemoval(): (favourite: Favorite) => void {
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
    await queries.invalidateQueries({ queryKey: queryKeys.favorites() });
    await queries.invalidateQueries({ queryKey: queryKeys.documents() });
    await queries.invalidateQueries({ queryKey: queryKeys.search('results') });
  };
}

/** What the list says of each favourite. */
function useColumns(): Column<Favorite>[] {
  const words = useMessages('favorites');
  const isDrm = useAccount().contentSecurity['drm-view'] === 'Y';
  return [
    {
      key: 'designation',
      head: words('designation'),
      cell: ({ document: { contentCode, designationNo } }) => (
        <Link
          to={documentPath({ contentCode, isDrm })}
          onPointerEnter={fetchDocumentScreens}
          onFocus={fetchDocumentScreens}
        >
          <Designation value={designationNo} />
        </Link>
      ),
    },
    {
      key: 'title',
      head: words('documentTitle'),
      isSortable: true,
      cell: ({ document: { documentTitle, language } }) => (
        <bdi lang={languageOfText(documentTitle, language)}>{documentTitle}</bdi>
      ),
    },
    {
      key: 'publisher',
      head: words('publisher'),
      cell: ({ document: { publisherName } }) => <bdi>{publisherName}</bdi>,
    },
    {
      key: 'status',
      head: words('status'),
      cell: ({ document: { status } }) => <Status status={status} />,
    },
  ];
}
