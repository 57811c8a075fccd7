import type { GroupDocument } from '@norma/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../../client/client.ts';
import { showToast } from '../../../ui/feedback/Toasts.tsx';
import { calledIn } from '../names.ts';
import { documentsQuery } from '../queries.ts';
import { useChange } from '../useChange.ts';
import { useMessages } from '../../../i18n/useMessages.ts';

/** Takes a document out of a group: it goes at once, and comes back where that did not work or is undone. */
export function useRemoval(groupId: number): (document: GroupDocument) => void {
  const words = useMessages('groups');
  const queries = useQueryClient();
  const { queryKey } = documentsQuery(groupId);
  const putBack = useChange({
    said: 'documents',
    change: (contentCode: string) =>
      client.groups.changeDocuments({
        body: { sharedWithGroupID: groupId, addContentCodes: [contentCode] },
      }),
  });
  const removal = useChange({
    said: null,
    change: ({ contentID }: GroupDocument) =>
      client.groups.changeDocuments({
        body: { sharedWithGroupID: groupId, removeContentIds: [contentID] },
      }),
  });
  return (document) => {
    const { contentID, contentCode, isRemoved } = document;
    queries.setQueryData(queryKey, (all) => all?.filter((each) => each.contentID !== contentID));
    removal.mutate(document, {
      onSuccess: () =>
        showToast({
          kind: 'info',
          message: words('said.documentDeleted', { document: calledIn(document) || words('nameless') }),
          // What has left the library cannot come back into the group.
          ...(!isRemoved && {
            action: { label: words('undo'), onAct: () => putBack.mutate(contentCode) },
          }),
        }),
    });
  };
}
