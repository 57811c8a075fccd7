import { IconRefresh } from '@tabler/icons-react';
import { Button } from '../../ui/buttons/Button.tsx';
import { useMessages } from '../../i18n/useMessages.ts';

/** Asks the server again. */
export function Refresh({ onRefresh, isBusy }: { onRefresh: () => void; isBusy: boolean }) {
  const t = useMessages('management');
  return (
    <Button
      icon={<IconRefresh size={16} stroke={1.6} aria-hidden />}
      aria-disabled={isBusy || undefined}
      onClick={() => isBusy || onRefresh()}
    >
      {t('refresh')}
    </Button>
  );
}
