import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { PageText } from '../../../ui/PageText.tsx';
import { FrontPage } from '../FrontPage.tsx';
import { useSignOut } from '../signingOut.ts';
import { SupportLink } from '../SupportLink.tsx';

/** Takes the place of the library for a person whom it does not let in, or not any more. */
export const LimitedAccess = () => <KeptOut title="limited" text="limitedText" />;

/** Tells a person whom no account lets in what that means, and who can change it. */
export const NoAccount = () => (
  <KeptOut title="noAccount" text="userAccount.signoutContent.UserRoleValidation" />
);

type Props = {
  title: 'limited' | 'noAccount';
  text: 'limitedText' | 'userAccount.signoutContent.UserRoleValidation';
};

function KeptOut({ title, text }: Props) {
  const { t } = useTranslation('gate');
  const { t: shared } = useTranslation();
  const signOut = useSignOut();
  return (
    <FrontPage title={t(title)}>
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
        {t(text)}
      </PageText>
    </FrontPage>
  );
}
