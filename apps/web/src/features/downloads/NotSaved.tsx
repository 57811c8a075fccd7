import { DocumentFailure, NoAccess } from '../documents/forDocumentPage.ts';
import { NoPdf } from './NoPdf.tsx';
import type { NotSavedReason } from './steps.ts';

type Props = { reason: NotSavedReason; designation: string; onRetry: () => void; onClose: () => void };

/** Says why a PDF was not saved. */
export function NotSaved({ reason, designation, onRetry, onClose }: Props) {
  switch (reason.kind) {
    case 'no-access':
      return <NoAccess designation={designation} onClose={onClose} />;
    case 'no-pdf':
      return <NoPdf designation={designation} onClose={onClose} />;
    case 'unchecked':
      return <DocumentFailure error={reason.error} onRetry={onRetry} onClose={onClose} isOfAccess />;
  }
}
