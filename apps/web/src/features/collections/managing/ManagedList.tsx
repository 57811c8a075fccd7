import type { ListedCollection } from '@norma/contracts';
import { IconFolderPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { DataTable, type RowAction, type Sort } from '../../../ui/tables/DataTable.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { hrefOf, sizes, usePlace } from '../address.ts';
import { Failed } from '../Failed.tsx';
import { managedQuery } from '../queries.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { DeleteCollection } from './DeleteCollection.tsx';
import { NewCollection } from './NewCollection.tsx';
import { useCollectionColumns } from './useCollectionColumns.tsx';
import styles from './ManagedList.module.css';

/** All collections of the account, each with what is in it and who has it. */
export function ManagedList() {
  const words = useMessages('collections');
  const columns = useCollectionColumns();
  const [place, go] = usePlace();
  const { page, size, sort } = place;
  const [isMaking, setMaking] = useState(false);
  const [doomed, setDoomed] = useState<ListedCollection | null>(null);
  const { data, error, isFetching, refetch } = useQuery(managedQuery({ page, size, sort }));
  const sortBy = ({ direction }: Sort): void =>
    go({ page: 0, sort: direction === 'ascending' ? 'ALPHA_ASC' : 'ALPHA_DESC' });
  const actionsOf = (collection: ListedCollection): readonly RowAction[] => [
    {
      key: 'delete',
      label: words('delete'),
      icon: <IconTrash size={16} stroke={1.6} aria-hidden />,
      isDangerous: true,
      onAct: () => setDoomed(collection),
    },
  ];
  const begin = (
    <Button
      kind="primary"
      icon={<IconFolderPlus size={16} stroke={1.6} aria-hidden />}
      onClick={() => setMaking(true)}
    >
      {words('make')}
    </Button>
  );
  const isEmpty = data?.count === 0;

  return (
    <>
      {!isEmpty && <div className={styles.acts}>{begin}</div>}
      <DataTable
        caption={words('managedCaption')}
        columns={columns}
        rows={data?.result ?? []}
        keyOf={({ id }) => String(id)}
        nameOf={({ name }) => name}
        actionsOf={actionsOf}
        sort={{ by: 'name', direction: sort === 'ALPHA_ASC' ? 'ascending' : 'descending' }}
        onSort={sortBy}
        paging={{
          page,
          size,
          total: data?.count ?? 0,
          sizes,
          onPage: go,
          hrefOf: (to) => hrefOf({ ...place, page: to }),
        }}
        isLoading={isFetching}
        narrow="stack"
        empty={
          <EmptyState title={words('managedNone')} actions={begin}>
            {words('managedNoneText')}
          </EmptyState>
        }
        failure={error && <Failed error={error} onRetry={() => void refetch()} />}
      />
      <NewCollection
        isOpen={isMaking}
        onClose={() => setMaking(false)}
        onMade={(collection) => go({ collection, page: 0, sort: 'ALPHA_ASC' })}
      />
      <DeleteCollection collection={doomed} onEnd={() => setDoomed(null)} />
    </>
  );
}
