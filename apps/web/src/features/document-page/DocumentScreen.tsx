import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { comparesEditions, loadComparison } from '../comparison/index.ts';
import {
  accessQuery,
  DocumentFailure,
  documentQuery,
  NoAccess,
  Opening,
  useAddress,
  useLibrary,
} from '../documents/forDocumentPage.ts';
import { DocumentPage } from './DocumentPage.tsx';
import { DocumentSkeleton } from './DocumentSkeleton.tsx';
import { AccessEnded } from './entry/AccessEnded.tsx';
import { LoadedPart } from './LoadedPart.tsx';
import { NotesOfClosed } from '../notes/index.ts';
import { partQuery } from '../documents/index.ts';
import { panels } from './panels.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './DocumentScreen.module.css';

/** The document of the address, once it is known that the reader may open it; what has been opened stays open. */
export function DocumentScreen() {
  const words = useMessages('documents');
  const library = useLibrary();
  const address = useAddress();
  const { contentCode, tab, compare } = address;
  const likely = tab ?? 'pdf';
  usePrefetchQuery(partQuery(likely, panels[likely])); // Its code comes while the server is asked.
  const document = useQuery(documentQuery(contentCode));
  const access = useQuery(accessQuery(contentCode));
  const { search, hash, state } = useLocation();
  const [opened, setOpened] = useState('');
  if (access.data && opened !== contentCode) setOpened(contentCode);

  // What is here already does not go because it cannot be asked for again.
  if (!contentCode || (document.error && !document.data))
    return <DocumentFailure error={document.error} onRetry={document.refetch} />;
  // Whether it may be read is for the publisher to say who shows it.
  if (document.data?.publisherTypeCode === 'CPP')
    return <Navigate replace to={`/content-redirect${search}${hash}`} state={state} />;
  if (access.error && access.data === undefined)
    return <DocumentFailure error={access.error} onRetry={access.refetch} isOfAccess />;
  if (!document.data || access.data === undefined) return <DocumentSkeleton />;
  if (!access.data && opened !== contentCode) {
    const { displayDesignation } = document.data;
    return <NoAccess designation={displayDesignation} below={<NotesOfClosed document={document.data} />} />;
  }
  return (
    <>
      {compare !== null && comparesEditions(library) ? (
        <LoadedPart name="comparison" load={loadComparison} shown={{ document: document.data, address }}>
          <Opening>{words('openingPart')}</Opening>
        </LoadedPart>
      ) : (
        <DocumentPage key={contentCode} document={document.data} />
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
