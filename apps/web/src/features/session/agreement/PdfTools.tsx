import type { PdfState, PdfView } from '@norma/reader';
import { IconChevronDown, IconChevronUp, IconMinus, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import styles from './AgreementPdf.module.css';

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;

/** Which page of the PDF is read, and how large. */
export function PdfTools({ view, state }: { view: PdfView | undefined; state: PdfState }) {
  const { t } = useTranslation('pdf-viewer');
  const ready = state.status === 'ready' ? state : null;
  const { page = 1, pageCount: count = 1 } = ready ?? {};
  return (
    <div className={styles.tools} role="group" aria-label={t('tools')}>
      <IconButton label={t('smaller')} disabled={!ready} onClick={() => view?.act('smaller')}>
        <IconMinus {...icon} />
      </IconButton>
      <IconButton label={t('larger')} disabled={!ready} onClick={() => view?.act('larger')}>
        <IconPlus {...icon} />
      </IconButton>
      <span className={styles.gap} />
      <span className={styles.place}>
        {ready && t('nowPage', { page, count })}
        {state.status === 'loading' && t('opening')}
      </span>
      <IconButton label={t('previousPage')} disabled={page <= 1} onClick={() => view?.act('previous-page')}>
        <IconChevronUp {...icon} />
      </IconButton>
      <IconButton label={t('nextPage')} disabled={page >= count} onClick={() => view?.act('next-page')}>
        <IconChevronDown {...icon} />
      </IconButton>
    </div>
  );
}
