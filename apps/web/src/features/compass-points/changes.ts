import type { compassPoints as calls } from '@norma/contracts';
import type { Sent } from '@norma/contracts/kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { CallRefused, client } from '../../client/client.ts';
import { queryKeys } from '../../client/queryKeys.ts';
import { showToast } from '../../ui/feedback/toasts.ts';
import type { Tagged } from './queries.ts';
import { useMessages } from '../../i18n/useMessages.ts';

type Calls = typeof calls;

/** The body that creates a compass point. */
export type NewCompassPoint = Sent<Calls['createCompassPoint']>['body'];

/** A change of a compass point, and the tag of the state that was changed; without one, `modifiedDate` names the state. */
export type Change = {
  id: number;
  body: Sent<Calls['changeCompassPoint']>['body'];
  etag?: string | undefined;
};

/** Creates a compass point. The form shows errors, and its draft stays. */
export function useCreation() {
  const t = useMessages('compass-points');
  const refetch = useRefetch();
  return useMutation({
    meta: { isHandled: true },
    mutationFn: async (body: NewCompassPoint): Promise<Tagged> => {
      const { answer, headers } = await client.compassPoints.createCompassPoint.withHeaders({ body });
      return { point: answer, etag: headers.etag };
    },
    onSuccess: () => showToast({ kind: 'success', message: t('save-success') }),
    onSettled: refetch,
  });
}

/** Changes or moves a compass point. The form shows errors. */
export function useChange() {
  const t = useMessages('compass-points');
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
    onSuccess: () => showToast({ kind: 'success', message: t('save-success') }),
    onSettled: refetch,
  });
}

/** Deactivates a compass point; a toast tells the result. */
export function useDeactivation() {
  const t = useMessages('compass-points');
  const refetch = useRefetch();
  return useMutation({
    meta: { isHandled: true },
    mutationFn: (id: number) => client.compassPoints.deactivateCompassPoint({ params: { id } }),
    onSuccess: () => showToast({ kind: 'success', message: t('delete-success') }),
    onError: (error) => {
      const isDone = error instanceof CallRefused && error.code === 'compass-point-deactivated';
      showToast(
        isDone
          ? { kind: 'info', message: t('deactivatedMeanwhile') }
          : { kind: 'error', message: t('notDeactivated') },
      );
    },
    onSettled: refetch,
  });
}

/** Reactivates a compass point; a toast tells the result. */
export function useReactivation() {
  const t = useMessages('compass-points');
  const refetch = useRefetch();
  return useMutation({
    meta: { isHandled: true },
    mutationFn: (id: number) => client.compassPoints.activateCompassPoint({ params: { id } }),
    onSuccess: () => showToast({ kind: 'info', message: t('reactivated') }),
    onError: (error) => {
      const isDone = error instanceof CallRefused && error.code === 'compass-point-active';
      showToast(
        isDone
          ? { kind: 'info', message: t('activeMeanwhile') }
          : { kind: 'error', message: t('notReactivated') },
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

/** Refetches all lists of compass points, and the counts of documents. */
function useRefetch(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: queryKeys.compassPoints() }),
      queries.invalidateQueries({ queryKey: queryKeys.documents('metadata') }),
    ]);
  }, [queries]);
}
