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
};

const noContent = ['Can not find content', 'Cannot find content'];

/** Says why a document did not open; closing goes home, because there is nothing behind the message. */
export function DocumentFailure({ error, onRetry }: Props) {
  const words = useWords();
  const { tenant } = useLibrary();
  const navigate = useNavigate();
  const goHome = (): void => void navigate('/', { replace: true });
  const detail = error instanceof CallRefused && error.status > 0 ? error.detail : words('unreachable');
  const isMissing = !error || noContent.includes(detail);

  return (
    <Decision
      isOpen
      title={words(isMissing ? 'noContent' : 'failed')}
      onClose={goHome}
      actions={
        <>
          <Button onClick={goHome}>{words('close')}</Button>
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
