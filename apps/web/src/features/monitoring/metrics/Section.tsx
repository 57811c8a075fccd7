import { useId, type ReactNode } from 'react';
import styles from './Section.module.css';

type Props = {
  title: string;
  /** What the figures below are of. */
  about?: ReactNode;
  /** A table has a line of its own above it. */
  isAboveTable?: boolean;
  children: ReactNode;
};

/** Figures that belong together. */
export function Section({ title, about, isAboveTable = false, children }: Props) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.head} data-above-table={isAboveTable || undefined}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {about && <p className={styles.about}>{about}</p>}
      </header>
      {children}
    </section>
  );
}
