import type { Notification } from '@norma/contracts';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { client } from '../../../client/client.ts';
import { queryKeys } from '../../../client/queryKeys.ts';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { unreadQuery } from './useUnread.ts';

type Page = { count: number; unread: number; result: Notification[] };

/**
 * Marks a notification as read or unread, or all that are seen as read. It shows at once, and each stays where it is
 * until the list is opened again: what a user reads must not run away from under their eyes.
 */
export function useMark() {
  const t = useMessages('tracking');
  const queries = useQueryClient();
  const onError = (): void => {
    showToast({ kind: 'error', message: t('notMarked') });
    void queries.invalidateQueries({ queryKey: queryKeys.notifications() });
  };
  const onSuccess = ({ unread }: { unread: number }): void => keepUnread(queries, unread);
  const one = useMutation({
    meta: { isHandled: true },
    mutationFn: ({ id, isRead }: { id: number; isRead: boolean }) =>
      client.tracking.markNotifications({ body: { ids: [id], isRead } }),
    onMutate: ({ id, isRead }) => change(queries, (each) => (each.id === id ? { ...each, isRead } : each)),
    onSuccess,
    onError,
  });
  const all = useMutation({
    meta: { isHandled: true },
    mutationFn: (through: number) => client.tracking.markNotifications({ body: { through } }),
    onMutate: () => change(queries, (each) => ({ ...each, isRead: true })),
    onSuccess,
    onError,
  });
  return { mark: one.mutate, markThrough: all.mutate };
}

function change(queries: QueryClient, changed: (each: Notification) => Notification): void {
  queries.setQueriesData<Page>(
    { queryKey: queryKeys.notifications('page') },
    (page) => page && { ...page, result: page.result.map(changed) },
  );
}

const keepUnread = (queries: QueryClient, unread: number): void => {
  queries.setQueryData(unreadQuery.queryKey, { unread });
  queries.setQueriesData<Page>(
    { queryKey: queryKeys.notifications('page') },
    (page) => page && { ...page, unread },
  );
};
