import { useDelayed } from '../hooks/useDelayed.ts';
import styles from './SkeletonBody.module.css';

type Props = { rows: number; columns: number };

/** Rows that are on their way, on the grid of the real ones; not shown where loading takes a moment only. */
export function SkeletonBody({ rows, columns }: Props) {
  const isSlow = useDelayed(true);
  return (
    <tbody className={styles.rows} data-shown={isSlow || undefined} aria-hidden>
      {Array.from({ length: rows }, (_, row) => (
        <tr key={row}>
          {Array.from({ length: columns }, (__, column) => (
            <td className={styles.cell} key={column}>
              &nbsp;
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
