import type { AskedRows } from '@norma/contracts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './AskedTable.module.css';

/** What the database answered, as it wrote it: rows in their order, which may be equal. */
export function AskedTable({ columns, rows, isCut, ms }: AskedRows) {
  const words = useMessages('management');
  const numbered = rows.map((cells, at) => ({ at, cells }));
  const heads = columns.map((name, at) => ({ at, name }));
  return (
    <div className={styles.result}>
      <h2 className={styles.title}>{words('result')}</h2>
      <p className={styles.about} role="status">
        {isCut ? words('cut', { count: rows.length }) : words('rows', { count: rows.length })}
        {' · '}
        {words('took', { ms })}
      </p>
      {rows.length === 0 ? (
        <EmptyState title={words('noRows')}>{words('noRowsText')}</EmptyState>
      ) : (
        <div
          className={styles.place}
          dir="ltr"
          // What scrolls has to be reached by the keyboard, and then to say what it is.
          {...{ role: 'region', 'aria-label': words('result'), tabIndex: 0 }}
        >
          <table className={styles.table}>
            <thead>
              <tr>
                {heads.map(({ at, name }) => (
                  <th className={styles.head} key={at} scope="col">
                    <bdi>{name}</bdi>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {numbered.map(({ at: row, cells }) => (
                <tr key={row}>
                  {heads.map(({ at }) => (
                    <td className={styles.cell} key={at}>
                      <Cell value={cells[at] ?? null} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}

function Cell({ value }: { value: string | null }) {
  const words = useMessages('management');
  return value === null ? <i className={styles.null}>{words('null')}</i> : <bdi>{value}</bdi>;
}
