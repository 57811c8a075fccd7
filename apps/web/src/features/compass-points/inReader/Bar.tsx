import type { ReactNode } from 'react';
import { Benchmark } from '../Benchmark.tsx';
import styles from './Bar.module.css';

type Props = {
  children: ReactNode;
  /** Buttons. */
  actions: ReactNode;
  isUrgent?: boolean;
};

/** A bar above the text with the state of compass points, and its actions. */
export function Bar({ children, actions, isUrgent = false }: Props) {
  return (
    <div className={styles.bar} role={isUrgent ? 'alert' : 'status'}>
      <span className={styles.sign}>
        <Benchmark size={14} />
      </span>
      <p className={styles.words}>{children}</p>
      <span className={styles.acts}>{actions}</span>
    </div>
  );
}
