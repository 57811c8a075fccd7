import { IconFileImport, IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { wordsFor } from '../../../client/wordsFor.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { useLazyComponent } from '../../../ui/hooks/useLazyComponent.ts';
import { loadMessages } from '../../../i18n/i18n.ts';
import { useMessages } from '../../../i18n/useMessages.ts';

async function loadInvite() {
  const [{ InviteSheet }] = await Promise.all([import('./InviteSheet.tsx'), loadMessages('invitations')]);
  return InviteSheet;
}
async function loadImport() {
  const [{ ImportSheet }] = await Promise.all([import('./ImportSheet.tsx'), loadMessages('invitations')]);
  return ImportSheet;
}

/** The ways to bring people in: one by one, or from a list. */
export function InvitePeople() {
  const words = useMessages('people');
  const { t } = useTranslation();
  const invite = useLazyComponent(loadInvite);
  const list = useLazyComponent(loadImport);
  const [open, setOpen] = useState<'invite' | 'import' | null>(null);
  const show = (which: 'invite' | 'import', fetchPart: () => Promise<void>): void =>
    void fetchPart().then(
      () => setOpen(which),
      (error: unknown) => showToast({ kind: 'error', message: wordsFor(error, t) }),
    );
  const close = (): void => setOpen(null);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        icon={<IconFileImport size={16} stroke={1.6} aria-hidden />}
        onClick={() => show('import', list.fetchPart)}
      >
        {words('importPeople')}
      </Button>
      <Button
        kind="primary"
        aria-haspopup="dialog"
        icon={<IconUserPlus size={16} stroke={1.6} aria-hidden />}
        onClick={() => show('invite', invite.fetchPart)}
      >
        {words('invitePeople')}
      </Button>
      {invite.Part && open === 'invite' && <invite.Part onClose={close} />}
      {list.Part && open === 'import' && <list.Part onClose={close} />}
    </>
  );
}
