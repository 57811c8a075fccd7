import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { useMessages } from '../../i18n/useMessages.ts';

type Props = { error: Error; title: string; onRetry: () => void };

/** Says what could not be loaded, and offers to try again. */
export function Failed({ error, title, onRetry }: Props) {
  const words = useMessages('accounts');
  return (
    <ErrorState title={title} onRetry={onRetry} error={error}>
      {words('failedText')}
    </ErrorState>
  );
}
