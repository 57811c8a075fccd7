import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { useCallback, useState, type ReactNode, type RefCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../buttons/Button.tsx';
import { ErrorState } from '../feedback/ErrorState.tsx';
import { Checkbox } from '../forms/Checkbox.tsx';
import { Rows, type RowsProps } from './Rows.tsx';
import { nextSort, roles, stateOfPage, withRows, type Column, type Head, type Sort } from './table.ts';
import { TableFoot, type Paging } from './TableFoot.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { useDelayed } from '../hooks/useDelayed.ts';
import styles from './DataTable.module.css';

export type { Column, RowAction, Sort } from './table.ts';

type Failure = { title: string; text: string; error?: unknown; requestId?: string; onRetry?: () => unknown };

export type DataTableProps<Row> = RowsProps<Row> & {
  /** The accessible name. */
  caption: string;
  /** The first column is the row header. */
  columns: readonly Column<Row>[];
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  paging?: Paging;
  /** Other rows are loading: the current ones stay, grayed out. */
  isLoading?: boolean;
  /** Shown instead of a table without rows. */
  empty: ReactNode;
  /** Shown instead of the table when its rows could not be loaded. */
  failure?: Failure | null | false;
  /** On narrow screens, lists stack the cells of each row; tables of figures scroll sideways. */
  narrow?: 'stack' | 'scroll';
};

/** A table whose rows, sort and page are props: the URL holds sort and page, the screen loads the rows. */
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
  if (failure) {
    const { text, onRetry, ...error } = failure;
    return (
      <ErrorState {...error} {...(onRetry && { onRetry: () => void onRetry() })}>
        {text}
      </ErrorState>
    );
  }
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
        // What scrolls must be focusable by keyboard, and have a name. No region: its section often has the same name.
        {...(isWide && { role: 'group', 'aria-label': caption, tabIndex: 0 })}
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

/** Shown when the current page no longer exists. */
function PastEnd({ size, onPage }: Paging) {
  const { t } = useTranslation();
  return (
    <div className={styles.pastEnd} role="status">
      <p>{t('ui.table.pastEnd')}</p>
      <Button onClick={() => onPage({ page: 0, size })}>{t('ui.table.firstPage')}</Button>
    </div>
  );
}

type SortHeadProps = { words: string; direction: Sort['direction'] | undefined; onSort: () => void };

/** The header of a sortable column: bold with one arrow when sorted by it, both arrows otherwise. */
function SortHead({ words, direction, onSort }: SortHeadProps) {
  const Arrow = direction ? { ascending: IconArrowUp, descending: IconArrowDown }[direction] : IconArrowsSort;
  return (
    <button className={styles.sort} type="button" data-sorted={direction} onClick={onSort}>
      {words}
      <Arrow className={styles.arrow} size={14} stroke={1.6} aria-hidden />
    </button>
  );
}

/** Placeholder rows on the grid of the real ones; visible only when loading takes a while. */
function SkeletonBody({ rows, columns }: { rows: number; columns: number }) {
  const isSlow = useDelayed(true);
  return (
    <tbody className={styles.skeleton} data-shown={isSlow || undefined} aria-hidden>
      {Array.from({ length: rows }, (_, row) => (
        <tr key={row}>
          {Array.from({ length: columns }, (__, column) => (
            <td className={styles.skeletonCell} key={column}>
              &nbsp;
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/** Whether an element's content is wider than the element, so that it scrolls sideways. */
function useSidewaysScroll(): { place: RefCallback<HTMLElement>; isWide: boolean } {
  const [isWide, setWide] = useState(false);
  const place = useCallback((element: HTMLElement | null) => {
    if (!element?.firstElementChild) return;
    const observer = new ResizeObserver(() => setWide(element.scrollWidth > element.clientWidth + 1));
    observer.observe(element);
    observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return { place, isWide };
}
