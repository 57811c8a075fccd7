import { useId, type ReactNode } from 'react';
import styles from './Part.module.css';

/** One kind of details under its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 className={styles.title} id={id}>
        {title}
      </h3>
      {children}
    </section>
  );
}
