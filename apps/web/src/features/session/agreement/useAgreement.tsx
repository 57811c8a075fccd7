import { useCallback, useState, type ReactNode } from 'react';
import { lazyWithMessages } from '../../../i18n/lazyWithMessages.tsx';
import { useAccount } from '../session.ts';

const AgreementSheet = lazyWithMessages(
  ['license-agreement', 'pdf-viewer'],
  async () => (await import('./AgreementSheet.tsx')).AgreementSheet,
);

type Agreement = {
  open: () => void;
  /** To be rendered where it stays mounted when its trigger is removed. */
  sheet: ReactNode;
};

/** The license agreement of the selected account, to be opened; null where there is none. */
export function useAgreement(): Agreement | null {
  const { hasLicenceAgreement: hasLicenseAgreement } = useAccount();
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const unmount = useCallback(() => setOpen(null), []);
  if (!hasLicenseAgreement) return null;
  return {
    open: () => setOpen(true),
    sheet: isOpen !== null && (
      <AgreementSheet isOpen={isOpen} onClose={() => setOpen(false)} onMissing={unmount} />
    ),
  };
}
