import type { Collection, CollectionItem } from '@norma/contracts';
import { IconFileMinus } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { DataTable, type RowAction, type Sort } from '../../../ui/tables/DataTable.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { sizes } from '../../../ui/tables/pagedAddress.ts';
import { hrefOf, usePlace } from '../address.ts';
import { documentsInQuery } from '../queries.ts';
import { useItemColumns } from '../useItemColumns.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { administration } from '../../../client/administration.ts';
import { queryKeys } from '../../../client/queryKeys.ts';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { maxDocuments } from '../limits.atBuild.ts';
import styles from './DocumentsIn.module.css';

/** What is in a collection, to be taken out one by one or many at once. */
export function DocumentsIn({ collection: { id } }: { collection: Collection }) {
  const t = useMessages('collections');
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
      label: t('takeOut'),
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
            {t('takeOutMany', { count: chosen.size })}
          </Button>
        </div>
      )}
      <DataTable
        caption={t('caption')}
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
        empty={<EmptyState title={t('empty')}>{t('emptyManagedText')}</EmptyState>}
        failure={error && { title: t('failed'), text: t('failedText'), error, onRetry: refetch }}
      />
    </>
  );
}

type Items = readonly CollectionItem[];

/** Takes documents out of a collection, which can be undone. */
function useTakeOut(id: number): (items: Items) => void {
  const t = useMessages('collections');
  const queries = useQueryClient();
  const onSettled = (): Promise<void> => queries.invalidateQueries({ queryKey: queryKeys.collections() });
  const { mutate: putBack } = useMutation({
    meta: { isHandled: true },
    mutationFn: async (items: Items) => {
      for (const some of portionsOf(items))
        await administration.collections.addToCollection({
          params: { id },
          body: { documents: some.map(({ contentCode }) => contentCode) },
        });
    },
    onError: () => showToast({ kind: 'error', message: t('notPutBack') }),
    onSettled,
  });
  const { mutate } = useMutation({
    meta: { isHandled: true },
    mutationFn: async (items: Items) => {
      for (const some of portionsOf(items))
        await administration.collections.removeFromCollection({
          params: { id },
          body: { contentIds: some.map(({ contentId }) => contentId) },
        });
    },
    onSuccess: (_, items) =>
      showToast({
        kind: 'success',
        message: t('takenOut', { count: items.length }),
        action: { label: t('undo'), onAct: () => putBack(items) },
      }),
    onError: () => showToast({ kind: 'error', message: t('notTakenOut') }),
    onSettled,
  });
  return (items) => mutate(items);
}

/** As many at once as the library takes. */
const portionsOf = (items: Items): Items[] =>
  Array.from({ length: Math.ceil(items.length / maxDocuments) }, (_, at) =>
    items.slice(at * maxDocuments, (at + 1) * maxDocuments),
  );
