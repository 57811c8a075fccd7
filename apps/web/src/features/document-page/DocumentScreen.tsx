import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { Metadata } from '@norma/contracts';
import { comparesEditions, Comparison } from '../comparison/index.ts';
import {
  accessQuery,
  DocumentFailure,
  documentQuery,
  onRefusedPiece,
  Opening,
  SupportDialog,
  useAddress,
  useLibrary,
  useNavigationTime,
  useSupportWords,
} from '../documents/forDocumentPage.ts';
import { DocumentPage } from './DocumentPage.tsx';
import { DocumentSkeleton } from './DocumentSkeleton.tsx';
import { panels } from './panels.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './DocumentScreen.module.css';

/**
 * The document of the address: its record as soon as it is known, its text once it is known that the reader may open it;
 * what has been opened stays open.
 */
export function DocumentScreen() {
  const t = useMessages('documents');
  const library = useLibrary();
  const address = useAddress();
  const { contentCode, tab, compare } = address;
  useNavigationTime();
  const likely = tab ?? 'pdf';
  useEffect(() => panels[likely].preload(), [likely]); // Its code comes while the server is asked.
  const document = useQuery(documentQuery(contentCode));
  const access = useQuery(accessQuery(contentCode));
  const { search, hash, state } = useLocation();
  const [opened, setOpened] = useState('');
  if (access.data && opened !== contentCode) setOpened(contentCode);

  // What is here already does not go because it cannot be fetched again.
  if (!contentCode || (document.error && !document.data))
    return <DocumentFailure error={document.error} onRetry={document.refetch} />;
  // Whether it may be read is for the publisher to say who shows it.
  if (document.data?.publisherTypeCode === 'CPP')
    return <Navigate replace to={`/content-redirect${search}${hash}`} state={state} />;
  if (!document.data) return <DocumentSkeleton />;
  if (access.data === undefined)
    return (
      <>
        <DocumentPage key={contentCode} document={document.data} access="asked" />
        {access.error && <DocumentFailure error={access.error} onRetry={access.refetch} isOfAccess />}
      </>
    );
  if (!access.data && opened !== contentCode)
    return (
      <DocumentPage key={contentCode} document={{ ...document.data, isEntitled: false }} access="refused" />
    );
  return (
    <>
      {compare !== null && comparesEditions(library) ? (
        <Comparison
          document={document.data}
          address={address}
          whileLoading={<Opening>{t('openingPart')}</Opening>}
        />
      ) : (
        <DocumentPage key={contentCode} document={document.data} access="given" />
      )}
      <AccessEnded key={`access to ${contentCode}`} document={document.data} isRefused={!access.data} />
    </>
  );
}

/** A document without the shell around it; under DRM it cannot be printed. */
export function StandaloneDocument() {
  const { isDrm } = useLibrary();
  return (
    <main className={isDrm ? styles.unprintable : undefined}>
      <DocumentScreen />
    </main>
  );
}

type Props = {
  document: Metadata;
  /** Whether access has been verified again in the meantime, and refused. */
  isRefused: boolean;
};

/** Tells a reader whose access ends while a document is open; what is on the page stays there. */
function AccessEnded({ document, isRefused }: Props) {
  const { contentCode, contentId, displayDesignation } = document;
  const [hasEnded, setHasEnded] = useState(false);
  const [isRead, setRead] = useState(false);
  const t = useMessages('documents');
  const support = useSupportWords(displayDesignation);
  useEffect(() => {
    const end = (): void => {
      setHasEnded(true);
      setRead(false);
    };
    const stops = [onRefusedPiece(contentCode, end), onRefusedPiece(contentId, end)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [contentCode, contentId]);

  if (isRead || !(hasEnded || isRefused)) return null;
  return (
    <SupportDialog title={t('accessEnded')} designation={displayDesignation} onClose={() => setRead(true)}>
      {t('accessEndedText', support)}
    </SupportDialog>
  );
}
