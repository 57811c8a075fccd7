import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { encodeQuery } from '../../../client/query.ts';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import { useDelayed } from '../../../ui/hooks/useDelayed.ts';
import { useDocumentPath } from '../../session/index.ts';
import { accessQuery, DocumentFailure, NoAccess } from '../../documents/forDocumentPage.ts';
import { nameOfAsked, type AskedCode } from './askedCode.ts';
import { codeQuery } from './queries.ts';
import { useMessages } from '../../../i18n/useMessages.ts';

type Props = {
  asked: AskedCode;
  /** Whether the reader's access is verified before the document is opened. */
  isVerified?: boolean;
};

/** Looks a document up and opens it; where the library has none of the kind, goes home. */
export function OpenAsked({ asked, isVerified = false }: Props) {
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
