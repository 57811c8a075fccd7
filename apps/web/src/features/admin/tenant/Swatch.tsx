import styles from './Swatch.module.css';

/** A color and how it is written. */
export function Swatch({ colour }: { colour: string }) {
  return (
    <span className={styles.swatch} dir="ltr">
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden>
        <rect className={styles.patch} x="0.5" y="0.5" width="15" height="15" fill={colour} />
      </svg>
      {colour.toUpperCase()}
    </span>
  );
}
