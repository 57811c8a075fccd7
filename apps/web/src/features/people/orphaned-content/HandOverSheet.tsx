import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { administration } from '../../../client/administration.ts';
import { wordsFor } from '../../../client/wordsFor.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import { peopleKey } from '../queries.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { ChooseReceivers } from './ChooseReceivers.tsx';
import { handOverOf, nobody, type Going } from './receivers.ts';
import { isolate } from '../../../i18n/isolate.ts';

type Props = {
  left: Going & { readonly owner: { readonly id: string; readonly name: string } };
  onClose: () => void;
};

/** Hands over what somebody owns in an account, whether or not they are still there. */
export function TransferOwnershipDrawer({ left, onClose }: Props) {
  const words = useMessages('people');
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [chosen, setChosen] = useState(nobody);
  const { owner } = left;
  const send = async (): Promise<void> => {
    const body = { ...handOverOf(left, chosen), from: owner.id };
    const { groups, compassPoints } = await administration.people.handOver({ body });
    await queries.invalidateQueries({ queryKey: peopleKey });
    showToast({ kind: 'success', message: words('handedOver', { groups, compassPoints }) });
    onClose();
  };
  return (
    <Drawer isOpen title={words('handOverTitle', { name: isolate(owner.name) })} onClose={onClose}>
      <Form
        label={words('handOver')}
        submit={words('handOver')}
        onSend={send}
        isReady={chosen.groups !== null || chosen.compassPoints !== null}
        isSentByEnter={false}
        wordsForFailure={(error) => wordsFor(error, t)}
        actions={<Button onClick={onClose}>{words('cancel')}</Button>}
      >
        <p>{words('handOverText')}</p>
        <ChooseReceivers going={left} ownerId={owner.id} chosen={chosen} onChoose={setChosen} />
      </Form>
    </Drawer>
  );
}
