import type { ReactNode } from 'react';
import styles from './PageMessage.module.css';

type Props = {
  children: ReactNode;
  /** What stands below the words, such as the number of a request. */
  foot?: ReactNode;
  /** The ways on. */
  acts: ReactNode;
};

/** What a page has to say below its title where it has nothing else to show: words, and the ways on. */
export function PageMessage({ children, foot, acts }: Props) {
  return (
    <>
      <div className={styles.text}>{children}</div>
      {foot}
      <div className={styles.acts}>{acts}</div>
    </>
  );
}
