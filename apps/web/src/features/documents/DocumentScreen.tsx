import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { DocumentFailure } from './DocumentFailure.tsx';
import { DocumentPage } from './DocumentPage.tsx';
import { DocumentSkeleton } from './DocumentSkeleton.tsx';
import { NoAccess } from './NoAccess.tsx';
import { partQuery } from './pagePart.ts';
import { likelyPanel } from './panels.ts';
import { accessQuery, documentQuery } from './queries.ts';
import { useAddress } from './useAddress.ts';

/** The document of the address, once it is known that the reader may open it. */
export function DocumentScreen() {
  const { contentCode, tab } = useAddress();
  const { key, load } = likelyPanel(tab);
  usePrefetchQuery(partQuery(key, load)); // Its code comes while the server is asked.
  const document = useQuery(documentQuery(contentCode));
  const access = useQuery(accessQuery(contentCode));
  const failed = [document, access].find(({ error }) => error);

  if (failed || !contentCode) return <DocumentFailure error={failed?.error} onRetry={failed?.refetch} />;
  if (!document.data || access.data === undefined) return <DocumentSkeleton />;
  if (!access.data) return <NoAccess designation={document.data.displayDesignation} />;
  return <DocumentPage key={contentCode} document={document.data} />;
}
