import type { ReactNode } from 'react';
import { Button } from '../../ui/buttons/Button.tsx';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';
import { useMessages } from '../../i18n/useMessages.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import styles from './LongList.module.css';

type Props<Row> = {
  list: {
    data: { pages: readonly (readonly Row[])[] } | undefined;
    error: unknown;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
    refetch: () => unknown;
  };
  label: string;
  keyOf: (row: Row) => number;
  renderRow: (row: Row) => ReactNode;
  empty: string;
};

/** A list that may be long, piece by piece: what comes next is asked for. */
export function LongList<Row>({ list, label, keyOf, renderRow, empty }: Props<Row>) {
  const t = useMessages('imports');
  const rows = list.data?.pages.flat();
  if (list.error && !rows)
    return (
      <ErrorState title={t('loadFailed')} error={list.error} onRetry={() => void list.refetch()}>
        {t('loadFailedText')}
      </ErrorState>
    );
  if (!rows) return <SkeletonRows rows={3} />;
  if (rows.length === 0) return <p className={styles.empty}>{empty}</p>;
  return (
    <div>
      <ul className={styles.rows} aria-label={label}>
        {rows.map((row) => (
          <li className={styles.row} key={keyOf(row)}>
            {renderRow(row)}
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          aria-disabled={list.isFetchingNextPage || undefined}
          onClick={() => list.isFetchingNextPage || void list.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </div>
  );
}
