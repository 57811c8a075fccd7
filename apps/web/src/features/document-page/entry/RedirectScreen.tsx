import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation } from 'react-router';
import { DocumentFailure, documentQuery, useAddress } from '../../documents/forDocumentPage.ts';
import { DocumentSkeleton } from '../DocumentSkeleton.tsx';
import { RedirectCard } from './RedirectCard.tsx';

/** Redirects to a document hosted by its publisher; documents of this library open here. */
export function RedirectScreen() {
  const { contentCode } = useAddress();
  const { search, hash, state } = useLocation();
  const { data: document, error, refetch } = useQuery(documentQuery(contentCode));
  if (error || !contentCode) return <DocumentFailure error={error} onRetry={refetch} />;
  if (!document) return <DocumentSkeleton />;
  if (document.publisherTypeCode !== 'CPP')
    return <Navigate replace to={`/document/${search}${hash}`} state={state} />;
  return <RedirectCard key={contentCode} document={document} />;
}
