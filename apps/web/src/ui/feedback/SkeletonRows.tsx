import { useDelayed } from '../hooks/useDelayed.ts';
import styles from './SkeletonRows.module.css';

/** Rows of a list that is being loaded, on the grid of the real ones; not shown where loading takes a moment only. */
export function SkeletonRows({ rows }: { rows: number }) {
  const isSlow = useDelayed(true);
  return (
    <div className={styles.rows} data-shown={isSlow || undefined} aria-hidden>
      {Array.from({ length: rows }, (_, row) => (
        <div className={styles.row} key={row}>
          <div className={styles.designation} />
          <div className={styles.words} />
          <div className={styles.date} />
        </div>
      ))}
    </div>
  );
}
