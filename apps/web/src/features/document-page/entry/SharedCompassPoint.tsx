import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate, useParams } from 'react-router';
import { CallRefused } from '../../../client/client.ts';
import { MessageDialog } from '../../../ui/overlays/MessageDialog.tsx';
import { pathToShared, sharedQuery } from '../../compass-points/index.ts';
import {
  DocumentFailure,
  NoAccess,
  SupportDialog,
  useSupportWords,
} from '../../documents/forDocumentPage.ts';
import { DocumentSkeleton } from '../DocumentSkeleton.tsx';
import { type MessageKey, type Translate, useMessages } from '../../../i18n/useMessages.ts';

/** The link of a compass point: opens its document at it, or says why not and leads home. */
export function SharedCompassPoint() {
  const { compasspointUUID = '' } = useParams();
  const { data: point, error, refetch } = useQuery(sharedQuery(compasspointUUID.toLowerCase()));
  if (error) return <NotOpened error={error} onRetry={refetch} />;
  if (!point) return <DocumentSkeleton />;
  if (point.isDeleted) return <Notice word="markDeactivated" text="markDeactivatedText" />;
  return <Navigate replace to={pathToShared(point)} />;
}

function NotOpened({ error, onRetry }: { error: Error; onRetry: () => unknown }) {
  const designation = error instanceof CallRefused ? error.params['designation'] : undefined;
  switch (error instanceof CallRefused ? error.code : '') {
    case 'compass-points-not-eligible':
      return <Notice word="markNotEligible" text="markNotEligibleText" />;
    case 'document-not-entitled':
      return designation ? (
        <NoAccess designation={designation} />
      ) : (
        <NoCompassPoint word="noAccess" text="noAccessUnnamed" />
      );
    case 'compass-points-not-enabled':
      return <NoCompassPoint word="noFeature" text="noFeatureText" />;
    case 'compass-point-not-found':
      return <Notice word="markUnknown" text="markUnknownText" />;
    default:
      return <DocumentFailure error={error} onRetry={onRetry} />;
  }
}

type Word = Parameters<Translate<'document-entry'>>[0];

/** A message instead; confirming and closing both go home. */
function Notice({ word, text }: { word: Word; text: Word }) {
  const t = useMessages('document-entry');
  const navigate = useNavigate();
  return (
    <MessageDialog isOpen title={t(word)} onEnd={() => void navigate('/', { replace: true })}>
      {t(text)}
    </MessageDialog>
  );
}

/** The tenant's words to a reader to whom a compass point does not open, and who can help; closing them leads home. */
function NoCompassPoint({ word, text }: { word: MessageKey<'documents'>; text: MessageKey<'documents'> }) {
  const t = useMessages('documents');
  const navigate = useNavigate();
  const support = useSupportWords('');
  return (
    <SupportDialog title={t(word)} onClose={() => void navigate('/', { replace: true })}>
      {t(text, support)}
    </SupportDialog>
  );
}
