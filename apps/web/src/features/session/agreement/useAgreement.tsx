import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { wordsFor } from '../../../client/wordsFor.ts';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { useLazyComponent } from '../../../ui/hooks/useLazyComponent.ts';
import { loadMessages } from '../../../i18n/i18n.ts';
import { useAccount } from '../session.ts';

type Agreement = {
  open: () => void;
  /** To be put where it stays when what opened it goes. */
  sheet: ReactNode;
};

/** The licence agreement of the selected account, to be opened; null where there is none. */
export function useAgreement(): Agreement | null {
  const { t } = useTranslation();
  const { hasLicenceAgreement } = useAccount();
  const { Part: AgreementSheet, fetchPart } = useLazyComponent(loadSheet);
  const [isOpen, setOpen] = useState(false);
  if (!hasLicenceAgreement) return null;
  return {
    open: () =>
      void fetchPart().then(
        () => setOpen(true),
        (error: unknown) => showToast({ kind: 'error', message: wordsFor(error, t) }),
      ),
    sheet: AgreementSheet && <AgreementSheet isOpen={isOpen} onClose={() => setOpen(false)} />,
  };
}

async function loadSheet() {
  const [{ AgreementSheet }] = await Promise.all([
    import('./AgreementSheet.tsx'),
    loadMessages('license-agreement'),
    loadMessages('pdf-viewer'),
  ]);
  return AgreementSheet;
}
