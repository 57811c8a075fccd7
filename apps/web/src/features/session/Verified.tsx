import { useTranslation } from 'react-i18next';
import { decodeQuery } from '../../client/query.ts';
import { PageText } from '../../ui/PageText.tsx';
import { FrontPage } from './FrontPage.tsx';
import { isCallback } from './signIn.ts';
import { SupportLink } from './SupportLink.tsx';

/** Whether the identity provider only tells that an e-mail address is confirmed: nobody is signed in by that. */
export function isVerification(): boolean {
  const { code, error, email_verified } = decodeQuery(window.location.search);
  return isCallback() && !code && !error && email_verified?.[0] === 'true';
}

/** Says that the sign-in is verified, and leads on to it. */
export function Verified() {
  const { t } = useTranslation();
  return (
    <FrontPage title={t('session.verified')}>
      <PageText
        acts={
          <>
            <a href="/">{t('session.signIn')}</a>
            <SupportLink />
          </>
        }
      >
        {t('session.verifiedText')}
      </PageText>
    </FrontPage>
  );
}
