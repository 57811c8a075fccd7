import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './BackLink.module.css';

/** A link to the list that a screen was opened from. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={styles.back} to={to}>
      <IconArrowLeft className={styles.arrow} size={16} stroke={1.6} aria-hidden />
      {children}
    </Link>
  );
}
