import { useDelayed } from './useDelayed.ts';
import parts from './SkeletonRows.module.css';

/** Rows of a list that is being loaded, on the grid of the real ones; not shown where loading takes a moment only. */
export function SkeletonRows({ rows }: { rows: number }) {
  const isSlow = useDelayed(true);
  return (
    <div className={parts.rows} data-shown={isSlow || undefined} aria-hidden>
      {Array.from({ length: rows }, (_, row) => (
        <div className={parts.row} key={row}>
          <div className={parts.designation} />
          <div className={parts.words} />
          <div className={parts.date} />
        </div>
      ))}
    </div>
  );
}
