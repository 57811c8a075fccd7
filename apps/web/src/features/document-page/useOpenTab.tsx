import type { Metadata } from '@norma/contracts';
import { IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import {
  type Address,
  documentQuery,
  type DocumentTab,
  hasActed,
  openTab,
} from '../documents/forDocumentPage.ts';
import styles from './EditionNotice.module.css';

type Open = {
  tab: DocumentTab | undefined;
  /** Whether the HTML is shown in place of a PDF that is still to be made. */
  isPdfAwaited: boolean;
};

const askedEveryMs = 2_000;

/**
 * The tab that is open; the HTML in place of a PDF that is still to be made. The PDF takes its place as soon as it is there,
 * unless it was not asked for and its reader has begun with the HTML.
 */
export function useOpenTab(document: Metadata, tabs: readonly DocumentTab[], address: Address): Open {
  const requested = openTab(tabs, address.tab);
  const html = tabs.find(({ key }) => key === 'html');
  const isAwaited = requested?.key === 'pdf' && document.isPdfAwaited;
  const [hasAwaited, setAwaited] = useState(isAwaited);
  const [isKept, setKept] = useState(false);
  useQuery({
    ...documentQuery(document.contentCode),
    enabled: isAwaited,
    refetchInterval: isAwaited && askedEveryMs,
  });
  if (isAwaited && !hasAwaited) setAwaited(true);
  if (hasAwaited && !isAwaited) {
    setAwaited(false);
    setKept(address.tab === null && hasActed());
  }
  const isHtml = html !== undefined && (isAwaited || (isKept && address.tab === null));
  return { tab: isHtml ? html : requested, isPdfAwaited: isAwaited };
}

/** Tells that the PDF is still to be made. */
export function PdfNotice() {
  const t = useMessages('documents');
  return (
    <p className={styles.notice} role="status">
      <IconInfoCircle className={styles.icon} size={16} stroke={1.6} aria-hidden />
      <span>{t('pdfAwaited')}</span>
    </p>
  );
}
