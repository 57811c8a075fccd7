import type { Favorite } from '@norma/contracts';
import { useQuery } from '@tanstack/react-query';
import { IconStarOff } from '@tabler/icons-react';
import { useState } from 'react';
import { DataTable, type RowAction, type Sort } from '../../ui/tables/DataTable.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { queryOf, sizes, usePlace } from './address.ts';
import { favouritesQuery } from './queries.ts';
import { RemoveFavorite } from './RemoveFavorite.tsx';
import { useColumns } from './useColumns.tsx';
import { useMessages } from '../../i18n/useMessages.ts';

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
