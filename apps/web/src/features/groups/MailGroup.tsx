import type { Group } from '@norma/contracts';
import { useState } from 'react';
import { CallRefused, client } from '../../client/client.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Checkbox } from '../../ui/forms/Checkbox.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { Drawer } from '../../ui/overlays/Drawer.tsx';
import { TextArea } from '../../ui/forms/TextArea.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { shownName } from './names.ts';
import { useChange } from './useChange.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { WarnBeforeLoss } from './wizard/WarnBeforeLoss.tsx';
import styles from './MailGroup.module.css';

type Props = { group: Pick<Group, 'groupID' | 'name'>; onClosed: () => void };

/** Writes a mail to those in a group. */
export function MailGroup({ group: { groupID: groupId, name }, onClosed }: Props) {
  const words = useMessages('groups');
  const [subject, setSubject] = useState('');
  const [message, setMessage] = useState('');
  const [copyMeFlag, setCopyMe] = useState(false);
  const [isClosing, setClosing] = useState(false);
  const [sendingKey] = useState(() => crypto.randomUUID());
  const { mutateAsync } = useChange({
    said: 'mailed',
    change: () => client.groups.mailGroup({ body: { groupId, subject, message, copyMeFlag, sendingKey } }),
  });
  const isTyped = subject.trim() !== '' || message.trim() !== '';
  const close = (): void => (isTyped ? setClosing(true) : onClosed());
  const send = async (): Promise<void> => {
    await mutateAsync(undefined);
    onClosed();
  };
  return (
    <>
      <Drawer isOpen title={words('mailTitle', { name: shownName(name) })} onClose={close} isContentFirst>
        <p className={styles.hint}>{words('mailHint')}</p>
        <Form
          label={words('emailGroup')}
          submit={words('sendMail')}
          onSend={send}
          isReady={subject.trim() !== '' && message.trim() !== ''}
          isSentByEnter={false}
          wordsForFailure={(error) =>
            words(
              error instanceof CallRefused && error.code === 'group-without-readers'
                ? 'nobodyToMail'
                : error instanceof CallRefused && error.code === 'group-not-found'
                  ? 'gone'
                  : 'failed',
            )
          }
          actions={<Button onClick={close}>{words('cancel')}</Button>}
        >
          <TextField
            name="subject"
            label={words('subject')}
            value={subject}
            limit={255}
            dir="auto"
            required
            data-autofocus
            onChange={({ currentTarget }) => setSubject(currentTarget.value)}
          />
          <TextArea
            name="message"
            label={words('message')}
            value={message}
            limit={10_000}
            rows={8}
            dir="auto"
            required
            onChange={({ currentTarget }) => setMessage(currentTarget.value)}
          />
          <Checkbox label={words('copyMe')} state={copyMeFlag ? 'on' : 'off'} onChange={setCopyMe} />
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
