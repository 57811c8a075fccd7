import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
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
import styles from './AccountScreen.module.css';

/** One account: what it subscribes to, who reads through it, from where, and on which terms. */
export function AccountScreen() {
  const t = useMessages('accounts');
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(accountQuery(id));
  usePageTitle(data?.answer.name ?? t('account'));
  return (
    <Screen>
      <Link className={styles.back} to={accountsAddress}>
        <IconArrowLeft className={styles.arrow} size={16} stroke={1.6} aria-hidden />
        {t('accounts')}
      </Link>
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
