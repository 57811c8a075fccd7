import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { PageText } from '../../ui/PageText.tsx';
import { FrontPage } from './FrontPage.tsx';
import { SupportLink } from './SupportLink.tsx';
import { useSignOut } from './useSignOut.ts';

/** Tells a person whom no account lets in what that means, and who can change it. */
export function NoAccount() {
  const { t } = useTranslation();
  const signOut = useSignOut();
  return (
    <FrontPage title={t('session.noAccount')}>
      <PageText
        acts={
          <>
            <Button kind="primary" onClick={() => void signOut()}>
              {t('shell.signOut')}
            </Button>
            <SupportLink />
          </>
        }
      >
        {t('session.noAccountText')}
      </PageText>
    </FrontPage>
  );
}
