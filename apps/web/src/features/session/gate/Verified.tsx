import { useTranslation } from 'react-i18next';
import { PageMessage } from '../../../ui/feedback/PageMessage.tsx';
import { FrontPage } from '../FrontPage.tsx';
import { SupportLink } from '../SupportLink.tsx';

/** Says that the sign-in is verified, and leads on to it. */
export function Verified() {
  const { t } = useTranslation('sign-in');
  return (
    <FrontPage title={t('verified')}>
      <PageMessage
        acts={
          <>
            <a href="/">{t('signIn')}</a>
            <SupportLink />
          </>
        }
      >
        {t('verifiedText')}
      </PageMessage>
    </FrontPage>
  );
}
