import type { ReactNode } from 'react';
import { ScreenTitle } from '../../../ui/layout/Screen.tsx';
import styles from './ReportHead.module.css';

type Props = { title: string; about: ReactNode; children: ReactNode };

/** The title of a report and whose it is; at the end of the line, what can be chosen and taken along. */
export function ReportHead({ title, about, children }: Props) {
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <ScreenTitle>{title}</ScreenTitle>
        <p className={styles.about}>{about}</p>
      </div>
      <div className={styles.actions}>{children}</div>
    </header>
  );
}
