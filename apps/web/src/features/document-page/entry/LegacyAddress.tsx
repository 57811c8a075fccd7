import { Navigate, useLocation } from 'react-router';
import { useQuery } from '@tanstack/react-query';
import { type RequestedDocument, nameOfRequested, readRequestedDocument } from './requestedDocument.ts';
import { readLegacyAddress } from './legacyAddress.ts';
import { encodeQuery } from '../../../client/query.ts';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import { useDelayed } from '../../../ui/hooks/useDelayed.ts';
import { useDocumentPath } from '../../session/index.ts';
import { accessQuery, DocumentFailure } from '../../documents/forDocumentPage.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { client } from '../../../client/client.ts';
import { queryKeys } from '../../../client/queryKeys.ts';
import { apiQuery } from '../../../client/apiQuery.ts';

/** Opens the document of a legacy URL, or goes home. */
export function LegacyAddress() {
  const { pathname } = useLocation();
  const requested = readLegacyAddress(pathname);
  return requested ? <OpenRequested requested={requested} /> : <Navigate replace to="/" />;
}

const kinds = ['SUBSCRIPTION', 'EDIT'];

/** Opens the document of a link from a subscription or an editor, or of a legacy address. */
export function Resolve() {
  const { pathname, search } = useLocation();
  const [, kind = ''] = pathname.split('/').filter(Boolean);
  if (!kinds.includes(kind.toUpperCase())) return <LegacyAddress />;
  const requested = readRequestedDocument(search);
  return requested ? <OpenRequested requested={requested} isVerified /> : <Navigate replace to="/" />;
}

type Props = {
  requested: RequestedDocument;
  /** Whether the reader's access is verified before the document is opened. */
  isVerified?: boolean;
};

/** Looks up a document and opens it; goes home if the library has none. */
function OpenRequested({ requested, isVerified = false }: Props) {
  const code = useQuery(codeQuery(requested));
  const contentCode = code.data ?? '';
  const access = useQuery({ ...accessQuery(contentCode), enabled: isVerified && contentCode !== '' });
  const documentPath = useDocumentPath();

  if (code.error) return <DocumentFailure error={code.error} onRetry={code.refetch} />;
  if (access.error) return <DocumentFailure error={access.error} onRetry={access.refetch} isOfAccess />;
  if (code.data === null) return <Navigate replace to="/" />;
  if (code.data === undefined || (isVerified && access.data === undefined))
    return <Looking requested={requested} />;
  return <Navigate replace to={documentPath + encodeQuery({ contentCode })} />;
}

function Looking({ requested }: { requested: RequestedDocument }) {
  const t = useMessages('document-entry');
  const isSlow = useDelayed(true);
  return isSlow ? <Spinner label={t('looking', { name: nameOfRequested(requested) })} /> : null;
}

/** The content code of the requested document; null if the library has none. */
const codeQuery = (requested: RequestedDocument) =>
  apiQuery(queryKeys.documents('code', requested), async (options): Promise<string | null> => {
    if ('contentCode' in requested) return requested.contentCode;
    const found = await client.search.codeOfDesignation({ query: queryOf(requested) }, options);
    return found === 'Not found Content' ? null : found.contentCode;
  });

function queryOf(requested: Exclude<RequestedDocument, { contentCode: string }>) {
  if ('assetId' in requested) return { assetId: requested.assetId };
  const { designation, year, status } = requested;
  return { designation, ...(year && { year }), ...(status && { status }) };
}
