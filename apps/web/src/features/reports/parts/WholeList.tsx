import type { UseQueryResult } from '@tanstack/react-query';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router';
import { DataTable, type Column } from '../../../ui/tables/DataTable.tsx';
import type { usePlace } from '../place.ts';
import { pageSize } from '../queries.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './WholeList.module.css';

type Props<Row> = ReturnType<typeof usePlace> & {
  title: string;
  list: UseQueryResult;
  rows: readonly Row[] | undefined;
  total: number;
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  empty: string;
};

/** A list of the report from its first row to its last, page by page, in place of the report. */
export function WholeList<Row>({
  place,
  addressOf,
  goTo,
  title,
  list,
  rows = [],
  total,
  columns,
  keyOf,
  nameOf,
  empty,
}: Props<Row>) {
  const t = useMessages('reports');
  const { error } = list;
  return (
    <section className={styles.list} aria-label={title}>
      <Link className={styles.back} to={addressOf({ list: '', page: 0 })}>
        <IconArrowLeft className={styles.arrow} size={16} stroke={1.6} aria-hidden />
        {t('back')}
      </Link>
      <h2 className={styles.title}>{title}</h2>
      <DataTable
        caption={title}
        columns={columns}
        rows={rows}
        keyOf={keyOf}
        nameOf={nameOf}
        paging={{
          page: place.page,
          size: pageSize,
          total,
          onPage: ({ page }) => goTo({ page }),
          hrefOf: (page) => addressOf({ page }),
        }}
        isLoading={list.isPlaceholderData || list.isPending}
        empty={<p>{empty}</p>}
        failure={
          error &&
          rows.length === 0 && { title: t('listFailed'), text: t('failedText'), error, onRetry: list.refetch }
        }
      />
    </section>
  );
}
