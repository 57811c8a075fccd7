import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Designation } from '../text/Designation.tsx';
import styles from './AccessDenied.module.css';

type Props = {
  designation?: string;
  /** The reason, and who can help. */
  children: ReactNode;
  actions?: ReactNode;
};

/** Says that access is denied, why, and what to do. */
export function AccessDenied({ designation, children, actions }: Props) {
  const { t } = useTranslation();
  return (
    <section className={styles.refused}>
      <h2 className={styles.title}>
        <IconLock size={16} stroke={1.6} aria-hidden />
        {t('ui.refused')}
      </h2>
      {designation && (
        <p className={styles.designation}>
          <Designation value={designation} size="head" />
        </p>
      )}
      <div className={styles.text}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}
