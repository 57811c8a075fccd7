import type { OutgoingMail } from '@norma/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx';
import { Tabs } from '../../../ui/layout/Tabs.tsx';
import { useDateTimeFormat } from '../../../ui/text/useDateTimeFormat.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { MailFrame } from './MailFrame.tsx';
import { mailTextQuery } from './queries.ts';
import { Standing } from './Standing.tsx';
import { isStuck } from './stuck.ts';
import styles from './MailSheet.module.css';

type Props = {
  mail: OutgoingMail;
  /** Whether its text is kept in a folder of the server. */
  isKept: boolean;
  onSendAgain: () => void;
  onClose: () => void;
};

/** All that is known of one mail, and what it says where it is kept. */
export function MailSheet({ mail, isKept, onSendAgain, onClose }: Props) {
  const words = useMessages('admin');
  const moment = useDateTimeFormat();
  const { name, address, state, reason, answer, attempts, postedAt, dueAt } = mail;
  return (
    <Drawer
      isOpen
      title={mail.subject ?? words('notWritten')}
      onClose={onClose}
      actions={
        isStuck(mail) && (
          <Button kind="primary" onClick={onSendAgain}>
            {words('sendAgain')}
          </Button>
        )
      }
    >
      <dl className={styles.facts}>
        <dt>{words('for')}</dt>
        <dd>
          {name && (
            <span className={styles.name}>
              <bdi>{name}</bdi>
            </span>
          )}
          <bdi dir="ltr">{address}</bdi>
        </dd>
        <dt>{words('standing')}</dt>
        <dd>
          <Standing state={state} />
          {reason && <span className={styles.reason}>{words(`reason.${reason}`)}</span>}
        </dd>
        {answer && state !== 'sent' && (
          <>
            <dt>{words('answer')}</dt>
            <dd className={styles.answer} dir="ltr">
              {answer}
            </dd>
          </>
        )}
        <dt>{words('posted')}</dt>
        <dd>
          <time dateTime={postedAt}>{moment(postedAt)}</time>
        </dd>
        {dueAt && state === 'delayed' && (
          <>
            <dt>{words('next')}</dt>
            <dd>
              <time dateTime={dueAt}>{moment(dueAt)}</time>
              <span className={styles.reason}>{words('attempts', { count: attempts })}</span>
            </dd>
          </>
        )}
      </dl>
      {isKept && mail.subject !== null && <MailText mail={mail} />}
    </Drawer>
  );
}

const panelId = 'mail-text';

function MailText({ mail: { id, subject } }: { mail: OutgoingMail }) {
  const words = useMessages('admin');
  const { data, isError } = useQuery(mailTextQuery(id));
  const [form, setForm] = useState('html');
  if (isError) return <p className={styles.none}>{words('textMissing')}</p>;
  if (!data) return <SkeletonRows rows={5} />;
  return (
    <section className={styles.text} aria-label={words('text')}>
      <Tabs
        tabs={[
          { key: 'html', label: words('asHtml') },
          { key: 'plain', label: words('asPlain') },
        ]}
        chosen={form}
        onChoose={setForm}
        label={words('text')}
        panelId={panelId}
      />
      <div id={panelId} role="tabpanel" aria-label={words(form === 'html' ? 'asHtml' : 'asPlain')}>
        {form === 'html' ? (
          <MailFrame html={data.html} title={subject ?? ''} />
        ) : (
          <pre className={styles.plain} dir="auto">
            {data.text}
          </pre>
        )}
      </div>
    </section>
  );
}
