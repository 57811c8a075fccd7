import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './StatusLabel.module.css';

/** How bad a status is, for its color; its word and its icon say the same. */
export type Tone = 'plain' | 'good' | 'care' | 'bad';

type Props = {
  Sign: Icon;
  tone: Tone;
  /** Whether it stays on one line. */
  isNowrap?: boolean;
  children: ReactNode;
};

/** A status: an icon and a word. */
export function StatusLabel({ Sign, tone, isNowrap = false, children }: Props) {
  return (
    <span className={styles.status} data-tone={tone} data-nowrap={isNowrap || undefined}>
      <Sign size={14} stroke={1.8} aria-hidden />
      {children}
    </span>
  );
}
