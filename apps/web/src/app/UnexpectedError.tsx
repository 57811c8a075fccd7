import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import { CallRefused } from '../client/client.ts';
import { SupportLink } from '../features/session/index.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { RequestId } from '../ui/feedback/RequestId.tsx';
import { Notice } from '../ui/feedback/Notice.tsx';

/** The screen in place of one that broke. */
export function BrokenScreen() {
  return <UnexpectedError error={useRouteError()} />;
}

/** Reports an unexpected error, and how to go on. */
function UnexpectedError({ error }: { error: unknown }) {
  const { t } = useTranslation();
  return (
    <Notice
      title={t('page.unexpected')}
      foot={error instanceof CallRefused && <RequestId id={error.requestId} />}
      acts={
        <>
          <Button kind="primary" onClick={reload}>
            {t('page.reload')}
          </Button>
          <SupportLink />
        </>
      }
    >
      {t('page.unexpectedText')}
    </Notice>
  );
}

const reload = (): void => window.location.reload();

type Caught = { error: unknown; hasBroken: boolean };

/** Catches what breaks where no screen is there yet to take its place. */
export class ErrorBoundary extends Component<{ children: ReactNode }, Caught> {
  override state: Caught = { error: null, hasBroken: false };

  static getDerivedStateFromError = (error: unknown): Caught => ({ error, hasBroken: true });

  override render(): ReactNode {
    return this.state.hasBroken ? <UnexpectedError error={this.state.error} /> : this.props.children;
  }
}
