import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { MessageDialog } from '../../ui/overlays/MessageDialog.tsx';
import { useMessages } from '../../i18n/useMessages.ts';

/** Asks before what is typed and not saved is left behind, by a way within the library or out of it. */
export function UnsavedChanges({ areThere }: { areThere: boolean }) {
  const words = useMessages('profile');
  const blocker = useBlocker(areThere);
  useEffect(() => {
    if (!areThere) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [areThere]);
  return (
    <MessageDialog
      isOpen={blocker.state === 'blocked'}
      title={words('unsaved')}
      question={{ confirm: words('leave'), keep: words('stay'), isDangerous: true }}
      onEnd={(end) => {
        if (blocker.state !== 'blocked') return;
        if (end === 'CONFIRM') blocker.proceed();
        else blocker.reset();
      }}
    >
      {words('unsavedText')}
    </MessageDialog>
  );
}
