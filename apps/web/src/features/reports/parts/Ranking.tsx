import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { useNumberFormat } from '../../../ui/text/useNumberFormat.ts';
import styles from './Ranking.module.css';

/** Something that is counted, and how often. */
type Ranked = { readonly key: string; readonly name: ReactNode; readonly count: number };

type Props = {
  /** What the table is, for those who do not see its title. */
  caption: string;
  heads: { readonly name: string; readonly count: string };
  rows: readonly Ranked[];
  /** The count of the longest bar. */
  most: number;
  empty: string;
};

/** A table of counts, the highest first, in which a bar shows each as a share of the maximum. */
export function Ranking({ caption, heads, rows, most, empty }: Props) {
  const write = useNumberFormat();
  if (rows.length === 0) return <p className={styles.empty}>{empty}</p>;
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            <VisuallyHidden>{heads.name}</VisuallyHidden>
          </th>
          <th scope="col">
            <VisuallyHidden>{heads.count}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, count }) => (
          <tr key={key}>
            <th className={styles.name} scope="row">
              {name}
            </th>
            <td className={styles.room} aria-hidden>
              <span className={styles.line}>
                <i
                  className={styles.mark}
                  style={{ inlineSize: `${most > 0 ? (count / most) * 100 : 0}%` }}
                />
              </span>
            </td>
            <td className={styles.count}>
              <bdi>{write(count)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
