import type { ReactNode } from 'react';
import type { CheckState } from '../forms/CheckMark.tsx';

/** The sorted column and the direction. */
export type Sort = { by: string; direction: 'ascending' | 'descending' };

/** A column of a table: its header, and the cell of a row. */
export type Column<Row> = {
  key: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** Figures are aligned to the end, in the mono font. */
  isFigure?: boolean;
  isSortable?: boolean;
  /** The direction of the first sort; dates and figures often start with descending. */
  sortsFirst?: Sort['direction'];
  /** May be cut with an ellipsis: the column takes the remaining width. */
  isCut?: boolean;
};

/** An action on a row. */
export type RowAction = {
  key: string;
  label: string;
  icon?: ReactNode;
  /** Deletes something: set apart, and in the color of errors. */
  isDangerous?: boolean;
  onAct: () => void;
};

/** A column header as it is rendered. */
export type Head<Row> = Column<Row> & { isRowHead: boolean };

/** The sort after a click on a column header: reversed for the sorted column, the column's first direction otherwise. */
export function nextSort(
  sort: Sort | undefined,
  { key, sortsFirst = 'ascending' }: Pick<Column<never>, 'key' | 'sortsFirst'>,
): Sort {
  if (sort?.by !== key) return { by: key, direction: sortsFirst };
  return { by: key, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' };
}

/** Whether all, some or none of the rows on a page are selected. */
export function stateOfPage(chosen: ReadonlySet<string>, page: readonly string[]): CheckState {
  const here = page.filter((key) => chosen.has(key)).length;
  if (here === 0) return 'off';
  return here === page.length ? 'on' : 'mixed';
}

/** The selection after the rows of a page are selected or deselected; rows of other pages stay selected. */
export const withRows = (
  chosen: ReadonlySet<string>,
  rows: readonly string[],
  isOn: boolean,
): ReadonlySet<string> => (isOn ? chosen.union(new Set(rows)) : chosen.difference(new Set(rows)));

/** Explicit table roles: some browsers drop the implicit ones when CSS stacks the rows. */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
