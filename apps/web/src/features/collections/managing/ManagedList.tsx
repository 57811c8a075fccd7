import type { ListedCollection } from '@norma/contracts';
import { IconFolderPlus, IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../ui/buttons/Button.tsx';
import { type Column, DataTable, type RowAction, type Sort } from '../../../ui/tables/DataTable.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { sizes, usualSize } from '../../../ui/tables/pagedAddress.ts';
import { hrefOf, usePlace } from '../address.ts';
import { managedQuery } from '../queries.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { DeleteCollection } from './DeleteCollection.tsx';
import { administration } from '../../../client/administration.ts';
import { queryKeys } from '../../../client/queryKeys.ts';
import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { CollectionForm, type Texts } from './CollectionForm.tsx';
import { useNumberFormat } from '../../../ui/text/useNumberFormat.ts';
import { whoHas } from './whoHas.ts';
import { isolate } from '../../../i18n/isolate.ts';
import { useDateFormat } from '../../../ui/text/useDateFormat.ts';
import styles from './ManagedList.module.css';

/** All collections of the account, each with what is in it and who has it. */
export function ManagedList() {
  const t = useMessages('collections');
  const columns = useCollectionColumns();
  const [place, go] = usePlace();
  const { page, size, sort } = place;
  const [isMaking, setMaking] = useState(false);
  const [toDelete, setToDelete] = useState<ListedCollection | null>(null);
  const { data, error, isFetching, refetch } = useQuery(managedQuery({ page, size, sort }));
  const sortBy = ({ direction }: Sort): void =>
    go({ page: 0, sort: direction === 'ascending' ? 'ALPHA_ASC' : 'ALPHA_DESC' });
  const actionsOf = (collection: ListedCollection): readonly RowAction[] => [
    {
      key: 'delete',
      label: t('delete'),
      icon: <IconTrash size={16} stroke={1.6} aria-hidden />,
      isDangerous: true,
      onAct: () => setToDelete(collection),
    },
  ];
  const begin = (
    <Button
      kind="primary"
      icon={<IconFolderPlus size={16} stroke={1.6} aria-hidden />}
      onClick={() => setMaking(true)}
    >
      {t('make')}
    </Button>
  );
  const isEmpty = data?.count === 0;

  return (
    <>
      {!isEmpty && <div className={styles.acts}>{begin}</div>}
      <DataTable
        caption={t('managedCaption')}
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
          <EmptyState title={t('managedNone')} actions={begin}>
            {t('managedNoneText')}
          </EmptyState>
        }
        failure={error && { title: t('failed'), text: t('failedText'), error, onRetry: refetch }}
      />
      <NewCollection
        isOpen={isMaking}
        onClose={() => setMaking(false)}
        onMade={(collection) => go({ collection, page: 0, sort: 'ALPHA_ASC' })}
      />
      <DeleteCollection collection={toDelete} onEnd={() => setToDelete(null)} />
    </>
  );
}

type Props = { isOpen: boolean; onClose: () => void; onMade: (id: number) => void };

const nothing: Texts = { name: '', description: '' };

/** Makes a collection, and leads to it. */
function NewCollection({ isOpen, onClose, onMade }: Props) {
  const t = useMessages('collections');
  const queries = useQueryClient();
  const make = async (body: Texts): Promise<void> => {
    const { id } = await administration.collections.makeCollection({ body });
    await queries.invalidateQueries({ queryKey: queryKeys.collections() });
    showToast({ kind: 'success', message: t('made') });
    onClose();
    onMade(id);
  };
  return (
    <Drawer isOpen={isOpen} title={t('make')} onClose={onClose} isContentFirst>
      <CollectionForm texts={nothing} submit={t('makeIt')} onSend={make} onClose={onClose} />
    </Drawer>
  );
}

/** What the list says of each collection of the account. */
function useCollectionColumns(): Column<ListedCollection>[] {
  const t = useMessages('collections');
  const number = useNumberFormat();
  const day = useDateFormat();
  return [
    {
      key: 'name',
      head: t('name'),
      isSortable: true,
      cell: ({ id, name }) => (
        <Link to={hrefOf({ isManaging: true, collection: id, page: 0, size: usualSize, sort: 'ALPHA_ASC' })}>
          <bdi>{name}</bdi>
        </Link>
      ),
    },
    {
      key: 'documents',
      head: t('documents'),
      isFigure: true,
      cell: ({ documents }) => number(documents),
    },
    { key: 'whoHasIt', head: t('whoHasIt'), cell: (collection) => whoHas(collection, t) },
    {
      key: 'changed',
      head: t('changed'),
      cell: ({ changedDate, changedBy }) =>
        t('changedOn', {
          day: day(changedDate.slice(0, 10)),
          person: isolate(changedBy),
        }),
    },
  ];
}
