import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { PageText } from '../../../ui/PageText.tsx';
import { FrontPage } from '../FrontPage.tsx';
import { useSignOut } from '../signingOut.ts';
import { SupportLink } from '../SupportLink.tsx';

/** Takes the place of the library for a person whom it does not let in, or not any more. */
export function LimitedAccess() {
  const { t } = useTranslation('gate');
  const { t: shared } = useTranslation();
  const signOut = useSignOut();
  return (
    <FrontPage title={t('limited')}>
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
        {t('limitedText')}
      </PageText>
    </FrontPage>
  );
}
