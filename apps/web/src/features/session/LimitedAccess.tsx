import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { PageText } from '../../ui/PageText.tsx';
import { FrontPage } from './FrontPage.tsx';
import { SupportLink } from './SupportLink.tsx';
import { useSignOut } from './useSignOut.ts';

/** Takes the place of the library for a person whom it does not let in, or not any more. */
export function LimitedAccess() {
  const { t } = useTranslation();
  const signOut = useSignOut();
  return (
    <FrontPage title={t('session.limited')}>
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
        {t('session.limitedText')}
      </PageText>
    </FrontPage>
  );
}
