import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { MessageDialog } from '../../../ui/overlays/MessageDialog.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';

type Props = {
  /** Asked when somebody goes elsewhere, so that what was saved a moment ago does not count. */
  isUnsaved: () => boolean;
  /** Whether somebody wants to close what they have entered into. */
  isClosing: boolean;
  onStay: () => void;
  onLeave: () => void;
};

/** Asks before what is entered and not saved is left behind: by closing it, by a way within the library or out of it. */
export function WarnBeforeLoss({ isUnsaved, isClosing, onStay, onLeave }: Props) {
  const words = useMessages('groups');
  const blocker = useBlocker(isUnsaved);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (isUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
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
      title={words('leaveTitle')}
      question={{ confirm: words('leave'), keep: words('stay'), isDangerous: true }}
      onEnd={(end) => (end === 'CONFIRM' ? leave() : stay())}
    >
      {words('leaveText')}
    </MessageDialog>
  );
}
