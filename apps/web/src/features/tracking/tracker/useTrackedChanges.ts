import type { TrackedDocument } from '@norma/contracts';
import { useMutation } from '@tanstack/react-query';
import { client } from '../../../client/client.ts';
import { showToast } from '../../../ui/feedback/Toasts.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { useRefresh } from './useRefresh.ts';

const isHandled = { isHandled: true };

/** Stops tracking a document, tracks it again, or forgets it; each can be undone. */
export function useTrackedChanges() {
  const words = useMessages('tracking');
  const onSettled = useRefresh();
  const onError = (): void => showToast({ kind: 'error', message: words('notChanged') });
  const track = useMutation({
    meta: isHandled,
    mutationFn: ({ document: { contentCode } }: TrackedDocument) =>
      client.tracking.track({ query: { contentCode } }),
    onError,
    onSettled,
  });
  const undoToggle = useMutation({
    meta: isHandled,
    mutationFn: ({ id }: TrackedDocument) => client.tracking.toggleTracking({ params: { id } }),
    onError,
    onSettled,
  });
  const toggle = useMutation({
    meta: isHandled,
    mutationFn: ({ id }: TrackedDocument) => client.tracking.toggleTracking({ params: { id } }),
    onSuccess: ({ data }, tracked) =>
      typeof data === 'string'
        ? showToast({ kind: 'error', message: words('unavailable') })
        : showToast({
            kind: 'success',
            message: words('track-suc'),
            action: { label: words('undo'), onAct: () => undoToggle.mutate(tracked) },
          }),
    onError,
    onSettled,
  });
  const remove = useMutation({
    meta: isHandled,
    mutationFn: ({ id }: TrackedDocument) => client.tracking.removeTracking({ params: { id } }),
    onSuccess: (_, tracked) =>
      showToast({
        kind: 'success',
        message: words('del-fav-success'),
        action: { label: words('undo'), onAct: () => track.mutate(tracked) },
      }),
    onError,
    onSettled,
  });
  return { toggle: toggle.mutate, remove: remove.mutate };
}
