import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Screen, ScreenTitle } from '../../ui/layout/Screen.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { usePageTitle } from '../../i18n/usePageTitle.ts';
import { useAccount } from '../session/index.ts';
import { Likes } from './likes/Likes.tsx';
import { Reached } from './Reached.tsx';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './MyAccountScreen.module.css';

/** The reader's own account, here or where the tenant has profiles managed. */
export function MyAccountScreen() {
  const { profileManagementUrl } = useAccount();
  return profileManagementUrl ? <Elsewhere url={profileManagementUrl} /> : <MyAccount />;
}

function Elsewhere({ url }: { url: string }) {
  const { t: tShell } = useTranslation();
  useEffect(() => window.location.replace(url), [url]);
  return <Spinner label={tShell('shell.loading')} />;
}

function MyAccount() {
  const t = useMessages('profile');
  usePageTitle(t('title'));
  return (
    <Screen className={styles.screen}>
      <ScreenTitle>{t('title')}</ScreenTitle>
      <Reached />
      <Likes />
    </Screen>
  );
}
