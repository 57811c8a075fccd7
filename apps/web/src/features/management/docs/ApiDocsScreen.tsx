import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Screen } from '../../../ui/layout/Screen.tsx';
import { ScreenHead } from '../../../ui/layout/ScreenHead.tsx';
import { usePageTitle } from '../../../i18n/usePageTitle.ts';
import { Failed } from '../Failed.tsx';
import { profilesQuery } from '../queries.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { ApiDocsFrame } from './ApiDocsFrame.tsx';
import styles from './ApiDocsScreen.module.css';

/** The calls of the library, to be looked at and tried; and the way to its database. */
export function ApiDocsScreen() {
  const words = useMessages('management');
  usePageTitle(words('apiDocs'));
  const { data, error, refetch } = useQuery(profilesQuery);
  return (
    <Screen>
      <ScreenHead
        title={words('apiDocs')}
        about={words('apiDocsAbout')}
        actions={
          <span className={styles.links}>
            <a href="/openapi.json" target="_blank" rel="noreferrer">
              {words('openapi')}
            </a>
            <Link to="/admin/database">{words('toDatabase')}</Link>
          </span>
        }
        actionsAt="top"
      />
      {error && !data && (
        <Failed title={words('apiDocsFailed')} error={error} onRetry={() => void refetch()} />
      )}
      {data?.includes('swagger') && <ApiDocsFrame />}
      {data && !data.includes('swagger') && (
        <EmptyState title={words('apiDocsOff')}>{words('apiDocsOffText')}</EmptyState>
      )}
    </Screen>
  );
}
