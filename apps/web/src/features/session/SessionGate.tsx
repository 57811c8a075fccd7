import { placeHere } from '@norma/contracts/fields';
import { ErrorResponse, type User } from 'oidc-client-ts';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthProvider, useAuth, type AuthContextProps } from 'react-oidc-context';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { NotOpened } from './NotOpened.tsx';
import { OpenSession } from './OpenSession.tsx';
import { requestedAddress, isCallback, signInOf, tokensOf, type Tokens } from './signIn.ts';
import { SignOutWay } from './SignOutWay.tsx';
import { onRenewalRequest, startOfVisit } from './startOfVisit.ts';
import { useTenant } from './tenant.ts';

type Props = {
  /** A sign-in has succeeded: shows the requested address. */
  onReturn: (address: string) => void;
  children: ReactNode;
};

/** Admits signed-in users with an account, and guides all others to sign in or choose one. */
export function SessionGate({ onReturn, children }: Props) {
  const tenant = useTenant();
  const [{ manager, tokens }] = useState(() => {
    startOfVisit();
    const signIn = signInOf(tenant);
    return { manager: signIn, tokens: tokensOf(signIn) };
  });
  useEffect(() => {
    // A renewal that fails for now is made up for by the next call.
    const renew = (): void => void tokens.renew().catch(() => {});
    if (startOfVisit().renews) renew();
    return onRenewalRequest(renew);
  }, [tokens]);
  const welcomeBack = (user: User | undefined): void => onReturn(addressIn(user?.state));
  return (
    <AuthProvider userManager={manager} skipSigninCallback={!isCallback()} onSigninCallback={welcomeBack}>
      <SignOutWay>
        <SignIn tokens={tokens}>{children}</SignIn>
      </SignOutWay>
    </AuthProvider>
  );
}

/** The address that a sign-in was started for, if it is one of this library. */
const addressIn = (state: unknown): string =>
  (typeof state === 'string' && placeHere(state, window.location.origin)) || '/';

/** Sends a visitor to the identity provider, once: a sign-in that fails waits for the reader to try again. */
function SignIn({ tokens, children }: { tokens: Tokens; children: ReactNode }) {
  const { t } = useTranslation();
  const { user, isLoading, activeNavigator, error, signinRedirect, removeUser } = useAuth();
  const tenant = useTenant();
  const refusedSilently = silentRefusal(error);
  const loginError = error && !user && !activeNavigator && !refusedSilently ? error : null;
  const isVisitor = !user && !isLoading && !activeNavigator && !loginError;
  const address = refusedSilently ? addressIn(refusedSilently.state) : null;

  useEffect(() => {
    if (!isVisitor) return;
    const visit = {
      address: address ?? requestedAddress(),
      entryCode: startOfVisit().entryCode,
      hasAddress: address !== null,
    };
    // Anyone who is signed in, as on most visits, does without it.
    void import('./beginSignIn.ts').then(
      ({ beginSignIn }) => beginSignIn(tenant, visit, signinRedirect),
      () => signinRedirect({ state: visit.address }),
    );
  }, [isVisitor, signinRedirect, tenant, address]);

  useEffect(() => {
    // Nothing of a failed sign-in is stored: the next one starts from scratch.
    if (loginError) void removeUser();
  }, [loginError, removeUser]);

  if (loginError) {
    return (
      <NotOpened
        title={t('session.signInFailed')}
        error={loginError}
        onRetry={() => void signinRedirect({ state: requestedAddress() })}
      >
        {t('session.signInFailedText')}
      </NotOpened>
    );
  }
  const loading = <Spinner label={t('session.loading')} />;
  if (!user || activeNavigator) return loading;
  return (
    <Suspense fallback={loading}>
      <OpenSession tokens={tokens}>{children}</OpenSession>
    </Suspense>
  );
}

const silentErrors = new Set(['login_required', 'interaction_required', 'consent_required']);

/** The provider's answer that a silent sign-in is not possible; null for every other error, and for none. */
function silentRefusal(error: AuthContextProps['error']): ErrorResponse | null {
  const cause = error?.source === 'signinCallback' ? error.innerError : null;
  return cause instanceof ErrorResponse && silentErrors.has(cause.error ?? '') ? cause : null;
}
