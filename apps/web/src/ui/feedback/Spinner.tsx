import styles from './Spinner.module.css';

/** Fills the screen while there is nothing else to show. */
export function Spinner({ label }: { label: string }) {
  return (
    <output className={styles.screen}>
      <svg className={styles.circle} viewBox="0 0 48 48" width="48" height="48" fill="none" aria-hidden>
        <circle className={styles.path} cx="24" cy="24" r="20" />
        <g className={styles.hand}>
          <path className={styles.arc} d="M24 4a20 20 0 0 1 20 20" />
          <path className={styles.head} d="M44 26l-3.500-10h7z" />
        </g>
      </svg>
      <span className={styles.label}>{label}</span>
    </output>
  );
}
