import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../ui/buttons/Button.tsx';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import { useLibrary } from './useLibrary.ts';
import { useMessages, type MessageKey } from '../../i18n/useMessages.ts';
import { CallRefused } from '../../client/client.ts';
import styles from './SupportDialog.module.css';

/** Why a document did not open: there is none, its text has left the library, or something else. */
type Failure = { kind: 'missing' } | { kind: 'gone' } | { kind: 'other'; detail: string };

const missing = ['Can not find content', 'Cannot find content'];
const gone = 'DL Content is no longer available';

/** Reads why a document did not open, by the words of the server; an address that names none has no error at all. */
export function failureOf(error: Error | null | undefined): Failure {
  if (!error || isNoCode(error)) return { kind: 'missing' };
  const detail = error instanceof CallRefused && error.status > 0 ? error.detail.trim() : '';
  if (missing.includes(detail)) return { kind: 'missing' };
  return detail === gone ? { kind: 'gone' } : { kind: 'other', detail };
}

/** Whether what the address names cannot be a content code, so that the server does not even look for it. */
const isNoCode = (error: Error): boolean =>
  error instanceof CallRefused &&
  error.status === 400 &&
  error.fieldErrors.some(({ field }) => field === 'query.contentCode');

type Props = {
  /** Absent where the address names no document at all. */
  error: Error | null | undefined;
  onRetry: (() => unknown) | undefined;
  /** Whether it was the reader's access that could not be verified. */
  isOfAccess?: boolean;
  /** Where there is nothing behind the message, closing it goes home. */
  onClose?: () => void;
};

const titles: Record<Failure['kind'], MessageKey<'documents'>> = {
  missing: 'noContent',
  gone: 'gone',
  other: 'failed',
};

/** Says why a document did not open. */
export function DocumentFailure({ error, onRetry, isOfAccess = false, onClose }: Props) {
  const t = useMessages('documents');
  const navigate = useNavigate();
  const close = onClose ?? ((): void => void navigate('/', { replace: true }));
  const failure = failureOf(error);

  return (
    <ConfirmDialog
      isOpen
      title={t(titles[failure.kind])}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{t('close')}</Button>
          {failure.kind === 'gone' && <ToDigitalLibrary />}
          {failure.kind === 'other' && onRetry && (
            <Button kind="primary" onClick={() => onRetry()}>
              {t('tryAgain')}
            </Button>
          )}
        </>
      }
    >
      <Reason failure={failure} isOfAccess={isOfAccess} />
    </ConfirmDialog>
  );
}

function Reason({ failure, isOfAccess }: { failure: Failure; isOfAccess: boolean }): ReactNode {
  const t = useMessages('documents');
  const { tenant } = useLibrary();
  if (failure.kind === 'missing') return t('noContentText');
  if (failure.kind === 'gone')
    return t(tenant['digital-library-url'] ? 'goneText' : 'goneTextAlone', { tenant: tenant.title });
  const detail = failure.detail || t('unreachable');
  return isOfAccess ? t('failedText', { detail, tenant: tenant.title }) : detail;
}

/** A link to the tenant's digital library, for documents that are not in this one. */
function ToDigitalLibrary() {
  const t = useMessages('documents');
  const { tenant } = useLibrary();
  const address = tenant['digital-library-url'];
  if (!address) return null;
  return (
    <a className={styles.contact} href={address} target="_blank" rel="noopener noreferrer">
      {t('digitalLibrary')}
    </a>
  );
}
