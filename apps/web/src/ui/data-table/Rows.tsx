import { useTranslation } from 'react-i18next';
import { Checkbox } from '../Checkbox.tsx';
import { Hidden } from '../Hidden.tsx';
import type { Head, RowAction } from './columns.ts';
import { roles } from './roles.ts';
import { RowMenu } from './RowMenu.tsx';
import { withRows } from './selection.ts';
import parts from './Rows.module.css';

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
    <tbody className={parts.rows} {...roles.group} data-stale={isStale || undefined}>
      {rows.map((row) => {
        const key = keyOf(row);
        const name = nameOf(row);
        const isChosen = selection?.chosen.has(key) ?? chosen === key;
        return (
          <tr className={parts.row} key={key} {...roles.row} data-chosen={isChosen || undefined}>
            {selection && (
              <td className={parts.choice} {...roles.cell}>
                <Checkbox
                  label={<Hidden>{t('ui.table.select', { name })}</Hidden>}
                  state={isChosen ? 'on' : 'off'}
                  onChange={(isOn) => selection.onChange(withRows(selection.chosen, [key], isOn))}
                />
              </td>
            )}
            {heads.map((head) => (
              <Cell key={head.key} head={head} row={row} />
            ))}
            {actionsOf && (
              <td className={parts.actions} {...roles.cell}>
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
    className: parts.cell,
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
      <span className={parts.head} aria-hidden>
        {head}
      </span>
      <div className={parts.value}>{cell(row)}</div>
    </td>
  );
}
