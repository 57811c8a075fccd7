import { IconLock, IconLockOpen, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { administration } from '../../../client/administration.ts';
import { CallRefused } from '../../../client/client.ts';
import { wordsFor } from '../../../client/wordsFor.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { MessageDialog } from '../../../ui/overlays/MessageDialog.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { accountsAddress } from '../addresses.ts';
import { useAccountChange } from '../useAccountChange.ts';
import { useMessages, type MessageKey } from '../../../i18n/useMessages.ts';
import type { Known } from './known.ts';
import styles from './AccountScreen.module.css';
import { isolate } from '../../../i18n/isolate.ts';

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;

/** Closes an account, opens it again, or deletes it where nothing would be lost. */
export function Ending({ account, etag }: Known) {
  const t = useMessages('accounts');
  const { t: tShell } = useTranslation();
  const navigate = useNavigate();
  const change = useAccountChange();
  const [confirming, setConfirming] = useState<'close' | 'delete' | null>(null);
  const [uses, setUses] = useState<Record<string, string> | null>(null);
  const { id, name, closedAt, isYours } = account;
  if (isYours) return null;

  const tell = (error: unknown): void => showToast({ kind: 'error', message: wordsFor(error, tShell) });
  const turn = async (state: 'open' | 'closed'): Promise<void> => {
    const sent = { params: { id }, body: { state } };
    try {
      await change(() => administration.accounts.close(sent, { headers: { 'if-match': etag } }));
      showToast({ kind: 'success', message: t(state === 'open' ? 'opened' : 'closed') });
    } catch (error) {
      tell(error);
    }
  };
  const remove = async (): Promise<void> => {
    try {
      await administration.accounts.remove({ params: { id } }, { headers: { 'if-match': etag } });
      showToast({ kind: 'success', message: t('deleted') });
      await navigate(accountsAddress);
    } catch (error) {
      if (error instanceof CallRefused && error.code === 'account-in-use') setUses(error.params);
      else tell(error);
    }
  };
  const called = { name: isolate(name) };
  return (
    <div className={styles.acts}>
      {closedAt === null ? (
        <Button icon={<IconLock {...icon} />} onClick={() => setConfirming('close')}>
          {t('close')}
        </Button>
      ) : (
        <Button icon={<IconLockOpen {...icon} />} onClick={() => void turn('open')}>
          {t('open')}
        </Button>
      )}
      <Button kind="bare" icon={<IconTrash {...icon} />} onClick={() => setConfirming('delete')}>
        {t('delete')}
      </Button>
      <MessageDialog
        isOpen={confirming !== null}
        title={t(confirming === 'delete' ? 'deleteTitle' : 'closeTitle', called)}
        question={{
          confirm: t(confirming === 'delete' ? 'deleteIt' : 'close'),
          keep: t('cancel'),
          isDangerous: true,
        }}
        onEnd={(end) => {
          setConfirming(null);
          if (end === 'CONFIRM') void (confirming === 'delete' ? remove() : turn('closed'));
        }}
      >
        {t(confirming === 'delete' ? 'deleteText' : 'closeText')}
      </MessageDialog>
      <ConfirmDialog
        isOpen={uses !== null}
        title={t('inUseTitle', called)}
        onClose={() => setUses(null)}
        actions={
          <>
            <Button onClick={() => setUses(null)}>{t('keep')}</Button>
            {closedAt === null && (
              <Button
                kind="primary"
                onClick={() => {
                  setUses(null);
                  void turn('closed');
                }}
              >
                {t('closeInstead')}
              </Button>
            )}
          </>
        }
      >
        {uses && <InUse uses={uses} isClosed={closedAt !== null} />}
      </ConfirmDialog>
    </div>
  );
}

const kinds = ['people', 'compassPoints', 'groups', 'collections', 'events'] as const;
const wordOf: Record<(typeof kinds)[number], MessageKey<'accounts'>> = {
  people: 'use.people',
  compassPoints: 'use.compassPoints',
  groups: 'use.groups',
  collections: 'use.collections',
  events: 'use.events',
};

/** Why an account cannot be deleted: the data that would be lost. */
function InUse({ uses, isClosed }: { uses: Readonly<Record<string, string>>; isClosed: boolean }) {
  const t = useMessages('accounts');
  return (
    <>
      <p>{t('inUse')}</p>
      <ul className={styles.uses}>
        {kinds
          .filter((kind) => kind in uses)
          .map((kind) => (
            <li key={kind}>{t(wordOf[kind], { count: Number(uses[kind]) })}</li>
          ))}
      </ul>
      {!isClosed && <p>{t('inUseInstead')}</p>}
    </>
  );
}
