import type { CompassPoint } from '@norma/contracts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { useDeactivation } from '../changes.ts';
import { useMessages } from '../../../i18n/useMessages.ts';

type Props = {
  /** The compass point to deactivate; null for none. */
  point: CompassPoint | null;
  /** It was answered: whether it is deactivated now. */
  onDone: (isDeactivated: boolean) => void;
};

/** Asks before a compass point is taken out of its document. */
export function DeactivateDecision({ point, onDone }: Props) {
  const t = useMessages('compass-point-dialog');
  const { mutateAsync, isPending } = useDeactivation();
  const deactivate = async (): Promise<void> => {
    if (!point || isPending) return;
    onDone(
      await mutateAsync(point.compassPointID).then(
        () => true,
        () => false,
      ),
    );
  };
  return (
    <ConfirmDialog
      isOpen={point !== null}
      title={t('deactivateTitle')}
      onClose={() => onDone(false)}
      actions={
        <>
          <Button onClick={() => onDone(false)}>{t('keepIt')}</Button>
          <Button kind="danger" disabled={isPending} onClick={() => void deactivate()}>
            {t('deactivateIt')}
          </Button>
        </>
      }
    >
      {t('deactivateText')}
    </ConfirmDialog>
  );
}
