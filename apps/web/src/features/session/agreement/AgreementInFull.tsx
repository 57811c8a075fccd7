import { themeCss } from '@norma/theme';
import tokens from '@norma/theme/tokens.css?raw';
import { showArticle } from '@norma/reader';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../client/client.ts';
import { wordsFor } from '../../../client/wordsFor.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { useDelayed } from '../../../ui/hooks/useDelayed.ts';
import { useAccount } from '../session.ts';
import { useTenant } from '../tenant.ts';
import { queryKeys } from '../../../client/queryKeys.ts';
import styles from './AgreementInFull.module.css';
import { apiQuery } from '../../../client/apiQuery.ts';

const agreementQuery = (accountId: string | null) =>
  apiQuery(queryKeys.session('agreement', accountId), async (options) => {
    const { responseData } = await client.licenseAgreements.agreement({}, options);
    return responseData.value;
  });

/**
 * The license agreement of the selected account, between whom it is, and whether the reader has accepted it. What is
 * given is in the place of its text.
 */
export function AgreementInFull({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('license-agreement');
  const { t: shared } = useTranslation();
  const account = useAccount();
  const tenant = useTenant();
  const { data, error, refetch } = useQuery(agreementQuery(account.selectedAccountId));
  const isSlow = useDelayed(true);
  const holder = account.cgEntitlements.find(({ accountId }) => accountId === account.selectedAccountId);

  if (error)
    return (
      <ErrorState title={t('failed')} onRetry={() => void refetch()}>
        {wordsFor(error, shared)}
      </ErrorState>
    );
  if (!data) return <output className={styles.loading}>{isSlow && t('loading')}</output>;
  return (
    <div className={styles.agreement}>
      <p className={styles.parties}>
        <span>{t('ofAccount', { library: tenant.title, account: holder?.accountName ?? '' })}</span>
        {data.accepted && <span className={styles.accepted}>{t('accepted')}</span>}
      </p>
      {children || <AgreementText article={data.licenseContent} title={t('title')} />}
    </div>
  );
}

/** The text in a frame without scripts. */
function AgreementText({ article, title }: { article: string; title: string }) {
  const container = useRef<HTMLDivElement>(null);
  const { theme } = useTenant();
  const look = useMemo(() => `${tokens}\n${themeCss(theme)}`, [theme]);
  useEffect(
    () => (container.current ? showArticle(container.current, { article, title, tokens: look }) : undefined),
    [article, title, look],
  );
  return <div ref={container} className={styles.text} />;
}
