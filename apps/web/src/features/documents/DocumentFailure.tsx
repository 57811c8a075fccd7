import { useNavigate } from 'react-router';
import { CallRefused } from '../../client/client.ts';
import { Button } from '../../ui/Button.tsx';
import { Decision } from '../../ui/Decision.tsx';
import { useLibrary } from './useLibrary.ts';
import { useWords } from './useWords.ts';

type Props = {
  /** Absent where the address names no document at all. */
  error: Error | null | undefined;
  onRetry: (() => unknown) | undefined;
  /** Where there is nothing behind the message, closing it goes home. */
  onClose?: () => void;
};

const noContent = ['Can not find content', 'Cannot find content'];

/** Says why a document did not open. */
export function DocumentFailure({ error, onRetry, onClose }: Props) {
  const words = useWords();
  const { tenant } = useLibrary();
  const navigate = useNavigate();
  const close = onClose ?? ((): void => void navigate('/', { replace: true }));
  const detail = error instanceof CallRefused && error.status > 0 ? error.detail : words('unreachable');
  const isMissing = !error || noContent.includes(detail);

  return (
    <Decision
      isOpen
      title={words(isMissing ? 'noContent' : 'failed')}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{words('close')}</Button>
          {!isMissing && onRetry && (
            <Button kind="primary" onClick={() => onRetry()}>
              {words('tryAgain')}
            </Button>
          )}
        </>
      }
    >
      {isMissing ? words('noContentText') : words('failedText', { detail, tenant: tenant.title })}
    </Decision>
  );
}
