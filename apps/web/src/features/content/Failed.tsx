import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { useMessages } from '../../i18n/useMessages.ts';

/** What stands in the place of something that could not be loaded. */
export function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const words = useMessages('content');
  return (
    <ErrorState title={words('loadFailed')} onRetry={onRetry} error={error}>
      {words('loadFailedText')}
    </ErrorState>
  );
}
