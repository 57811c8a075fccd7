import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { useMessages } from '../../i18n/useMessages.ts';

/** Says that collections could not be loaded, and offers to try again. */
export function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const words = useMessages('collections');
  return (
    <ErrorState title={words('failed')} onRetry={onRetry} error={error}>
      {words('failedText')}
    </ErrorState>
  );
}
