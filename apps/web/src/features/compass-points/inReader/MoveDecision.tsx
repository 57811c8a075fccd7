import type { CompassPoint } from '@norma/contracts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { MarkedText } from '../dialog/MarkedText.tsx';
import type { Anchor } from './shownMark.ts';
import { useMove, wasOvertaken } from './useMove.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './MoveDecision.module.css';

type Props = {
  point: CompassPoint;
  /** Where it would stand. */
  anchor: Anchor;
  onDone: (isMoved: boolean) => void;
};

/** Asks before a compass point is moved to the text that is selected. */
export function MoveDecision({ point, anchor, onDone }: Props) {
  const words = useMessages('compass-points-in-text');
  const { mutate, isPending, error } = useMove();
  const move = (): void => mutate({ point, anchor }, { onSuccess: () => onDone(true) });
  return (
    <ConfirmDialog
      isOpen
      title={words('moveTitle')}
      onClose={() => onDone(false)}
      actions={
        <>
          <Button onClick={() => onDone(false)}>{words('leaveIt')}</Button>
          <Button kind="primary" disabled={isPending || wasOvertaken(error)} onClick={move}>
            {words('moveIt')}
          </Button>
        </>
      }
    >
      <MarkedText text={anchor.quote} />
      {error && (
        <p className={styles.failure} role="alert">
          {words(wasOvertaken(error) ? 'moveOvertaken' : 'notMoved')}
        </p>
      )}
    </ConfirmDialog>
  );
}
