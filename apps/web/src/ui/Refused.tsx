import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Designation } from './Designation.tsx';
import parts from './Refused.module.css';

type Props = {
  designation?: string;
  /** Why, in words, and who can help. */
  children: ReactNode;
  actions?: ReactNode;
};

/** Says that something is not for this reader, why, and what to do about it. */
export function Refused({ designation, children, actions }: Props) {
  const { t } = useTranslation();
  return (
    <section className={parts.refused}>
      <h2 className={parts.title}>
        <IconLock size={16} stroke={1.6} aria-hidden />
        {t('ui.refused')}
      </h2>
      {designation && (
        <p className={parts.designation}>
          <Designation value={designation} size="head" />
        </p>
      )}
      <div className={parts.text}>{children}</div>
      {actions && <div className={parts.actions}>{actions}</div>}
    </section>
  );
}
