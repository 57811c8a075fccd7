import { rangesOf } from '@norma/reader';
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
import { PdfTools } from './PdfTools.tsx';
import styles from './AgreementPdf.module.css';

/** The licence agreement as a PDF, in a frame of its own. */
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
