import { themeCss } from '@norma/theme';
import tokens from '@norma/theme/tokens.css?raw';
import { showArticle } from '@norma/reader';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../client/client.ts';
import { wordsFor } from '../../../client/wordsFor.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { useDelayed } from '../../../ui/useDelayed.ts';
import { useAccount } from '../session.ts';
import { useTenant } from '../tenant.ts';
import parts from './AgreementSheet.module.css';

const agreementQuery = (accountId: string | null) =>
  queryOptions({
    queryKey: ['session', 'agreement', accountId],
    queryFn: async ({ signal }) => {
      const { responseData } = await client.session.licenceAgreement({}, { signal });
      return responseData.value;
    },
    meta: { isHandled: true },
  });

/** The licence agreement that the reader reads under, to be read itself. */
export function AgreementSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('agreement');
  return (
    <Sheet
      isOpen={isOpen}
      title={t('title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <Agreement />
    </Sheet>
  );
}

function Agreement() {
  const { t } = useTranslation('agreement');
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
  if (!data) return <output className={parts.loading}>{isSlow && t('loading')}</output>;
  return (
    <div className={parts.agreement}>
      <p className={parts.parties}>
        <span>{t('ofAccount', { library: tenant.title, account: holder?.accountName ?? '' })}</span>
        {data.accepted && <span className={parts.accepted}>{t('accepted')}</span>}
      </p>
      <AgreementText article={data.licenseContent} title={t('title')} />
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
  return <div ref={container} className={parts.text} />;
}
