import type { compassPoints as calls } from '@norma/contracts';
import type { Sent } from '@norma/contracts/kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { CallRefused, client } from '../../client/client.ts';
import { queryKeys } from '../../client/queryKeys.ts';
import { showToast } from '../../ui/feedback/Toasts.tsx';
import type { Tagged } from './queries.ts';
import { useMessages } from '../../i18n/useMessages.ts';

type Calls = typeof calls;

/** What makes a compass point. */
export type NewCompassPoint = Sent<Calls['createCompassPoint']>['body'];

/** A change of a compass point, and the tag of the state that was changed; without one, `modifiedDate` names the state. */
export type Change = {
  id: number;
  body: Sent<Calls['changeCompassPoint']>['body'];
  etag?: string | undefined;
};

/** Makes a compass point. What goes wrong is for the form to say: what was written stays there. */
export function useCreation() {
  const words = useMessages('compass-points');
  const refetch = useRefetch();
  return useMutation({
    meta: { isHandled: true },
    mutationFn: async (body: NewCompassPoint): Promise<Tagged> => {
      const { answer, headers } = await client.compassPoints.createCompassPoint.withHeaders({ body });
      return { point: answer, etag: headers.etag };
    },
    onSuccess: () => showToast({ kind: 'success', message: words('save-success') }),
    onSettled: refetch,
  });
}

/** Changes or moves a compass point. What goes wrong is for the form to say. */
export function useChange() {
  const words = useMessages('compass-points');
  const refetch = useRefetch();
  return useMutation({
    meta: { isHandled: true },
    mutationFn: async ({ id, body, etag }: Change): Promise<Tagged> => {
      const { answer, headers } = await client.compassPoints.changeCompassPoint.withHeaders(
        { params: { id }, body },
        etag === undefined ? {} : { headers: { 'if-match': etag } },
      );
      return { point: answer, etag: headers.etag };
    },
    onSuccess: () => showToast({ kind: 'success', message: words('save-success') }),
    onSettled: refetch,
  });
}

/** Takes a compass point out of its document, once the reader has said so, and tells how it went. */
export function useDeactivation() {
  const words = useMessages('compass-points');
  const refetch = useRefetch();
  return useMutation({
    meta: { isHandled: true },
    mutationFn: (id: number) => client.compassPoints.deactivateCompassPoint({ params: { id } }),
    onSuccess: () => showToast({ kind: 'success', message: words('delete-success') }),
    onError: (error) => {
      const isDone = error instanceof CallRefused && error.code === 'compass-point-deactivated';
      showToast(
        isDone
          ? { kind: 'info', message: words('deactivatedMeanwhile') }
          : { kind: 'error', message: words('notDeactivated') },
      );
    },
    onSettled: refetch,
  });
}

/** Puts a deactivated compass point back, and tells how it went. */
export function useReactivation() {
  const words = useMessages('compass-points');
  const refetch = useRefetch();
  return useMutation({
    meta: { isHandled: true },
    mutationFn: (id: number) => client.compassPoints.activateCompassPoint({ params: { id } }),
    onSuccess: () => showToast({ kind: 'info', message: words('reactivated') }),
    onError: (error) => {
      const isDone = error instanceof CallRefused && error.code === 'compass-point-active';
      showToast(
        isDone
          ? { kind: 'info', message: words('activeMeanwhile') }
          : { kind: 'error', message: words('notReactivated') },
      );
    },
    onSettled: refetch,
  });
}

/** Opens the link of a compass point to people of other accounts. */
export function useSharing() {
  const refetch = useRefetch();
  return useMutation({
    meta: { isHandled: true },
    mutationFn: (compassPointID: number) => client.compassPoints.markShared({ body: { compassPointID } }),
    onSettled: refetch,
  });
}

/** Asks anew for every list of compass points that is shown, and for how many a document has. */
function useRefetch(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: queryKeys.compassPoints() }),
      queries.invalidateQueries({ queryKey: queryKeys.documents('metadata') }),
    ]);
  }, [queries]);
}
