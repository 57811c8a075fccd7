import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CallRefused } from '../../client/client.ts';
import { wordsFor } from '../../client/wordsFor.ts';
import { lazyWithMessages } from '../../i18n/lazyWithMessages.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { onDemand } from './gate/onDemand.ts';
import { NotOpened } from './NotOpened.tsx';
import { isIncomplete } from './profile.ts';
import { SessionContext, sessionQuery } from './session.ts';
import type { Tokens } from './signIn.ts';

// Most people have one account, have accepted its agreement, and meet none of the others.
const AcceptAgreement = lazyWithMessages(
  'license-agreement',
  async () => (await import('./agreement/AcceptAgreement.tsx')).AcceptAgreement,
);
const EmailUnverified = onDemand((parts) => parts.EmailUnverified);
const IncompleteProfile = onDemand((parts) => parts.IncompleteProfile);
const LimitedAccess = onDemand((parts) => parts.LimitedAccess);
const NoAccount = onDemand((parts) => parts.NoAccount);
const NotAdmitted = onDemand((parts) => parts.NotAdmitted);
const SwitchAccount = onDemand((parts) => parts.SwitchAccount);
const Unauthorized = onDemand((parts) => parts.Unauthorized);

/** Learns who is signed in, and shows the library once they read through an account. */
export function OpenSession({ tokens, children }: { tokens: Tokens; children: ReactNode }) {
  const { t } = useTranslation();
  const { data: session, error, refetch } = useQuery(sessionQuery(tokens));
  const [isSwitching, setSwitching] = useState(false);
  const opened = useMemo(() => session && { ...session, switchAccount: () => setSwitching(true) }, [session]);

  if (error instanceof CallRefused) {
    if (error.code === 'person-unknown') return <NoAccount />;
    if (error.code === 'email-unverified') return <EmailUnverified />;
    if (error.code === 'address-not-allowed' || error.code === 'account-not-allowed')
      return <NotAdmitted error={error} />;
    if (error.status === 401) return <Unauthorized error={error} />;
  }
  // Anyone who is in stays in while the answer to a later question is missing.
  if (error && !opened) {
    return (
      <NotOpened title={t('session.sessionFailed')} error={error} onRetry={() => void refetch()}>
        {wordsFor(error, t)}
      </NotOpened>
    );
  }
  if (!opened) return <Spinner label={t('session.loading')} />;
  if (!opened.account.activated) return <LimitedAccess />;
  if (isIncomplete(opened)) return <IncompleteProfile />;
  if (opened.account.cgEntitlements.length === 0) return <NoAccount />;
  if (isSwitching || !opened.account.selectedAccountId) {
    return <SwitchAccount session={opened} onDone={() => setSwitching(false)} />;
  }
  return (
    <SessionContext value={opened}>
      {opened.account.lcaAgreementFlag ? children : <AcceptAgreement />}
    </SessionContext>
  );
}
