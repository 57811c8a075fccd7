import { useTranslation } from 'react-i18next';
import { MessageDialog } from '../../../ui/MessageDialog.tsx';
import { useTenant } from '../tenant.ts';

type Props = { onLeave: () => void; onStay: () => void };

/** Tells somebody whom another program lets in what signing out means, in the words of the library where it has some. */
export function BeforeSignOut({ onLeave, onStay }: Props) {
  const { t } = useTranslation('gate');
  const { text } = useTenant()['sign-out'];
  return (
    <MessageDialog isOpen title={t('beforeSignOut')} onEnd={(end) => (end === 'OK' ? onLeave() : onStay())}>
      {text || t('beforeSignOutText')}
    </MessageDialog>
  );
}
