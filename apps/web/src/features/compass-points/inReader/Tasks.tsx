import type { CompassPoint } from '@norma/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CompassPointDialog, NewCompassPointDialog } from '../dialog/CompassPointDialog.tsx';
import { DeactivateDecision } from '../dialog/DeactivateDecision.tsx';
import type { PointDraft } from '../dialog/pointDrafts.ts';
import { isAnnounced, type Marked } from '../dialog/useSaving.ts';
import { type Anchor, movedTo } from './shownMark.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { MarkedText } from '../dialog/MarkedText.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { client } from '../../../client/client.ts';
import { queryKeys } from '../../../client/queryKeys.ts';
import { showToast } from '../../../ui/feedback/toasts.ts';
import styles from './Tasks.module.css';

/** The dialogs of compass points over the text. */
export type Task =
  | { readonly do: 'make'; readonly draft: PointDraft }
  | { readonly do: 'edit'; readonly point: CompassPoint }
  | { readonly do: 'move'; readonly point: CompassPoint; readonly anchor: Anchor }
  | { readonly do: 'deactivate'; readonly point: CompassPoint };

type Props = {
  task: Task | null;
  marked: Marked;
  /** It is over: with the compass point that is to be shown then, if any. */
  onDone: (shown: CompassPoint | null) => void;
  /** The compass point is deactivated. */
  onGone: () => void;
};

/** The dialog of an action on a compass point. */
export function Tasks({ task, marked, onDone, onGone }: Props) {
  switch (task?.do) {
    case undefined:
      return null;
    case 'make':
      return <NewCompassPointDialog draft={task.draft} marked={marked} onClosed={onDone} />;
    case 'edit':
      return <CompassPointDialog point={task.point} onClosed={onDone} />;
    case 'move':
      // Moved or not, it is shown where it is then.
      return <MoveDecision point={task.point} anchor={task.anchor} onDone={() => onDone(task.point)} />;
    case 'deactivate':
      return (
        <DeactivateDecision
          point={task.point}
          onDone={(isDeactivated) => (isDeactivated ? onGone() : onDone(task.point))}
        />
      );
  }
}

type MoveDecisionProps = {
  point: CompassPoint;
  /** Where it would be. */
  anchor: Anchor;
  onDone: (isMoved: boolean) => void;
};

/** Asks before a compass point is moved to the text that is selected. */
function MoveDecision({ point, anchor, onDone }: MoveDecisionProps) {
  const t = useMessages('compass-points-in-text');
  const { mutate, isPending, error } = useMove();
  const move = (): void => mutate({ point, anchor }, { onSuccess: () => onDone(true) });
  return (
    <ConfirmDialog
      isOpen
      title={t('moveTitle')}
      onClose={() => onDone(false)}
      actions={
        <>
          <Button onClick={() => onDone(false)}>{t('leaveIt')}</Button>
          <Button kind="primary" disabled={isPending || wasOvertaken(error)} onClick={move}>
            {t('moveIt')}
          </Button>
        </>
      }
    >
      <MarkedText text={anchor.quote} />
      {error && (
        <p className={styles.failure} role="alert">
          {t(wasOvertaken(error) ? 'moveOvertaken' : 'notMoved')}
        </p>
      )}
    </ConfirmDialog>
  );
}

type Move = { point: CompassPoint; anchor: Anchor };

/** Moves a compass point to other text, with undo. */
function useMove() {
  const t = useMessages('compass-points-in-text');
  const queries = useQueryClient();
  const refetch = (): void => void queries.invalidateQueries({ queryKey: queryKeys.compassPoints() });
  const putBack = async (before: CompassPoint, etag: string): Promise<void> => {
    try {
      await client.compassPoints.changeCompassPoint(
        { params: { id: before.compassPointID }, body: { selectionMetadata: before.selectionMetadata } },
        { headers: { 'if-match': etag } },
      );
      showToast({ kind: 'info', message: t('putBack') });
    } catch {
      showToast({ kind: 'error', message: t('notPutBack') });
    }
    refetch();
  };
  return useMutation({
    meta: { isHandled: true },
    mutationFn: async ({ point, anchor }: Move) => {
      const { compassPointID: id, selectionMetadata, modifiedDate } = point;
      const { headers } = await client.compassPoints.changeCompassPoint.withHeaders({
        params: { id },
        body: { selectionMetadata: movedTo(selectionMetadata, anchor), modifiedDate },
      });
      return headers.etag;
    },
    onSuccess: (etag, { point }) =>
      showToast({
        kind: 'success',
        message: t('moved'),
        action: { label: t('undo'), onAct: () => void putBack(point, etag) },
      }),
    onSettled: refetch,
  });
}

/** Whether a move was refused because another user was faster. */
const wasOvertaken = (failure: unknown): boolean => isAnnounced(failure, 'compass-point-changed');
