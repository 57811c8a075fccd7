import type { ReactNode } from 'react';
import { Button } from '../../ui/buttons/Button.tsx';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import { Designation } from '../../ui/text/Designation.tsx';
import { useLibrary } from './useLibrary.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './SupportDialog.module.css';

type Props = {
  title: string;
  /** Absent where it is about no document in particular. */
  designation?: string;
  onClose: () => void;
  children: ReactNode;
};

/** Says why a document is not available, and who can help. */
export function SupportDialog({ title, designation, onClose, children }: Props) {
  const t = useMessages('documents');
  const { tenant } = useLibrary();
  const { 'contact-link': contact, 'support-phone': phone } = tenant['content-access-messages'];
  return (
    <ConfirmDialog
      isOpen
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          {contact && (
            <a className={styles.contact} href={contact} target="_blank" rel="noopener noreferrer">
              {t('contact')}
            </a>
          )}
        </>
      }
    >
      {designation && <Designation value={designation} />}
      <p className={styles.reason}>{children}</p>
      <p className={styles.ways}>
        {phone && (
          <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
            <bdi dir="ltr">{phone}</bdi>
          </a>
        )}
        {tenant.supportEmail && (
          <a href={`mailto:${tenant.supportEmail}`}>
            <bdi dir="ltr">{tenant.supportEmail}</bdi>
          </a>
        )}
      </p>
    </ConfirmDialog>
  );
}
