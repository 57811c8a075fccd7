import type { Collection, CollectionItem } from '@norma/contracts';
import { IconFileMinus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { DataTable, type RowAction, type Sort } from '../../../ui/tables/DataTable.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { hrefOf, sizes, usePlace } from '../address.ts';
import { Failed } from '../Failed.tsx';
import { documentsInQuery } from '../queries.ts';
import { useItemColumns } from '../useItemColumns.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { useTakeOut } from './useTakeOut.ts';
import styles from './DocumentsIn.module.css';

/** What is in a collection, to be taken out one by one or many at once. */
export function DocumentsIn({ collection: { id } }: { collection: Collection }) {
  const words = useMessages('collections');
  const columns = useItemColumns();
  const [place, go] = usePlace();
  const { page, size, sort } = place;
  const { data, error, isFetching, refetch } = useQuery(documentsInQuery(id, { page, size, sort }));
  const [chosen, setChosen] = useState<ReadonlyMap<string, CollectionItem>>(new Map());
  const takeOut = useTakeOut(id);
  const rows = data?.value.content ?? [];

  const choose = (keys: ReadonlySet<string>): void => {
    const known = new Map([...chosen, ...rows.map((row) => [row.contentCode, row] as const)]);
    setChosen(new Map([...known].filter(([key]) => keys.has(key))));
  };
  const take = (items: readonly CollectionItem[]): void => {
    const taken = new Set(items.map(({ contentCode }) => contentCode));
    setChosen(new Map([...chosen].filter(([key]) => !taken.has(key))));
    takeOut(items);
  };
  const actionsOf = (item: CollectionItem): readonly RowAction[] => [
    {
      key: 'takeOut',
      label: words('takeOut'),
      icon: <IconFileMinus size={16} stroke={1.6} aria-hidden />,
      isDangerous: true,
      onAct: () => take([item]),
    },
  ];
  const sortBy = ({ direction }: Sort): void =>
    go({ page: 0, sort: direction === 'ascending' ? 'ALPHA_ASC' : 'ALPHA_DESC' });

  return (
    <>
      {chosen.size > 0 && (
        <div className={styles.acts}>
          <Button
            icon={<IconFileMinus size={16} stroke={1.6} aria-hidden />}
            onClick={() => take([...chosen.values()])}
          >
            {words('takeOutMany', { count: chosen.size })}
          </Button>
        </div>
      )}
      <DataTable
        caption={words('caption')}
        columns={columns}
        rows={rows}
        keyOf={({ contentCode }) => contentCode}
        nameOf={({ designation }) => designation}
        selection={{ chosen: new Set(chosen.keys()), onChange: choose }}
        actionsOf={actionsOf}
        sort={{ by: 'designation', direction: sort === 'ALPHA_ASC' ? 'ascending' : 'descending' }}
        onSort={sortBy}
        paging={{
          page,
          size,
          total: data?.value.totalElements ?? 0,
          sizes,
          onPage: go,
          hrefOf: (to) => hrefOf({ ...place, page: to }),
        }}
        isLoading={isFetching}
        narrow="stack"
        empty={<EmptyState title={words('empty')}>{words('emptyManagedText')}</EmptyState>}
        failure={error && <Failed error={error} onRetry={() => void refetch()} />}
      />
    </>
  );
}
