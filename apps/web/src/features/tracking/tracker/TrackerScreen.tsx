import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Screen, ScreenTitle } from '../../../ui/layout/Screen.tsx';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import { usePageTitle } from '../../../i18n/usePageTitle.ts';
import { HealthLink } from '../../references/forDocumentPage.ts';
import { useAccount, useTenant } from '../../session/index.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Alerts } from './Alerts.tsx';
import { Publishers } from './Publishers.tsx';
import { TrackedTable } from './TrackedTable.tsx';
import { client } from '../../../client/client.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { MessageDialog } from '../../../ui/overlays/MessageDialog.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { publishersQuery } from './queries.ts';
import { useRefresh } from './useRefresh.ts';
import styles from './TrackerScreen.module.css';

/** The tracker: the tenant's own elsewhere, or this one. */
export function TrackerScreen() {
  const { 'tracker-url': url } = useTenant();
  return url ? <Elsewhere url={url} /> : <Tracker />;
}

function Elsewhere({ url }: { url: string }) {
  const { t } = useTranslation();
  useEffect(() => window.location.replace(url), [url]);
  return <Spinner label={t('shell.loading')} />;
}

function Tracker() {
  const words = useMessages('tracking');
  const { userType } = useAccount();
  usePageTitle(words('title'));
  return (
    <Screen className={styles.screen}>
      <div>
        <ScreenTitle>{words('title')}</ScreenTitle>
        <p className={styles.lead}>
          {words('lead')} <Link to="/notifications">{words('allNotifications')}</Link>
        </p>
      </div>
      {userType === 'INDIVIDUAL' ? (
        <>
          <section className={styles.documents} aria-labelledby="tracked-documents">
            <h2 className={styles.heading} id="tracked-documents">
              {words('documents')}
            </h2>
            <HealthLink of={{ scope: 'tracked' }} />
            <TrackedTable />
          </section>
          <div className={styles.choices}>
            <Publishers />
            <Alerts />
          </div>
          <Unsubscribe />
        </>
      ) : (
        <EmptyState title={words('personal')}>{words('personalText')}</EmptyState>
      )}
    </Screen>
  );
}

/** Stops all tracking, after a confirmation. */
function Unsubscribe() {
  const words = useMessages('tracking');
  const queries = useQueryClient();
  const [isConfirming, setConfirming] = useState(false);
  const { data } = useQuery(publishersQuery);
  const refresh = useRefresh();
  const unsubscribe = useMutation({
    meta: { isHandled: true },
    mutationFn: async () => {
      const all = await queries.fetchQuery(publishersQuery);
      return client.tracking.unsubscribe({ body: all.map(({ publisherCode }) => ({ publisherCode })) });
    },
    onSuccess: () => showToast({ kind: 'success', message: words('unsub-suc') }),
    onError: () => showToast({ kind: 'error', message: words('notChanged') }),
    onSettled: refresh,
  });
  return (
    <section className={styles.part} aria-labelledby="unsubscribe">
      <h2 className={styles.heading} id="unsubscribe">
        {words('unsubscribe')}
      </h2>
      <p className={styles.note}>{words('unsubscribeText')}</p>
      <Button
        kind="danger"
        className={styles.act ?? ''}
        disabled={!data?.length}
        onClick={() => setConfirming(true)}
      >
        {words('unsubscribeAll')}
      </Button>
      <MessageDialog
        isOpen={isConfirming}
        title={words('unsubscribeTitle')}
        question={{ confirm: words('unsubscribeIt'), keep: words('keepIt'), isDangerous: true }}
        onEnd={(end) => {
          setConfirming(false);
          if (end === 'CONFIRM') unsubscribe.mutate();
        }}
      >
        {words('unsubscribeQuestion')}
      </MessageDialog>
    </section>
  );
}
