import { IconFileImport, IconUserPlus } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { lazyWithMessages } from '../../../i18n/lazyWithMessages.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';

const InviteSheet = lazyWithMessages(
  'invitations',
  async () => (await import('./InviteSheet.tsx')).InviteSheet,
);
const ImportSheet = lazyWithMessages(
  'invitations',
  async () => (await import('./ImportSheet.tsx')).ImportSheet,
);

/** The ways to bring people in: one by one, or from a list. */
export function InvitePeople() {
  const t = useMessages('people');
  const [open, setOpen] = useState<'invite' | 'import' | null>(null);
  const close = useCallback(() => setOpen(null), []);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        icon={<IconFileImport size={16} stroke={1.6} aria-hidden />}
        onClick={() => setOpen('import')}
      >
        {t('importPeople')}
      </Button>
      <Button
        kind="primary"
        aria-haspopup="dialog"
        icon={<IconUserPlus size={16} stroke={1.6} aria-hidden />}
        onClick={() => setOpen('invite')}
      >
        {t('invitePeople')}
      </Button>
      {open === 'invite' && <InviteSheet onClose={close} onMissing={close} />}
      {open === 'import' && <ImportSheet onClose={close} onMissing={close} />}
    </>
  );
}
