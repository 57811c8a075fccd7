import type { Metadata } from '@norma/contracts';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation } from 'react-router';
import {
  DocumentFailure,
  documentQuery,
  useAddress,
  useLibrary,
  useNavigationTime,
} from '../documents/forDocumentPage.ts';
import { DocumentScreen } from './DocumentScreen.tsx';
import { DocumentSkeleton } from './DocumentSkeleton.tsx';

/** The address that links name: decides which screen shows the document, and puts that one in its place. */
export function DocumentEntry() {
  const { search, hash, state } = useLocation();
  useNavigationTime();
  const { isDrm } = useLibrary();
  const { contentCode } = useAddress();
  const isEnabled = !isDrm && contentCode !== ''; // Under DRM another screen asks.
  const { data: document, error, refetch } = useQuery({ ...documentQuery(contentCode), enabled: isEnabled });

  if (isDrm) return <Elsewhere to={`/document-view/${search}${hash}`} state={state} />;
  if (error || !contentCode) return <DocumentFailure error={error} onRetry={refetch} />;
  if (!document) return <DocumentSkeleton />;
  const screen = screenOf(document);
  return screen ? <Elsewhere to={screen + search + hash} state={state} /> : <DocumentScreen />;
}

/** Goes to another screen; until that has come, the page keeps its place. */
function Elsewhere({ to, state }: { to: string; state: unknown }) {
  return (
    <>
      <Navigate replace to={to} state={state} />
      <DocumentSkeleton />
    </>
  );
}

/** Where a document is shown: at its publisher (CPP), with us, or, without a publisher, at the entry itself. */
function screenOf({ publisherCode, publisherTypeCode }: Metadata): string | null {
  if (!publisherCode) return null;
  return publisherTypeCode === 'CPP' ? '/content-redirect' : '/content-access';
}
