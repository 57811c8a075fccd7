import type { ReactNode } from 'react';
import styles from './PageMessage.module.css';

type Props = {
  children: ReactNode;
  /** Shown below the text, such as a request id. */
  foot?: ReactNode;
  /** Links and buttons below the text. */
  acts?: ReactNode;
};

/** A page that consists of a message and its actions. */
export function PageMessage({ children, foot, acts }: Props) {
  return (
    <>
      <div className={styles.text}>{children}</div>
      {foot}
      {acts && <div className={styles.acts}>{acts}</div>}
    </>
  );
}
