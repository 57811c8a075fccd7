import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { administration } from '../../../client/administration.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { ChooseReceivers } from './ChooseReceivers.tsx';
import { handOverOf, noReceivers, type Going } from './receivers.ts';
import { isolate } from '../../../i18n/isolate.ts';
import { queryKeys } from '../../../client/queryKeys.ts';

type Props = {
  left: Going & { readonly owner: { readonly id: string; readonly name: string } };
  onClose: () => void;
};

/** Transfers what a person owns in an account, whether or not they are still in it. */
export function TransferOwnershipDrawer({ left, onClose }: Props) {
  const t = useMessages('people');
  const queries = useQueryClient();
  const [chosen, setChosen] = useState(noReceivers);
  const { owner } = left;
  const send = async (): Promise<void> => {
    const body = { ...handOverOf(left, chosen), from: owner.id };
    const { groups, compassPoints } = await administration.people.handOver({ body });
    await queries.invalidateQueries({ queryKey: queryKeys.people() });
    showToast({ kind: 'success', message: t('handedOver', { groups, compassPoints }) });
    onClose();
  };
  return (
    <Drawer isOpen title={t('handOverTitle', { name: isolate(owner.name) })} onClose={onClose}>
      <Form
        label={t('handOver')}
        submit={t('handOver')}
        onSend={send}
        isReady={chosen.groups !== null || chosen.compassPoints !== null}
        isSentByEnter={false}
        actions={<Button onClick={onClose}>{t('cancel')}</Button>}
      >
        <p>{t('handOverText')}</p>
        <ChooseReceivers going={left} ownerId={owner.id} chosen={chosen} onChoose={setChosen} />
      </Form>
    </Drawer>
  );
}
