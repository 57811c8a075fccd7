import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CallRefused } from '../../client/client.ts';
import { Button } from '../../ui/Button.tsx';
import { FrontPage } from './FrontPage.tsx';
import { SupportLink } from './SupportLink.tsx';
import parts from './FrontPageText.module.css';

type Props = {
  title: string;
  children: ReactNode;
  error: Error;
  onRetry: () => void;
};

/** Says why the library did not open; trying again is left to the reader, so that nobody is sent round in a circle. */
export function NotOpened({ title, children, error, onRetry }: Props) {
  const { t } = useTranslation();
  return (
    <FrontPage title={title}>
      <p className={parts.text}>{children}</p>
      <p className={parts.said}>
        <bdi>
          {error instanceof CallRefused && error.requestId
            ? `${error.detail} · ${error.requestId}`
            : error.message}
        </bdi>
      </p>
      <div className={parts.acts}>
        <Button kind="primary" onClick={onRetry}>
          {t('ui.tryAgain')}
        </Button>
        <SupportLink />
      </div>
    </FrontPage>
  );
}
