import type { Group } from '@norma/contracts';
import { useState } from 'react';
import { CallRefused } from '../../client/client.ts';
import { laterClient } from '../../client/laterClient.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Checkbox } from '../../ui/forms/Checkbox.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { Drawer } from '../../ui/overlays/Drawer.tsx';
import { TextArea } from '../../ui/forms/TextArea.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { shownName } from './names.ts';
import { useGroupChange } from './useGroupChange.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { WarnBeforeLoss } from './wizard/WarnBeforeLoss.tsx';
import styles from './MailGroup.module.css';

type Props = { group: Pick<Group, 'groupID' | 'name'>; onClosed: () => void };

/** Writes an email to the members of a group. */
export function MailGroup({ group: { groupID: groupId, name }, onClosed }: Props) {
  const t = useMessages('groups');
  const [subject, setSubject] = useState('');
  const [message, setMessage] = useState('');
  const [copyMeFlag, setCopyMe] = useState(false);
  const [isClosing, setClosing] = useState(false);
  const [sendingKey] = useState(() => crypto.randomUUID());
  const { mutateAsync } = useGroupChange({
    success: 'mailed',
    change: () =>
      laterClient.groups.mailGroup({ body: { groupId, subject, message, copyMeFlag, sendingKey } }),
  });
  const isTyped = subject.trim() !== '' || message.trim() !== '';
  const close = (): void => (isTyped ? setClosing(true) : onClosed());
  const send = async (): Promise<void> => {
    await mutateAsync(undefined);
    onClosed();
  };
  return (
    <>
      <Drawer isOpen title={t('mailTitle', { name: shownName(name) })} onClose={close} isContentFirst>
        <p className={styles.hint}>{t('mailHint')}</p>
        <Form
          label={t('emailGroup')}
          submit={t('sendMail')}
          onSend={send}
          isReady={subject.trim() !== '' && message.trim() !== ''}
          isSentByEnter={false}
          failureMessage={(error) =>
            t(
              error instanceof CallRefused && error.code === 'group-without-readers'
                ? 'nobodyToMail'
                : error instanceof CallRefused && error.code === 'group-not-found'
                  ? 'gone'
                  : 'failed',
            )
          }
          actions={<Button onClick={close}>{t('cancel')}</Button>}
        >
          <TextField
            name="subject"
            label={t('subject')}
            value={subject}
            limit={255}
            dir="auto"
            required
            data-autofocus
            onChange={({ currentTarget }) => setSubject(currentTarget.value)}
          />
          <TextArea
            name="message"
            label={t('message')}
            value={message}
            limit={10_000}
            rows={8}
            dir="auto"
            required
            onChange={({ currentTarget }) => setMessage(currentTarget.value)}
          />
          <Checkbox label={t('copyMe')} state={copyMeFlag ? 'on' : 'off'} onChange={setCopyMe} />
        </Form>
      </Drawer>
      <WarnBeforeLoss
        isUnsaved={() => isTyped}
        isClosing={isClosing}
        onStay={() => setClosing(false)}
        onLeave={onClosed}
      />
    </>
  );
}
