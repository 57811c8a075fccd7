import type { Group } from '@norma/contracts';
import { client } from '../../client/client.ts';
import { MessageDialog } from '../../ui/overlays/MessageDialog.tsx';
import { useChange } from './useChange.ts';
import { useMessages } from '../../i18n/useMessages.ts';

type Props = { group: Group | null; onEnd: () => void; onDeleted?: () => void };

/** Asks whether a group shall be deleted, and deletes it. */
export function DeleteGroup({ group, onEnd, onDeleted }: Props) {
  const words = useMessages('groups');
  const { mutate } = useChange({
    said: 'deleted',
    change: ({ groupID: id }: Group) => client.groups.deleteGroup({ params: { id } }),
  });
  return (
    <MessageDialog
      isOpen={group !== null}
      title={words('deleteTitle')}
      question={{ confirm: words('deleteIt'), keep: words('keepIt'), isDangerous: true }}
      onEnd={(end) => {
        onEnd();
        if (end === 'CONFIRM' && group) mutate(group, { onSuccess: () => onDeleted?.() });
      }}
    >
      {group && words('deleteText', { name: group.name })}
    </MessageDialog>
  );
}
