import type { Person } from '@norma/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { administration } from '../../../client/administration.ts';
import { wordsFor } from '../../../client/wordsFor.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import { ChooseReceivers } from '../orphaned-content/ChooseReceivers.tsx';
import { handOverOf, nobody, type Receivers } from '../orphaned-content/receivers.ts';
import { nameOf } from '../nameOf.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { useChange } from './useChange.ts';
import { isolate } from '../../../i18n/isolate.ts';

/** What somebody leaves: one account, or all of the library. */
export type Left = Person['accounts'][number] | 'library';

type Props = { person: Person; left: Left; onClose: () => void };

/** Lets somebody leave, and asks first to whom goes what others still need. */
export function Leave({ person, left, onClose }: Props) {
  const words = useMessages('people');
  const { t } = useTranslation();
  const change = useChange(person.id);
  const [receivers, setReceivers] = useState<Readonly<Record<string, Receivers>>>({});
  const accountId = left === 'library' ? null : left.id;
  const here = person.belongings.filter(({ account }) => accountId === null || account.id === accountId);
  const owned = here.filter(({ groups, compassPoints }) => groups + compassPoints > 0);
  const orphaned = here.filter(({ collections, otherKeepers }) => collections > 0 && otherKeepers === 0);
  const chosenFor = (id: string): Receivers => receivers[id] ?? nobody;
  const name = isolate(nameOf(person));

  const send = async (): Promise<void> => {
    const handOver = owned.map((going) => handOverOf(going, chosenFor(going.account.id)));
    const body = { accountId, handOver };
    await change(() => administration.people.leave.withHeaders({ params: { id: person.id }, body }));
    showToast({ kind: 'success', message: words('hasLeft', { name }) });
    onClose();
  };
  return (
    <Drawer
      isOpen
      title={
        left === 'library'
          ? words('leaveLibraryTitle', { name })
          : words('leaveAccountTitle', { name, account: isolate(left.name) })
      }
      onClose={onClose}
    >
      <Form
        label={words('leaving')}
        submit={words(left === 'library' ? 'letLeaveLibrary' : 'letLeaveAccount')}
        onSend={send}
        isSentByEnter={false}
        wordsForFailure={(error) => wordsFor(error, t)}
        actions={<Button onClick={onClose}>{words('cancel')}</Button>}
      >
        <p>{words(left === 'library' ? 'leaveLibraryText' : 'leaveAccountText')}</p>
        {owned.length > 0 && <p>{words('leaveOwned')}</p>}
        {owned.map((going) => (
          <ChooseReceivers
            key={going.account.id}
            going={going}
            ownerId={person.id}
            chosen={chosenFor(going.account.id)}
            onChoose={(chosen) => setReceivers({ ...receivers, [going.account.id]: chosen })}
          />
        ))}
        {orphaned.map(({ account, collections }) => (
          <p key={account.id}>
            {words('collectionsLeft', { count: collections, account: isolate(account.name) })}
          </p>
        ))}
      </Form>
    </Drawer>
  );
}
