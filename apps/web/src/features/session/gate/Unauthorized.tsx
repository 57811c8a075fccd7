import { useTranslation } from 'react-i18next';
import { useAuth } from 'react-oidc-context';
import { CallRefused } from '../../../client/client.ts';
import { NotOpened } from '../NotOpened.tsx';
import { requestedAddress } from '../signIn.ts';

/** Says that the library does not know who a sign-in means; or that it was ended; another one may be tried. */
export function Unauthorized({ error }: { error: Error }) {
  const { t } = useTranslation('sign-in');
  const { t: shared } = useTranslation();
  const { signinRedirect } = useAuth();
  const hasEnded = error instanceof CallRefused && error.code === 'sign-in-ended';
  return (
    <NotOpened
      title={shared('session.signInFailed')}
      error={error}
      onRetry={() => void signinRedirect({ state: requestedAddress() })}
    >
      {t(hasEnded ? 'login.ended' : 'login.error.unauthorized')}
    </NotOpened>
  );
}
