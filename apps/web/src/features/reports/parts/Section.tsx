import { useId, type ReactNode } from 'react';
import styles from './Section.module.css';

type Props = {
  title: string;
  /** At the end of the line of the title, such as the way to the whole list. */
  action?: ReactNode;
  children: ReactNode;
};

/** A part of a report below its title. */
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
