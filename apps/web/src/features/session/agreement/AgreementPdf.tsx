import { rangesOf, type PdfState, type PdfView } from '@norma/reader';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { wordsFor } from '../../../client/wordsFor.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { PdfPages } from '../../../ui/pdf/PdfPages.tsx';
import { useDelayed } from '../../../ui/hooks/useDelayed.ts';
import { usePdfView } from '../../../ui/pdf/usePdfView.ts';
import { useAccount } from '../session.ts';
import { agreementPdfQuery } from './agreementPdf.ts';
import { IconChevronDown, IconChevronUp, IconMinus, IconPlus } from '@tabler/icons-react';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import styles from './AgreementPdf.module.css';

/** The license agreement as a PDF, in a frame of its own. */
export function AgreementPdf() {
  const { t } = useTranslation('license-agreement');
  const { t: shared } = useTranslation();
  const { selectedAccountId } = useAccount();
  const { data, error, isFetching, refetch } = useQuery(agreementPdfQuery(selectedAccountId));
  const isSlow = useDelayed(!data);

  if (data) return <Shown file={data} onReopen={() => void refetch()} />;
  if (error && !isFetching)
    return (
      <ErrorState title={t('failed')} onRetry={() => void refetch()}>
        {wordsFor(error, shared)}
      </ErrorState>
    );
  return <output className={styles.loading}>{isSlow && t('loading')}</output>;
}

function Shown({ file, onReopen }: { file: File; onReopen: () => void }) {
  const { t } = useTranslation('license-agreement');
  const { t: ofPdf } = useTranslation('pdf-viewer');
  const fetchRange = useMemo(() => rangesOf(file), [file]);
  const { container, view, state } = usePdfView({ fetchRange, namePage: (page) => ofPdf('sheet', { page }) });
  const title = t('title');
  return (
    <section className={styles.frame} aria-label={ofPdf('pdf')}>
      <PdfTools view={view} state={state} />
      <PdfPages ref={container} label={ofPdf('sheets', { designation: title })}>
        {state.status === 'failed' && (
          <div className={styles.failure}>
            <ErrorState title={t('failed')} onRetry={onReopen}>
              {ofPdf('failed')}
            </ErrorState>
          </div>
        )}
      </PdfPages>
    </section>
  );
}

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;

/** Which page of the PDF is read, and how large. */
function PdfTools({ view, state }: { view: PdfView | undefined; state: PdfState }) {
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
