import type { HeldAgreement } from '@norma/contracts';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { administration } from '../../../client/administration.ts';
import { wordsFor } from '../../../client/wordsFor.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { MessageDialog } from '../../../ui/overlays/MessageDialog.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { useDateTimeFormat } from '../../../ui/text/useDateTimeFormat.ts';
import { useChange } from '../useChange.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Acceptances } from './Acceptances.tsx';
import { ChangeAgreement } from './ChangeAgreement.tsx';
import type { Known } from './known.ts';
import styles from './Agreement.module.css';

/** What the readers of an account agree to, whether that is its own, and who has accepted it. */
export function Agreement({ account, etag }: Known) {
  const words = useMessages('accounts');
  const { t } = useTranslation();
  const change = useChange();
  const [task, setTask] = useState<'change' | 'drop' | null>(null);
  const { agreement } = account;
  const drop = async (): Promise<void> => {
    const sent = { params: { id: account.id }, body: { language: 'en', text: '' } };
    try {
      await change(() => administration.accounts.setAgreement(sent, { headers: { 'if-match': etag } }));
      showToast({ kind: 'success', message: words('saved') });
    } catch (error) {
      showToast({ kind: 'error', message: wordsFor(error, t) });
    }
  };
  const writing = (
    <Button icon={<IconPencil size={16} stroke={1.6} aria-hidden />} onClick={() => setTask('change')}>
      {words(agreement?.isOwn ? 'changeAgreement' : 'writeAgreement')}
    </Button>
  );
  return (
    <>
      {agreement ? (
        <>
          <div className={styles.head}>
            <p className={styles.about}>
              <Whose {...agreement} />
            </p>
            <div className={styles.acts}>
              {writing}
              {agreement.isOwn && (
                <Button
                  kind="bare"
                  icon={<IconTrash size={16} stroke={1.6} aria-hidden />}
                  onClick={() => setTask('drop')}
                >
                  {words('dropAgreement')}
                </Button>
              )}
            </div>
          </div>
          <div
            className={styles.text}
            lang={agreement.language}
            dir="auto"
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
            tabIndex={0}
            role="region"
            aria-label={words('room.agreement')}
          >
            {agreement.text}
          </div>
          <h2 className={styles.title}>{words('acceptedBy', { count: agreement.accepted })}</h2>
          {agreement.accepted > 0 && <Acceptances accountId={account.id} />}
        </>
      ) : (
        <EmptyState title={words('noAgreement')} actions={writing}>
          {words('noAgreementText')}
        </EmptyState>
      )}
      <ChangeAgreement
        isOpen={task === 'change'}
        account={account}
        etag={etag}
        onClose={() => setTask(null)}
      />
      <MessageDialog
        isOpen={task === 'drop'}
        title={words('dropAgreementTitle')}
        question={{ confirm: words('dropAgreement'), keep: words('keep'), isDangerous: true }}
        onEnd={(end) => {
          setTask(null);
          if (end === 'CONFIRM') void drop();
        }}
      >
        {words('dropAgreementText')}
      </MessageDialog>
    </>
  );
}

/** Whether the agreement is the account's own, in a sentence. */
function Whose({ setAt }: HeldAgreement) {
  const words = useMessages('accounts');
  const moment = useDateTimeFormat();
  return setAt === null ? words('agreementOfLibrary') : words('agreementOwn', { at: moment(setAt) });
}
