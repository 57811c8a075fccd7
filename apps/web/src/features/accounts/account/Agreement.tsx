import type { AccountAgreement } from '@norma/contracts';
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
import { useAccountChange } from '../useAccountChange.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { ChangeAgreement } from './ChangeAgreement.tsx';
import type { Known } from './known.ts';
import { useQuery } from '@tanstack/react-query';
import type { Column } from '../../../ui/tables/DataTable.tsx';
import { ListTable } from '../../../ui/tables/ListTable.tsx';
import { acceptancesQuery, peopleShown } from '../queries.ts';
import styles from './Agreement.module.css';

/** The license agreement of an account, whether it is its own, and who has accepted it. */
export function Agreement({ account, etag }: Known) {
  const t = useMessages('accounts');
  const { t: tShell } = useTranslation();
  const change = useAccountChange();
  const [task, setTask] = useState<'change' | 'drop' | null>(null);
  const { agreement } = account;
  const drop = async (): Promise<void> => {
    const sent = { params: { id: account.id }, body: { language: 'en', text: '' } };
    try {
      await change(() => administration.accounts.setAgreement(sent, { headers: { 'if-match': etag } }));
      showToast({ kind: 'success', message: t('saved') });
    } catch (error) {
      showToast({ kind: 'error', message: wordsFor(error, tShell) });
    }
  };
  const writing = (
    <Button icon={<IconPencil size={16} stroke={1.6} aria-hidden />} onClick={() => setTask('change')}>
      {t(agreement?.isOwn ? 'changeAgreement' : 'writeAgreement')}
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
                  {t('dropAgreement')}
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
            aria-label={t('room.agreement')}
          >
            {agreement.text}
          </div>
          <h2 className={styles.title}>{t('acceptedBy', { count: agreement.accepted })}</h2>
          {agreement.accepted > 0 && <Acceptances accountId={account.id} />}
        </>
      ) : (
        <EmptyState title={t('noAgreement')} actions={writing}>
          {t('noAgreementText')}
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
        title={t('dropAgreementTitle')}
        question={{ confirm: t('dropAgreement'), keep: t('keep'), isDangerous: true }}
        onEnd={(end) => {
          setTask(null);
          if (end === 'CONFIRM') void drop();
        }}
      >
        {t('dropAgreementText')}
      </MessageDialog>
    </>
  );
}

/** Whether the agreement is the account's own, in a sentence. */
function Whose({ setAt }: AccountAgreement) {
  const t = useMessages('accounts');
  const moment = useDateTimeFormat();
  return setAt === null ? t('agreementOfLibrary') : t('agreementOwn', { at: moment(setAt) });
}

type Acceptance = { personId: string; name: string; email: string; at: string };

/** Who has accepted the license agreement of an account as it reads, latest first. */
function Acceptances({ accountId }: { accountId: string }) {
  const t = useMessages('accounts');
  const columns = useAcceptanceColumns();
  const [page, setPage] = useState(0);
  const list = useQuery(acceptancesQuery(accountId, page));
  return (
    <ListTable
      caption={t('acceptances')}
      columns={columns}
      list={list}
      rows={list.data?.acceptances}
      total={list.data?.total}
      keyOf={({ personId }) => personId}
      nameOf={({ name }) => name}
      at={{ place: { page }, goTo: (to) => setPage(to.page) }}
      size={peopleShown}
      empty={null}
      failed={{ title: t('acceptancesFailed'), text: t('failedText') }}
    />
  );
}

function useAcceptanceColumns(): Column<Acceptance>[] {
  const t = useMessages('accounts');
  const moment = useDateTimeFormat();
  return [
    { key: 'name', head: t('person'), cell: ({ name }) => <bdi>{name}</bdi> },
    { key: 'email', head: t('email'), cell: ({ email }) => <bdi dir="ltr">{email}</bdi> },
    {
      key: 'at',
      head: t('acceptedAt'),
      cell: ({ at }) => (
        <time className={styles.time} dateTime={at}>
          {moment(at)}
        </time>
      ),
    },
  ];
}
