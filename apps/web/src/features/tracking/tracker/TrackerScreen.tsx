import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Screen, ScreenTitle } from '../../../ui/layout/Screen.tsx';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import { usePageTitle } from '../../../i18n/usePageTitle.ts';
import { useAccount, useTenant } from '../../session/index.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Alerts } from './Alerts.tsx';
import { Publishers } from './Publishers.tsx';
import { TrackedTable } from './TrackedTable.tsx';
import { Unsubscribe } from './Unsubscribe.tsx';
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
