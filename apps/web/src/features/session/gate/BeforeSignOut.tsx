import { useTranslation } from 'react-i18next';
import { MessageDialog } from '../../../ui/overlays/MessageDialog.tsx';
import { providerElsewhere } from '../signedOut.ts';
import { useTenant } from '../tenant.ts';

type Props = { onLeave: () => void; onStay: () => void };

/**
 * Tells a user whom another program or an identity provider lets in what signing out means, in the words of the library
 * where it has some.
 */
export function BeforeSignOut({ onLeave, onStay }: Props) {
  const { t } = useTranslation('sign-in');
  const { issuer, 'sign-out': signOut } = useTenant();
  const provider = providerElsewhere(issuer, window.location.origin);
  return (
    <MessageDialog isOpen title={t('beforeSignOut')} onEnd={(end) => (end === 'OK' ? onLeave() : onStay())}>
      {signOut.text || (provider ? t('beforeSignOutOfProvider', { provider }) : t('beforeSignOutText'))}
    </MessageDialog>
  );
}
