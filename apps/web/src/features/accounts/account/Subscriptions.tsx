import type { AccountSubscription } from '@norma/contracts';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { administration } from '../../../client/administration.ts';
import { wordsFor } from '../../../client/wordsFor.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { DataTable, type RowAction, type Column } from '../../../ui/tables/DataTable.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { MessageDialog } from '../../../ui/overlays/MessageDialog.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { useAccountChange } from '../useAccountChange.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { ChangeSubscription } from './ChangeSubscription.tsx';
import { GiveSubscriptions } from './GiveSubscriptions.tsx';
import type { Known } from './known.ts';
import { useNumberFormat } from '../../../ui/text/useNumberFormat.ts';
import { AccountStatus } from '../AccountStatus.tsx';
import { useDateFormat } from '../../../ui/text/useDateFormat.ts';
import styles from './Subscriptions.module.css';
import { isolate } from '../../../i18n/isolate.ts';

type Task = { readonly kind: 'change' | 'take'; readonly subscription: AccountSubscription };

/** The subscriptions of an account, which can be added, changed and canceled. */
export function Subscriptions({ account, etag }: Known) {
  const t = useMessages('accounts');
  const { t: tShell } = useTranslation();
  const change = useAccountChange();
  const columns = useSubscriptionColumns();
  const [isGiving, setGiving] = useState(false);
  const [task, setTask] = useState<Task | null>(null);
  const giving = (
    <Button
      kind="primary"
      icon={<IconPlus size={16} stroke={1.6} aria-hidden />}
      onClick={() => setGiving(true)}
    >
      {t('give')}
    </Button>
  );
  const actionsOf = (subscription: AccountSubscription): RowAction[] => [
    {
      key: 'change',
      label: t('changeDays'),
      icon: <IconPencil size={18} stroke={1.6} aria-hidden />,
      onAct: () => setTask({ kind: 'change', subscription }),
    },
    {
      key: 'take',
      label: t('take'),
      icon: <IconTrash size={18} stroke={1.6} aria-hidden />,
      isDangerous: true,
      onAct: () => setTask({ kind: 'take', subscription }),
    },
  ];
  const take = async ({ publisher, abbreviation }: AccountSubscription): Promise<void> => {
    const params = { id: account.id, publisher, abbreviation };
    try {
      await change(() => administration.accounts.take({ params }, { headers: { 'if-match': etag } }));
      showToast({ kind: 'success', message: t('taken') });
    } catch (error) {
      showToast({ kind: 'error', message: wordsFor(error, tShell) });
    }
  };
  const canceled = task?.kind === 'take' ? task.subscription : null;
  return (
    <>
      {account.subscriptions.length > 0 && (
        <div className={styles.head}>
          <p className={styles.about}>{t('aboutSubscriptions')}</p>
          {giving}
        </div>
      )}
      <DataTable
        caption={t('subscriptions')}
        columns={columns}
        rows={account.subscriptions}
        keyOf={({ publisher, abbreviation }) => `${publisher} ${abbreviation}`}
        nameOf={({ name }) => name}
        actionsOf={actionsOf}
        narrow="stack"
        empty={
          <EmptyState title={t('noSubscription')} actions={giving}>
            {t('noSubscriptionText')}
          </EmptyState>
        }
      />
      <GiveSubscriptions isOpen={isGiving} account={account} etag={etag} onClose={() => setGiving(false)} />
      <ChangeSubscription
        subscription={task?.kind === 'change' ? task.subscription : null}
        accountId={account.id}
        etag={etag}
        onClose={() => setTask(null)}
      />
      <MessageDialog
        isOpen={canceled !== null}
        title={t('takeTitle', { name: isolate(canceled?.name ?? '') })}
        question={{ confirm: t('takeIt'), keep: t('keep'), isDangerous: true }}
        onEnd={(end) => {
          if (end === 'CONFIRM' && canceled) void take(canceled);
          setTask(null);
        }}
      >
        {t('takeText', { count: canceled?.documents ?? 0 })}
      </MessageDialog>
    </>
  );
}

/** The columns of the list of subscriptions. */
function useSubscriptionColumns(): Column<AccountSubscription>[] {
  const t = useMessages('accounts');
  const number = useNumberFormat();
  const writtenDay = useDateFormat();
  const day = (at: string | null, otherwise: string) =>
    at ? (
      <time className={styles.day} dateTime={at}>
        {writtenDay(at)}
      </time>
    ) : (
      <span className={styles.open}>{otherwise}</span>
    );
  return [
    {
      key: 'name',
      head: t('publisher'),
      cell: ({ name, abbreviation }) => (
        <span className={styles.lines}>
          <bdi className={styles.name}>{name}</bdi>
          <bdi className={styles.code}>{abbreviation}</bdi>
        </span>
      ),
    },
    { key: 'from', head: t('from'), cell: ({ startsOn }) => day(startsOn, t('always')) },
    { key: 'until', head: t('until'), cell: ({ endsOn }) => day(endsOn, t('openEnd')) },
    { key: 'state', head: t('standing'), cell: ({ state }) => <AccountStatus state={state} /> },
    {
      key: 'documents',
      head: t('documents'),
      isFigure: true,
      cell: ({ documents }) => number(documents),
    },
  ];
}
