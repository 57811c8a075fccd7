import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation } from 'react-router';
import { DocumentFailure, documentQuery, useAddress } from '../../documents/forDocumentPage.ts';
import { DocumentSkeleton } from '../DocumentSkeleton.tsx';
import { RedirectCard } from './RedirectCard.tsx';

/** Leads to a document that its publisher shows; one that is read here opens here. */
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
