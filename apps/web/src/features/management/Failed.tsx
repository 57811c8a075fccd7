import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { useMessages } from '../../i18n/useMessages.ts';

type Props = { title: string; error: unknown; onRetry: () => void };

/** What could not be asked of the server. */
export function Failed({ title, error, onRetry }: Props) {
  const words = useMessages('management');
  return (
    <ErrorState title={title} onRetry={onRetry} error={error}>
      {words('failedText')}
    </ErrorState>
  );
}
