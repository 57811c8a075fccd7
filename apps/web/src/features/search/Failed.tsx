import { useTranslation } from 'react-i18next';
import { CallRefused } from '../../client/client.ts';
import { wordsFor } from '../../client/wordsFor.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { useMessages } from '../../i18n/useMessages.ts';

/** The search did not work: why, what is kept, and the way to try again. */
export function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const words = useMessages('search');
  const { t } = useTranslation();
  const requestId = error instanceof CallRefused ? error.requestId : '';
  return (
    <ErrorState title={words('failed')} onRetry={onRetry} {...(requestId && { requestId })}>
      <p>{wordsFor(error, t)}</p>
      <p>{words('failedText')}</p>
    </ErrorState>
  );
}
