import { Navigate, useLocation } from 'react-router';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type AskedCode, nameOfAsked, readAskedCode } from './askedCode.ts';
import { readLegacyAddress } from './legacyAddress.ts';
import { encodeQuery } from '../../../client/query.ts';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import { useDelayed } from '../../../ui/hooks/useDelayed.ts';
import { useDocumentPath } from '../../session/index.ts';
import { accessQuery, DocumentFailure, NoAccess } from '../../documents/forDocumentPage.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { client } from '../../../client/client.ts';
import { queryKeys } from '../../../client/queryKeys.ts';

/** Opens the document that a link of earlier days names, or goes home. */
export function LegacyAddress() {
  const { pathname } = useLocation();
  const asked = readLegacyAddress(pathname);
  return asked ? <OpenAsked asked={asked} /> : <Navigate replace to="/" />;
}

const kinds = ['SUBSCRIPTION', 'EDIT'];

/** Opens the document of a link from a subscription or an editor, or of a legacy address. */
export function Resolve() {
  const { pathname, search } = useLocation();
  const [, kind = ''] = pathname.split('/').filter(Boolean);
  if (!kinds.includes(kind.toUpperCase())) return <LegacyAddress />;
  const asked = readAskedCode(search);
  return asked ? <OpenAsked asked={asked} isVerified /> : <Navigate replace to="/" />;
}

type Props = {
  asked: AskedCode;
  /** Whether the reader's access is verified before the document is opened. */
  isVerified?: boolean;
};

/** Looks a document up and opens it; where the library has none of the kind, goes home. */
function OpenAsked({ asked, isVerified = false }: Props) {
  const code = useQuery(codeQuery(asked));
  const contentCode = code.data ?? '';
  const access = useQuery({ ...accessQuery(contentCode), enabled: isVerified && contentCode !== '' });
  const documentPath = useDocumentPath();

  if (code.error) return <DocumentFailure error={code.error} onRetry={code.refetch} />;
  if (access.error) return <DocumentFailure error={access.error} onRetry={access.refetch} isOfAccess />;
  if (code.data === null) return <Navigate replace to="/" />;
  if (code.data === undefined || (isVerified && access.data === undefined)) return <Looking asked={asked} />;
  if (access.data === false) return <NoAccess designation={nameOfAsked(asked)} />;
  return <Navigate replace to={documentPath + encodeQuery({ contentCode })} />;
}

function Looking({ asked }: { asked: AskedCode }) {
  const words = useMessages('document-entry');
  const isSlow = useDelayed(true);
  return isSlow ? <Spinner label={words('looking', { name: nameOfAsked(asked) })} /> : null;
}

/** The content code of what is asked for; null where the library has no such document. */
const codeQuery = (asked: AskedCode) =>
  queryOptions({
    queryKey: queryKeys.documents('code', asked),
    queryFn: async ({ signal }): Promise<string | null> => {
      if ('contentCode' in asked) return asked.contentCode;
      const found = await client.search.codeOfDesignation({ query: queryOf(asked) }, { signal });
      return found === 'Not found Content' ? null : found.contentCode;
    },
    meta: { isHandled: true },
  });

function queryOf(asked: Exclude<AskedCode, { contentCode: string }>) {
  if ('assetId' in asked) return { assetId: asked.assetId };
  const { designation, year, status } = asked;
  return { designation, ...(year && { year }), ...(status && { status }) };
}
