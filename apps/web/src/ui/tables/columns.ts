import type { ReactNode } from 'react';
import type { Sort } from './sorting.ts';

/** A column of a table: what its head says, and what it shows of a row. */
export type Column<Row> = {
  key: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the end of their column, in the mono face. */
  isFigure?: boolean;
  isSortable?: boolean;
  /** Which way it sorts when it is first pressed; dates and figures often begin with the last. */
  sortsFirst?: Sort['direction'];
  /** It may be cut with an ellipsis, so that it takes what room is left. */
  isCut?: boolean;
};

/** What can be done with a row. */
export type RowAction = {
  key: string;
  label: string;
  icon?: ReactNode;
  /** It takes something away: it stands apart, and in the colour of errors. */
  isDangerous?: boolean;
  onAct: () => void;
};

/** A head as a table draws it, in order. */
export type Head<Row> = Column<Row> & { isRowHead: boolean };
