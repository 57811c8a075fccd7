import { useTranslation } from 'react-i18next';
import { Checkbox } from '../forms/Checkbox.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { type Head, type RowAction, roles, withRows } from './table.ts';
import { RowMenu } from './RowMenu.tsx';
import styles from './Rows.module.css';

/** The rows of a table and their actions. */
export type RowsProps<Row> = {
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The name of a row, for its checkbox and its menu. */
  nameOf: (row: Row) => string;
  /** The rows that are chosen, on whichever page. */
  selection?: { chosen: ReadonlySet<string>; onChange: (chosen: ReadonlySet<string>) => void };
  /** The row whose details are open next to the table. */
  chosen?: string | undefined;
  actionsOf?: (row: Row) => readonly RowAction[];
};

type Props<Row> = RowsProps<Row> & { heads: readonly Head<Row>[]; isStale: boolean };

/** The rows of a table; while others are awaited they stay, in gray. */
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
