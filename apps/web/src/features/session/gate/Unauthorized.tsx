import { useTranslation } from 'react-i18next';
import { useAuth } from 'react-oidc-context';
import { NotOpened } from '../NotOpened.tsx';
import { addressAskedFor } from '../signIn.ts';

/** Says that the library does not know who a sign-in means; another one may be tried. */
export function Unauthorized({ error }: { error: Error }) {
  const { t } = useTranslation('gate');
  const { t: shared } = useTranslation();
  const { signinRedirect } = useAuth();
  return (
    <NotOpened
      title={shared('session.signInFailed')}
      error={error}
      onRetry={() => void signinRedirect({ state: addressAskedFor() })}
    >
      {t('login.error.unauthorized')}
    </NotOpened>
  );
}
