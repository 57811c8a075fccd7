import type { Collection } from '@norma/contracts';
import { useState } from 'react';
import { administration } from '../../../client/administration.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { RadioGroup } from '../../../ui/forms/RadioGroup.tsx';
import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import { useAccount, useFeature } from '../../session/index.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { groupsQuery, readersQuery } from '../queries.ts';
import { ChooseFrom } from './ChooseFrom.tsx';
import { useCollectionChange } from './useCollectionChange.ts';
import styles from './AddDocuments.module.css';
import { isolate } from '../../../i18n/isolate.ts';

type Props = { isOpen: boolean; collection: Collection; etag: string; onClose: () => void };

/** Says who has a collection: everyone who reads through the account, or some people of it. */
export function ShareCollection({ isOpen, ...props }: Props) {
  const t = useMessages('collections');
  return (
    <Drawer isOpen={isOpen} title={t('share')} onClose={props.onClose}>
      <Sharing {...props} />
    </Drawer>
  );
}

function Sharing({ collection, etag, onClose }: Omit<Props, 'isOpen'>) {
  const { id, isForAccount, sharedWith, sharedWithGroups } = collection;
  const t = useMessages('collections');
  const change = useCollectionChange();
  const { cgEntitlements, selectedAccountId } = useAccount();
  const account = cgEntitlements.find(({ accountId }) => accountId === selectedAccountId)?.accountName ?? '';
  const [whom, setWhom] = useState<'account' | 'people'>(isForAccount ? 'account' : 'people');
  const [people, setPeople] = useState(sharedWith);
  const [groups, setGroups] = useState(sharedWithGroups);
  const hasGroups = useFeature('groups') || sharedWithGroups.length > 0;

  const send = async (): Promise<void> => {
    const body = {
      isForAccount: whom === 'account',
      people: people.map((person) => person.id),
      groups: groups.map((group) => group.id),
    };
    await change(() =>
      administration.collections.shareCollection({ params: { id }, body }, { headers: { 'if-match': etag } }),
    );
    showToast({ kind: 'success', message: t('shared') });
    onClose();
  };
  return (
    <Form
      label={t('share')}
      submit={t('save')}
      onSend={send}
      isSentByEnter={false}
      actions={<Button onClick={onClose}>{t('cancel')}</Button>}
    >
      <RadioGroup
        label={t('whoHasIt')}
        options={[
          { value: 'account', label: t('everybodyOf', { account: isolate(account) }) },
          { value: 'people', label: t('chosenPeople') },
        ]}
        value={whom}
        onChange={setWhom}
      />
      {whom === 'people' && (
        <div className={styles.adding}>
          <ChooseFrom
            label={t('findPeople')}
            legend={t('peopleFound')}
            nothingFound={t('foundNobody')}
            nothingThere={t('foundNobody')}
            queryOf={readersQuery}
            chosen={people}
            onChoose={setPeople}
          />
          {hasGroups && (
            <ChooseFrom
              label={t('findGroups')}
              legend={t('groupsFound')}
              nothingFound={t('foundNoGroup')}
              nothingThere={t('noGroups')}
              queryOf={groupsQuery}
              chosen={groups}
              onChoose={setGroups}
            />
          )}
        </div>
      )}
    </Form>
  );
}
