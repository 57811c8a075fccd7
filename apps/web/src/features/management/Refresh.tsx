import { IconRefresh } from '@tabler/icons-react';
import { Button } from '../../ui/Button.tsx';
import { useWords } from './useWords.ts';

/** Asks the server again. */
export function Refresh({ onRefresh, isBusy }: { onRefresh: () => void; isBusy: boolean }) {
  const words = useWords();
  return (
    <Button
      icon={<IconRefresh size={16} stroke={1.6} aria-hidden />}
      aria-disabled={isBusy || undefined}
      onClick={() => isBusy || onRefresh()}
    >
      {words('refresh')}
    </Button>
  );
}
