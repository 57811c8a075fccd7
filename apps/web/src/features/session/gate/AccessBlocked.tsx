import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/buttons/Button.tsx';
import { PageMessage } from '../../../ui/feedback/PageMessage.tsx';
import { FrontPage } from '../FrontPage.tsx';
import { useSignOut } from '../signingOut.ts';
import { SupportLink } from '../SupportLink.tsx';

/** The messages for blocked users, by the key of their title. */
const texts = {
  limited: 'limitedText',
  noAccount: 'userAccount.signoutContent.UserRoleValidation',
  emailUnverified: 'emailUnverifiedText',
} as const;

/** Takes the place of the library for a person whom it does not let in, or not any more. */
export const LimitedAccess = () => <AccessBlocked why="limited" />;

/** Says that no account admits the user, and who can change that. */
export const NoAccount = () => <AccessBlocked why="noAccount" />;

/** Says that the identity provider has not verified the email address, and what to do. */
export const EmailUnverified = () => <AccessBlocked why="emailUnverified" />;

function AccessBlocked({ why }: { why: keyof typeof texts }) {
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
