import type { Person } from '@norma/contracts';
import { useState } from 'react';
import { administration } from '../../../client/administration.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import { ChooseReceivers } from '../orphaned-content/ChooseReceivers.tsx';
import { handOverOf, noReceivers, type Receivers } from '../orphaned-content/receivers.ts';
import { nameOf } from '../nameOf.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { usePersonChange } from './usePersonChange.ts';
import { isolate } from '../../../i18n/isolate.ts';

/** What a person is removed from: one account, or the library. */
export type Left = Person['accounts'][number] | 'library';

type Props = { person: Person; left: Left; onClose: () => void };

/** Removes a person, and asks first to whom their content is transferred. */
export function Leave({ person, left, onClose }: Props) {
  const t = useMessages('people');
  const change = usePersonChange(person.id);
  const [receivers, setReceivers] = useState<Readonly<Record<string, Receivers>>>({});
  const accountId = left === 'library' ? null : left.id;
  const here = person.belongings.filter(({ account }) => accountId === null || account.id === accountId);
  const owned = here.filter(({ groups, compassPoints }) => groups + compassPoints > 0);
  const orphaned = here.filter(({ collections, otherKeepers }) => collections > 0 && otherKeepers === 0);
  const chosenFor = (id: string): Receivers => receivers[id] ?? noReceivers;
  const name = isolate(nameOf(person));

  const send = async (): Promise<void> => {
    const handOver = owned.map((going) => handOverOf(going, chosenFor(going.account.id)));
    const body = { accountId, handOver };
    await change(() => administration.people.leave.withHeaders({ params: { id: person.id }, body }));
    showToast({ kind: 'success', message: t('hasLeft', { name }) });
    onClose();
  };
  return (
    <Drawer
      isOpen
      title={
        left === 'library'
          ? t('leaveLibraryTitle', { name })
          : t('leaveAccountTitle', { name, account: isolate(left.name) })
      }
      onClose={onClose}
    >
      <Form
        label={t('leaving')}
        submit={t(left === 'library' ? 'letLeaveLibrary' : 'letLeaveAccount')}
        onSend={send}
        isSentByEnter={false}
        actions={<Button onClick={onClose}>{t('cancel')}</Button>}
      >
        <p>{t(left === 'library' ? 'leaveLibraryText' : 'leaveAccountText')}</p>
        {owned.length > 0 && <p>{t('leaveOwned')}</p>}
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
            {t('collectionsLeft', { count: collections, account: isolate(account.name) })}
          </p>
        ))}
      </Form>
    </Drawer>
  );
}
