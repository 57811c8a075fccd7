import { useQuery } from '@tanstack/react-query';
import { lazy, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CallRefused } from '../../client/client.ts';
import { wordsFor } from '../../client/wordsFor.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { LimitedAccess } from './LimitedAccess.tsx';
import { NoAccount } from './NoAccount.tsx';
import { NotOpened } from './NotOpened.tsx';
import { SessionContext, sessionQuery } from './session.ts';
import type { Tokens } from './signIn.ts';

// Most people have one account.
const SwitchAccount = lazy(async () => ({ default: (await import('./SwitchAccount.tsx')).SwitchAccount }));

/** Learns who is signed in, and shows the library once they read through an account. */
export function OpenSession({ tokens, children }: { tokens: Tokens; children: ReactNode }) {
  const { t } = useTranslation();
  const { data: session, error, refetch } = useQuery(sessionQuery(tokens));
  const [isSwitching, setSwitching] = useState(false);
  const opened = useMemo(() => session && { ...session, switchAccount: () => setSwitching(true) }, [session]);

  if (error instanceof CallRefused && error.code === 'person-unknown') return <NoAccount />;
  if (error) {
    return (
      <NotOpened title={t('session.sessionFailed')} error={error} onRetry={() => void refetch()}>
        {wordsFor(error, t)}
      </NotOpened>
    );
  }
  if (!opened) return <Spinner label={t('session.loading')} />;
  if (!opened.account.activated) return <LimitedAccess />;
  if (opened.account.cgEntitlements.length === 0) return <NoAccount />;
  if (isSwitching || !opened.account.selectedAccountId) {
    return <SwitchAccount session={opened} onDone={() => setSwitching(false)} />;
  }
  return <SessionContext value={opened}>{children}</SessionContext>;
}
