import { useId, type ReactNode } from 'react';
import styles from './admin.module.css';

type Props = {
  name: string;
  /** Beside the name. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A part of a screen under its name. */
export function Section({ name, actions, children }: Props) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.nameLine}>
        <h2 className={styles.name} id={id}>
          {name}
        </h2>
        {actions}
      </div>
      {children}
    </section>
  );
}
