import type { ReactNode } from 'react';
import styles from './FactList.module.css';

type Fact = { label: string; value: ReactNode; isFigure?: boolean };

/** Facts one below the other, for details and reports; the facts of a document's head are a title block. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value, isFigure = false }, place) => (
        <div className={styles.fact} key={`${place} ${label}`}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value} data-figure={isFigure || undefined}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
