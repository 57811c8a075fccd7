import { DocumentFailure } from './DocumentFailure.tsx';
import { NoAccess } from './NoAccess.tsx';
import { NoPdf } from './NoPdf.tsx';
import type { Outcome } from './savePdf.ts';

type Props = { outcome: Outcome; designation: string; onRetry: () => void; onClose: () => void };

/** Says why a PDF was not saved; nothing where it was. */
export function NotSaved({ outcome, designation, onRetry, onClose }: Props) {
  switch (outcome.kind) {
    case 'saved':
      return null;
    case 'no-access':
      return <NoAccess designation={designation} onClose={onClose} />;
    case 'no-pdf':
      return <NoPdf designation={designation} onClose={onClose} />;
    case 'unchecked':
      return <DocumentFailure error={outcome.error} onRetry={onRetry} onClose={onClose} isOfAccess />;
  }
}
