import type { Group } from '@norma/contracts';
import { laterClient } from '../../client/laterClient.ts';
import { MessageDialog } from '../../ui/overlays/MessageDialog.tsx';
import { useGroupChange } from './useGroupChange.ts';
import { useMessages } from '../../i18n/useMessages.ts';

type Props = { group: Group | null; onEnd: () => void; onDeleted?: () => void };

/** Asks whether a group shall be deleted, and deletes it. */
export function DeleteGroup({ group, onEnd, onDeleted }: Props) {
  const t = useMessages('groups');
  const { mutate } = useGroupChange({
    success: 'deleted',
    change: ({ groupID: id }: Group) => laterClient.groups.deleteGroup({ params: { id } }),
  });
  return (
    <MessageDialog
      isOpen={group !== null}
      title={t('deleteTitle')}
      question={{ confirm: t('deleteIt'), keep: t('keepIt'), isDangerous: true }}
      onEnd={(end) => {
        onEnd();
        if (end === 'CONFIRM' && group) mutate(group, { onSuccess: () => onDeleted?.() });
      }}
    >
      {group && t('deleteText', { name: group.name })}
    </MessageDialog>
  );
}
