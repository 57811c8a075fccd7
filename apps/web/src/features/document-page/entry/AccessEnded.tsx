import type { Metadata } from '@norma/contracts';
import { useEffect, useState } from 'react';
import { onRefusedPiece, SupportDialog, useSupportWords } from '../../documents/forDocumentPage.ts';
import { useMessages } from '../../../i18n/useMessages.ts';

type Props = {
  document: Metadata;
  /** Whether access has been verified again meanwhile, and refused. */
  isRefused: boolean;
};

/** Tells a reader whose access ends while a document is open; what is on the page stays there. */
export function AccessEnded({ document, isRefused }: Props) {
  const { contentCode, contentId, displayDesignation } = document;
  const [hasEnded, setHasEnded] = useState(false);
  const [isRead, setRead] = useState(false);
  const words = useMessages('documents');
  const support = useSupportWords(displayDesignation);
  useEffect(() => {
    const end = (): void => {
      setHasEnded(true);
      setRead(false);
    };
    const stops = [onRefusedPiece(contentCode, end), onRefusedPiece(contentId, end)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [contentCode, contentId]);

  if (isRead || !(hasEnded || isRefused)) return null;
  return (
    <SupportDialog
      title={words('accessEnded')}
      designation={displayDesignation}
      onClose={() => setRead(true)}
    >
      {words('accessEndedText', support)}
    </SupportDialog>
  );
}
