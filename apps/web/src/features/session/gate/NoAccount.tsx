import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { PageText } from '../../../ui/PageText.tsx';
import { FrontPage } from '../FrontPage.tsx';
import { useSignOut } from '../signingOut.ts';
import { SupportLink } from '../SupportLink.tsx';

/** Tells a person whom no account lets in what that means, and who can change it. */
export function NoAccount() {
  const { t } = useTranslation('gate');
  const { t: shared } = useTranslation();
  const signOut = useSignOut();
  return (
    <FrontPage title={t('noAccount')}>
      <PageText
        acts={
          <>
            <Button kind="primary" onClick={() => void signOut()}>
              {shared('shell.signOut')}
            </Button>
            <SupportLink />
          </>
        }
      >
        {t('userAccount.signoutContent.UserRoleValidation')}
      </PageText>
    </FrontPage>
  );
}
