import type { ReactNode } from 'react';
import { ScreenTitle } from './Screen.tsx';
import styles from './ScreenHead.module.css';

type Props = {
  title: string;
  /** What the screen is about; an empty text keeps the room of one that is still to come. */
  about?: ReactNode;
  actions?: ReactNode;
  /** At the top they stay next to the texts for as long as there is room for 20 em of them. */
  actionsAt?: 'middle' | 'top';
};

/** The head of a screen: its title, what it is about, and what can be done there. */
export function ScreenHead({ title, about, actions, actionsAt = 'middle' }: Props) {
  return (
    <header className={styles.head} data-actions={actionsAt}>
      <div className={styles.texts}>
        <ScreenTitle>{title}</ScreenTitle>
        {about !== undefined && <p className={styles.about}>{about}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
