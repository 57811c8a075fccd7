import type { ReactNode } from 'react';
import { useDelayed } from '../../ui/hooks/useDelayed.ts';
import styles from './Opening.module.css';

/** Says that a text is being opened, once that takes long enough to notice. */
export function Opening({ children }: { children: ReactNode }) {
  const isSlow = useDelayed(true);
  return (
    <output className={styles.opening}>
      {isSlow && (
        <span className={styles.words}>
          <span className={styles.measure} aria-hidden />
          {children}
        </span>
      )}
    </output>
  );
}
