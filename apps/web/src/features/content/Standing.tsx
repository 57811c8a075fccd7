import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './Standing.module.css';

/** How bad a state is, for its colour; its word and its sign say the same. */
export type Tone = 'plain' | 'good' | 'care' | 'bad';

type Props = { Sign: Icon; tone: Tone; children: ReactNode };

/** Where something stands: a sign and a word. */
export function Standing({ Sign, tone, children }: Props) {
  return (
    <span className={styles.standing} data-tone={tone}>
      <Sign size={14} stroke={1.8} aria-hidden />
      {children}
    </span>
  );
}
