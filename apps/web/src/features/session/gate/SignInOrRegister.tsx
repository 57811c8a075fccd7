import { useTranslation } from 'react-i18next';

/** For visitors whom nobody knows yet, where others find the menu under their name. */
export function SignInOrRegister() {
  const { t } = useTranslation('sign-in');
  return <a href="/">{t('signInOrRegister')}</a>;
}
