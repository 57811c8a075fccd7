import { useTranslation } from 'react-i18next';
import { Checkbox } from '../forms/Checkbox.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import type { Head, RowAction } from './columns.ts';
import { roles } from './roles.ts';
import { RowMenu } from './RowMenu.tsx';
import { withRows } from './selection.ts';
import styles from './Rows.module.css';

/** What the rows of a table are, and what can be done with them. */
export type RowsProps<Row> = {
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** What a row is called where it is chosen or acted on. */
  nameOf: (row: Row) => string;
  /** The rows that are chosen, on whichever page. */
  selection?: { chosen: ReadonlySet<string>; onChange: (chosen: ReadonlySet<string>) => void };
  /** The row that is looked at beside the table. */
  chosen?: string | undefined;
  actionsOf?: (row: Row) => readonly RowAction[];
};

type Props<Row> = RowsProps<Row> & { heads: readonly Head<Row>[]; isStale: boolean };

/** The rows of a table; while others are awaited they stay, in grey. */
export function Rows<Row>(props: Props<Row>) {
  const { rows, keyOf, nameOf, selection, chosen, actionsOf, heads, isStale } = props;
  const { t } = useTranslation();
  return (
    <tbody className={styles.rows} {...roles.group} data-stale={isStale || undefined}>
      {rows.map((row) => {
        const key = keyOf(row);
        const name = nameOf(row);
        const isChosen = selection?.chosen.has(key) ?? chosen === key;
        return (
          <tr className={styles.row} key={key} {...roles.row} data-chosen={isChosen || undefined}>
            {selection && (
              <td className={styles.choice} {...roles.cell}>
                <Checkbox
                  label={<VisuallyHidden>{t('ui.table.select', { name })}</VisuallyHidden>}
                  state={isChosen ? 'on' : 'off'}
                  onChange={(isOn) => selection.onChange(withRows(selection.chosen, [key], isOn))}
                />
              </td>
            )}
            {heads.map((head) => (
              <Cell key={head.key} head={head} row={row} />
            ))}
            {actionsOf && (
              <td className={styles.actions} {...roles.cell}>
                <RowMenu name={name} actions={actionsOf(row)} />
              </td>
            )}
          </tr>
        );
      })}
    </tbody>
  );
}

function Cell<Row>({ head: { head, cell, isFigure, isRowHead, isCut }, row }: { head: Head<Row>; row: Row }) {
  const common = {
    className: styles.cell,
    'data-figure': isFigure || undefined,
    'data-cut': isCut || undefined,
  };
  if (isRowHead) {
    return (
      <th {...common} scope="row" {...roles.rowHead} data-row-head>
        {cell(row)}
      </th>
    );
  }
  return (
    <td {...common} {...roles.cell}>
      <span className={styles.head} aria-hidden>
        {head}
      </span>
      <div className={styles.value}>{cell(row)}</div>
    </td>
  );
}
