import type { Person } from '@norma/contracts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { administration } from '../../../client/administration.ts';
import { CallRefused } from '../../../client/client.ts';
import { wordsFor } from '../../../client/wordsFor.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './Rows.module.css';
import { isolateLtr } from '../../../i18n/isolate.ts';

/** Sends somebody a link to choose another password, where they could use one. */
export function PasswordLink({ person: { id, isChangeable, state, userType } }: { person: Person }) {
  const words = useMessages('people');
  const { t } = useTranslation();
  const send = useMutation({
    meta: { isHandled: true },
    mutationFn: () => administration.invitations.sendPasswordLink({ params: { personId: id } }),
    onSuccess: ({ email }) =>
      showToast({ kind: 'success', message: words('passwordLinkSent', { email: isolateLtr(email) }) }),
    onError: (error) => {
      const isElsewhere = error instanceof CallRefused && error.code === 'passwords-elsewhere';
      showToast({ kind: 'error', message: isElsewhere ? words('passwordsElsewhere') : wordsFor(error, t) });
    },
  });
  if (!isChangeable || state === 'deactivated' || userType === 'COMPANY') return null;
  return (
    <div className={styles.row}>
      <Button aria-disabled={send.isPending || undefined} onClick={() => send.isPending || send.mutate()}>
        {words('sendPasswordLink')}
      </Button>
    </div>
  );
}
