import { useState } from 'react';
import { useSecureLogin } from '../session/index.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { MessageDialog } from '../../ui/overlays/MessageDialog.tsx';
import { useLibrary } from '../documents/forDocumentPage.ts';
import { accountName } from './accountName.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './Courses.module.css';

/** Asks those who read through their company to log in as themselves when they want to see courses. */
export function LogInForCourses() {
  const words = useMessages('training');
  const { account } = useLibrary();
  const secureLogin = useSecureLogin();
  const [isAsked, setAsked] = useState(false);
  return (
    <div>
      <p className={styles.text}>{words('personal', { account: accountName(account) })}</p>
      <Button onClick={() => setAsked(true)}>{words('showCourses')}</Button>
      <MessageDialog
        isOpen={isAsked}
        title={words('logInTitle')}
        question={{ confirm: words('logIn'), keep: words('notNow') }}
        onEnd={(end) => {
          setAsked(false);
          if (end === 'CONFIRM') void secureLogin();
        }}
      >
        {words('logInText')}
      </MessageDialog>
    </div>
  );
}
