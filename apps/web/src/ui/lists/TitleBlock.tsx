import type { ReactNode } from 'react';
import styles from './TitleBlock.module.css';

/** Ruled facts, as in the corner of a drawing. */
export function TitleBlock({ facts }: { facts: { label: string; value: ReactNode }[] }) {
  return (
    <dl className={styles.block}>
      {facts.map(({ label, value }) => (
        <div className={styles.fact} key={label}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
