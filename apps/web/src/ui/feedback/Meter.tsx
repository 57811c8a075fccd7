import styles from './Meter.module.css';

type Props = {
  /** What is measured, and in words how much of it there is: "Heap: 1.19 of 2.05 GB". */
  label: string;
  /** The share of the limit, from 0 to 1. */
  share: number;
  /** Above the limit; the text next to it says so, too. */
  isWarning?: boolean;
};

/** How much there is of what there may be, on a scale of ten. */
export function Meter({ label, share, isWarning = false }: Props) {
  const held = Math.min(1, Math.max(0, share));
  return (
    <span
      className={styles.meter}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(held * 100)}
      data-warning={isWarning || undefined}
    >
      <span className={styles.bar} style={{ inlineSize: `${held * 100}%` }} />
    </span>
  );
}
