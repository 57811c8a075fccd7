import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/buttons/Button.tsx';
import { PageMessage } from '../../../ui/feedback/PageMessage.tsx';
import { FrontPage } from '../FrontPage.tsx';
import { useSignOut } from '../signingOut.ts';
import { SupportLink } from '../SupportLink.tsx';

/** What is said to those who are kept out, by the words of their title. */
const texts = {
  limited: 'limitedText',
  noAccount: 'userAccount.signoutContent.UserRoleValidation',
  emailUnverified: 'emailUnverifiedText',
} as const;

/** Takes the place of the library for a person whom it does not let in, or not any more. */
export const LimitedAccess = () => <KeptOut why="limited" />;

/** Tells a person whom no account lets in what that means, and who can change it. */
export const NoAccount = () => <KeptOut why="noAccount" />;

/** Tells a person for whose e-mail address the identity provider does not vouch what they can do about it. */
export const EmailUnverified = () => <KeptOut why="emailUnverified" />;

function KeptOut({ why }: { why: keyof typeof texts }) {
  const { t } = useTranslation('sign-in');
  const { t: shared } = useTranslation();
  const signOut = useSignOut();
  return (
    <FrontPage title={t(why)}>
      <PageMessage
        acts={
          <>
            <Button kind="primary" onClick={() => void signOut()}>
              {shared('shell.signOut')}
            </Button>
            <SupportLink />
          </>
        }
      >
        {t(texts[why])}
      </PageMessage>
    </FrontPage>
  );
}
