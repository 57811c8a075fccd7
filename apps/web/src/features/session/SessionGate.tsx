import type { User } from 'oidc-client-ts';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthProvider, useAuth } from 'react-oidc-context';
import { Spinner } from '../../ui/Spinner.tsx';
import { NotOpened } from './NotOpened.tsx';
import { OpenSession } from './OpenSession.tsx';
import { addressAskedFor, isCallback, signInOf, tokensOf, type Tokens } from './signIn.ts';
import { useTenant } from './tenant.ts';

type Props = {
  /** A sign-in has ended well: the address that had been asked for is to be shown. */
  onReturn: (address: string) => void;
  children: ReactNode;
};

/** Lets in who is signed in and reads through an account, and helps everybody else to get there. */
export function SessionGate({ onReturn, children }: Props) {
  const tenant = useTenant();
  const [{ manager, tokens }] = useState(() => {
    const signIn = signInOf(tenant);
    return { manager: signIn, tokens: tokensOf(signIn) };
  });
  const welcomeBack = (user: User | undefined): void =>
    onReturn(typeof user?.state === 'string' ? user.state : '/');
  return (
    <AuthProvider userManager={manager} skipSigninCallback={!isCallback()} onSigninCallback={welcomeBack}>
      <SignIn tokens={tokens}>{children}</SignIn>
    </AuthProvider>
  );
}

/** Sends a visitor to the identity provider, once: a sign-in that fails waits for the reader to try again. */
function SignIn({ tokens, children }: { tokens: Tokens; children: ReactNode }) {
  const { t } = useTranslation();
  const { user, isLoading, activeNavigator, error, signinRedirect } = useAuth();
  const isVisitor = !user && !isLoading && !activeNavigator && !error;
  const goAndSignIn = (): void => void signinRedirect({ state: addressAskedFor() });

  useEffect(() => {
    if (isVisitor) void signinRedirect({ state: addressAskedFor() });
  }, [isVisitor, signinRedirect]);

  if (error && !user && !activeNavigator) {
    return (
      <NotOpened title={t('session.signInFailed')} error={error} onRetry={goAndSignIn}>
        {t('session.signInFailedText')}
      </NotOpened>
    );
  }
  if (!user || activeNavigator) return <Spinner label={t('session.loading')} />;
  return <OpenSession tokens={tokens}>{children}</OpenSession>;
}
