import { useId, type ReactNode } from 'react';
import styles from './Section.module.css';

type Props = { title: string; action?: ReactNode; children: ReactNode };

/** A section of the screen of a person, with its action. */
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
