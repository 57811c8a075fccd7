import type { AccountNetworks, ManagedAccount } from '@norma/contracts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx';
import { networksQuery } from '../queries.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { RangeForm } from './RangeForm.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import styles from './Networks.module.css';

/** From which networks an account is read without signing in. */
export function Networks({ account }: { account: ManagedAccount }) {
  const t = useMessages('accounts');
  const { data, error, refetch } = useQuery(networksQuery(account.id));
  if (error && !data)
    return (
      <ErrorState title={t('networksFailed')} error={error} onRetry={() => void refetch()}>
        {t('failedText')}
      </ErrorState>
    );
  if (!data) return <SkeletonRows rows={4} />;
  const { answer, headers } = data;
  return (
    <>
      <p className={styles.about}>{t('aboutNetworks')}</p>
      <Warnings networks={answer} />
      {/* Remounted when another user has changed them. */}
      <RangeForm key={headers.etag} accountId={account.id} networks={answer} etag={headers.etag} />
    </>
  );
}

/** Why ranges would admit no one. */
function Warnings({ networks: { isOn, hasReader } }: { networks: AccountNetworks }) {
  const t = useMessages('accounts');
  const notices = [...(isOn ? [] : [t('networksOff')]), ...(hasReader ? [] : [t('noCompanyReader')])];
  if (notices.length === 0) return null;
  return (
    <div className={styles.warnings}>
      {notices.map((warning) => (
        <p className={styles.warning} key={warning}>
          <IconAlertTriangle size={16} stroke={1.6} aria-hidden />
          {warning}
        </p>
      ))}
    </div>
  );
}
