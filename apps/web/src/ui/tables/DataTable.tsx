import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../buttons/Button.tsx';
import { Checkbox } from '../forms/Checkbox.tsx';
import type { Column, Head } from './columns.ts';
import { roles } from './roles.ts';
import { Rows, type RowsProps } from './Rows.tsx';
import { stateOfPage, withRows } from './selection.ts';
import { SkeletonBody } from './SkeletonBody.tsx';
import { SortHead } from './SortHead.tsx';
import { nextSort, type Sort } from './sorting.ts';
import { TableFoot, type Paging } from './TableFoot.tsx';
import { useSidewaysScroll } from './useSidewaysScroll.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { useDelayed } from '../hooks/useDelayed.ts';
import styles from './DataTable.module.css';

export type { Column, RowAction } from './columns.ts';
export type { Sort } from './sorting.ts';

/** What a table is told from outside. */
export type DataTableProps<Row> = RowsProps<Row> & {
  /** What the table is, for those who do not see what stands above it. */
  caption: string;
  /** The first one names the row. */
  columns: readonly Column<Row>[];
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  paging?: Paging;
  /** Other rows are on their way: those of before stay, in grey. */
  isLoading?: boolean;
  /** What stands in the place of a table without rows. */
  empty: ReactNode;
  /** What stands in the place of rows that could not be loaded. */
  failure?: ReactNode;
  /** Without room, lists stack each row's facts, and figures scroll sideways below one another. */
  narrow?: 'stack' | 'scroll';
};

/** Rows and columns, sorted and paged from outside: the address holds the page and the order, the screen the rows. */
export function DataTable<Row>({
  caption,
  columns,
  sort,
  onSort,
  paging,
  isLoading = false,
  empty,
  failure,
  narrow = 'scroll',
  ...body
}: DataTableProps<Row>) {
  const { t } = useTranslation();
  const { place, isWide } = useSidewaysScroll();
  const isSlow = useDelayed(isLoading);
  const { rows, selection, actionsOf } = body;
  const isEmpty = rows.length === 0 && !isLoading;
  if (failure) return failure;
  if (isEmpty && paging && paging.page > 0 && paging.total > 0) return <PastEnd {...paging} />;
  if (isEmpty) return empty;

  const heads = columns.map((column, at): Head<Row> => ({ ...column, isRowHead: at === 0 }));
  const sortBy = (head: Head<Row>): void => onSort?.(nextSort(sort, head));
  const skeleton = {
    rows: Math.min(10, paging?.size ?? 5),
    columns: heads.length + (selection ? 1 : 0) + (actionsOf ? 1 : 0),
  };
  return (
    <div className={styles.figure}>
      <div
        className={styles.place}
        ref={place}
        data-wide={isWide || undefined}
        data-narrow={narrow}
        // What scrolls has to be reached by the keyboard, and then to say what it is.
        {...(isWide && { role: 'region', 'aria-label': caption, tabIndex: 0 })}
      >
        <table className={styles.table} {...roles.table} aria-busy={isLoading}>
          <caption>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
          <thead className={styles.heads} {...roles.group}>
            <tr className={styles.headRow} {...roles.row}>
              {selection && (
                <th className={styles.choice} scope="col" {...roles.head}>
                  <PageChoice {...body} selection={selection} />
                </th>
              )}
              {heads.map((head) => (
                <HeadCell key={head.key} head={head} sort={sort} onSort={sortBy} />
              ))}
              {actionsOf && (
                <th className={styles.actions} scope="col" {...roles.head}>
                  <VisuallyHidden>{t('ui.table.actions')}</VisuallyHidden>
                </th>
              )}
            </tr>
          </thead>
          {rows.length === 0 ? (
            <SkeletonBody {...skeleton} />
          ) : (
            <Rows {...body} heads={heads} isStale={isSlow} />
          )}
        </table>
      </div>
      <output className={styles.status}>
        {isSlow && <VisuallyHidden>{t('ui.table.loading')}</VisuallyHidden>}
      </output>
      <TableFoot caption={caption} paging={paging} chosen={selection?.chosen.size ?? 0} />
    </div>
  );
}

type HeadCellProps<Row> = {
  head: Head<Row>;
  sort: Sort | undefined;
  onSort: (head: Head<Row>) => void;
};

function HeadCell<Row>({ head, sort, onSort }: HeadCellProps<Row>) {
  const direction = sort?.by === head.key ? sort.direction : undefined;
  return (
    <th
      className={styles.head}
      scope="col"
      {...roles.head}
      aria-sort={head.isSortable ? (direction ?? 'none') : undefined}
      data-figure={head.isFigure || undefined}
      data-sortable={head.isSortable || undefined}
      data-row-head={head.isRowHead || undefined}
    >
      {head.isSortable ? (
        <SortHead words={head.head} direction={direction} onSort={() => onSort(head)} />
      ) : (
        head.head
      )}
    </th>
  );
}

type PageChoiceProps<Row> = RowsProps<Row> & { selection: NonNullable<RowsProps<Row>['selection']> };

function PageChoice<Row>({ rows, keyOf, selection: { chosen, onChange } }: PageChoiceProps<Row>) {
  const { t } = useTranslation();
  const keys = rows.map(keyOf);
  return (
    <Checkbox
      label={<VisuallyHidden>{t('ui.table.selectPage')}</VisuallyHidden>}
      state={stateOfPage(chosen, keys)}
      onChange={(isOn) => onChange(withRows(chosen, keys, isOn))}
      isDisabled={keys.length === 0}
    />
  );
}

/** The rows of a page that went while it was being looked at. */
function PastEnd({ size, onPage }: Paging) {
  const { t } = useTranslation();
  return (
    <div className={styles.pastEnd} role="status">
      <p>{t('ui.table.pastEnd')}</p>
      <Button onClick={() => onPage({ page: 0, size })}>{t('ui.table.firstPage')}</Button>
    </div>
  );
}
