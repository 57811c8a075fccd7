import type { ReactNode } from 'react';
import styles from './Screen.module.css';

type Props = {
  /** A class that sets `--room`, how wide the content may be, and `--gap`, how far its parts are from each other. */
  className?: string | undefined;
  children: ReactNode;
};

/** What fills the page between header and footer: its title, and below it what it is about. */
export function Screen({ className, children }: Props) {
  return <div className={`${styles.screen} ${className ?? ''}`}>{children}</div>;
}

/** The title of a screen; the focus goes there when the screen comes. */
export function ScreenTitle({ children, title }: { children: ReactNode; title?: string | undefined }) {
  return (
    <h1 className={styles.title} title={title} tabIndex={-1}>
      {children}
    </h1>
  );
}
