import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { CallRefused } from '../../../client/client.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Screen } from '../../../ui/layout/Screen.tsx';
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx';
import { usePageTitle } from '../../../i18n/usePageTitle.ts';
import { accountsAddress } from '../addresses.ts';
import { accountQuery } from '../queries.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Opened } from './Opened.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { BackLink } from '../../../ui/layout/BackLink.tsx';

/** One account: its subscriptions, people, networks and license agreement. */
export function AccountScreen() {
  const t = useMessages('accounts');
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(accountQuery(id));
  usePageTitle(data?.answer.name ?? t('account'));
  return (
    <Screen>
      <BackLink to={accountsAddress}>{t('accounts')}</BackLink>
      {data ? (
        <Opened key={data.answer.id} account={data.answer} etag={data.headers.etag} />
      ) : !error ? (
        <SkeletonRows rows={6} />
      ) : isGone(error) ? (
        <EmptyState title={t('gone')}>{t('goneText')}</EmptyState>
      ) : (
        <ErrorState title={t('accountFailed')} error={error} onRetry={() => void refetch()}>
          {t('failedText')}
        </ErrorState>
      )}
    </Screen>
  );
}

const isGone = (error: Error): boolean => error instanceof CallRefused && error.status === 404;
