import type { Metadata } from '@norma/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { MarkingPart } from './MarkingPart.tsx';
import { ReferencesPart } from './ReferencesPart.tsx';
import { type Address, articleQuery, HtmlText, Opening } from '../documents/forDocumentPage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './HtmlPanel.module.css';

/** The HTML of a document, once it has come. */
export function HtmlPanel({ document, address }: { document: Metadata; address: Address }) {
  const t = useMessages('html-viewer');
  const { data: text, error, refetch } = useQuery(articleQuery(document.contentId));
  const [attempt, setAttempt] = useState(1);
  const [hasFailed, setFailed] = useState(false);
  const tryAgain = async (): Promise<void> => {
    await refetch(); // Not before: the text that failed would only fail again.
    setFailed(false);
    setAttempt((before) => before + 1);
  };
  if (error || hasFailed) {
    return (
      <div className={styles.failure}>
        <ErrorState title={t('failed')} onRetry={() => void tryAgain()}>
          {t('failedText')}
        </ErrorState>
      </div>
    );
  }
  if (text === undefined) {
    return (
      <div className={styles.opening}>
        <Opening>{t('opening')}</Opening>
      </div>
    );
  }
  return (
    <HtmlText
      key={attempt}
      {...text}
      contentCode={document.contentCode}
      title={document.displayDesignation}
      address={address}
      hasMarks={document.tabs.includes('Compass Points')}
      renderMarking={(place) => <MarkingPart document={document} address={address} place={place} />}
      renderReferences={(view) => <ReferencesPart document={document} view={view} />}
      onFailure={() => setFailed(true)}
    />
  );
}
