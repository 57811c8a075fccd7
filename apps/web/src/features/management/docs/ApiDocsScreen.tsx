import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Screen } from '../../../ui/layout/Screen.tsx';
import { ScreenHead } from '../../../ui/layout/ScreenHead.tsx';
import { usePageTitle } from '../../../i18n/usePageTitle.ts';
import { profilesQuery } from '../queries.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { useComputedColorScheme } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { credentials } from '../../../client/credentials.ts';
import styles from './ApiDocsScreen.module.css';

/** The API documentation, and a link to the database screen. */
export function ApiDocsScreen() {
  const t = useMessages('management');
  usePageTitle(t('apiDocs'));
  const { data, error, refetch } = useQuery(profilesQuery);
  return (
    <Screen>
      <ScreenHead
        title={t('apiDocs')}
        about={t('apiDocsAbout')}
        actions={
          <span className={styles.links}>
            <a href="/openapi.json" target="_blank" rel="noreferrer">
              {t('openapi')}
            </a>
            <Link to="/admin/database">{t('toDatabase')}</Link>
          </span>
        }
        actionsAt="top"
      />
      {error && !data && (
        <ErrorState title={t('apiDocsFailed')} error={error} onRetry={() => void refetch()}>
          {t('failedText')}
        </ErrorState>
      )}
      {data?.includes('swagger') && <ApiDocsFrame />}
      {data && !data.includes('swagger') && (
        <EmptyState title={t('apiDocsOff')}>{t('apiDocsOffText')}</EmptyState>
      )}
    </Screen>
  );
}

/** The interactive documentation, a page of its own, which gets the access token when it makes a call. */
function ApiDocsFrame() {
  const t = useMessages('management');
  const scheme = useComputedColorScheme();
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const answer = ({ source, origin, data, ports: [port] }: MessageEvent): void => {
      const isOurs = origin === location.origin && source === frame.current?.contentWindow;
      if (!isOurs || data !== 'access-token' || !port) return;
      void credentials()
        .token()
        .then((token) => port.postMessage(token));
    };
    addEventListener('message', answer);
    return () => removeEventListener('message', answer);
  }, []);
  return (
    // The library's own page, under a policy of its own: it needs scripts and its origin to make calls.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe
      className={styles.frame}
      ref={frame}
      src={`/management/api-docs?scheme=${scheme}`}
      title={t('apiDocsFrame')}
    />
  );
}
