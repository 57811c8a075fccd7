import { IconInfoCircle } from '@tabler/icons-react';
import type { PartProps } from '../documents/forDocumentPage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './EditionNotice.module.css';

/** Tells the reader of a scanned PDF why nothing is found in it; next to the HTML it does not matter. */
export function ScanNotice({ document: { pdf, tabs }, address: { tab } }: PartProps) {
  const t = useMessages('documents');
  const isRead = tab === 'pdf' || (tab === null && !tabs.includes('HTML'));
  if (!pdf?.isScan || !isRead) return null;
  return (
    <p className={styles.notice} role="note">
      <IconInfoCircle className={styles.icon} size={16} stroke={1.6} aria-hidden />
      <span>{t('scan')}</span>
    </p>
  );
}
