import { useId, type ReactNode } from 'react';
import styles from './Section.module.css';

type Props = { title: string; action?: ReactNode; children: ReactNode };

/** A part of what is known of somebody, with what can be done about it. */
export function Section({ title, action, children }: Props) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {action}
      </header>
      {children}
    </section>
  );
}
