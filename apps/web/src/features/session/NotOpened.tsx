import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CallRefused } from '../../client/client.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { PageMessage } from '../../ui/feedback/PageMessage.tsx';
import { FrontPage } from './FrontPage.tsx';
import { SupportLink } from './SupportLink.tsx';
import styles from './NotOpened.module.css';

type Props = {
  title: string;
  children: ReactNode;
  error: Error;
  onRetry: () => void;
};

/** Says why the library did not open; retrying is left to the reader, so that there is no redirect loop. */
export function NotOpened({ title, children, error, onRetry }: Props) {
  const { t } = useTranslation();
  return (
    <FrontPage title={title}>
      <PageMessage
        foot={<Reason error={error} />}
        acts={
          <>
            <Button kind="primary" onClick={onRetry}>
              {t('ui.tryAgain')}
            </Button>
            <SupportLink />
          </>
        }
      >
        {children}
      </PageMessage>
    </FrontPage>
  );
}

function Reason({ error }: { error: Error }) {
  const isRefused = error instanceof CallRefused && error.requestId;
  return (
    <p className={styles.reason}>
      <bdi>{isRefused ? `${error.detail} · ${error.requestId}` : error.message}</bdi>
    </p>
  );
}
