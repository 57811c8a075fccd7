import type { CompassPoint } from '@norma/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../client/client.ts';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { isAnnounced } from '../dialog/useSaving.ts';
import { compassPoints } from '../shared.ts';
import { movedTo, type Anchor } from './shownMark.ts';
import { useMessages } from '../../../i18n/useMessages.ts';

type Move = { point: CompassPoint; anchor: Anchor };

/** Moves a compass point to other text; what was done can be undone. */
export function useMove() {
  const words = useMessages('compass-points-in-text');
  const queries = useQueryClient();
  const refetch = (): void => void queries.invalidateQueries({ queryKey: compassPoints });
  const putBack = async (before: CompassPoint, etag: string): Promise<void> => {
    try {
      await client.compassPoints.changeCompassPoint(
        { params: { id: before.compassPointID }, body: { selectionMetadata: before.selectionMetadata } },
        { headers: { 'if-match': etag } },
      );
      showToast({ kind: 'info', message: words('putBack') });
    } catch {
      showToast({ kind: 'error', message: words('notPutBack') });
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
        message: words('moved'),
        action: { label: words('undo'), onAct: () => void putBack(point, etag) },
      }),
    onSettled: refetch,
  });
}

/** Whether a move was refused because somebody else was faster. */
export const wasOvertaken = (failure: unknown): boolean => isAnnounced(failure, 'compass-point-changed');
