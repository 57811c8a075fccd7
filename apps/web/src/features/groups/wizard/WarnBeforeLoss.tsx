import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { MessageDialog } from '../../../ui/overlays/MessageDialog.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';

type Props = {
  /** Called when a user navigates away, so that changes saved just before do not count. */
  isUnsaved: () => boolean;
  /** Whether a user wants to close what they have entered into. */
  isClosing: boolean;
  onStay: () => void;
  onLeave: () => void;
};

/** Asks before unsaved changes are lost: on closing, on navigation within the app or away from it. */
export function WarnBeforeLoss({ isUnsaved, isClosing, onStay, onLeave }: Props) {
  const t = useMessages('groups');
  const blocker = useBlocker(isUnsaved);
  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent): void => {
      if (isUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [isUnsaved]);
  const stay = (): void => {
    if (blocker.state === 'blocked') blocker.reset();
    onStay();
  };
  const leave = (): void => {
    if (blocker.state === 'blocked') blocker.proceed();
    onLeave();
  };
  return (
    <MessageDialog
      isOpen={isClosing || blocker.state === 'blocked'}
      title={t('leaveTitle')}
      question={{ confirm: t('leave'), keep: t('stay'), isDangerous: true }}
      onEnd={(end) => (end === 'CONFIRM' ? leave() : stay())}
    >
      {t('leaveText')}
    </MessageDialog>
  );
}
