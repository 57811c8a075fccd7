import { useId, type ReactNode } from 'react';
import styles from './admin.module.css';

/** A part of a screen under its name. */
export function Section({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 className={styles.name} id={id}>
        {name}
      </h2>
      {children}
    </section>
  );
}
