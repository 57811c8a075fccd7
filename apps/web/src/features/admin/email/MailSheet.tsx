import type { OutgoingMail } from '@norma/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState, useEffect, useRef } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx';
import { Tabs } from '../../../ui/layout/Tabs.tsx';
import { useDateTimeFormat } from '../../../ui/text/useDateTimeFormat.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { mailTextQuery } from './queries.ts';
import { MailStatus } from './MailStatus.tsx';
import { isStuck } from './stuck.ts';
import { trustedHtml } from '@norma/reader/trusted';
import admin from '../../../ui/admin/admin.module.css';
import styles from './MailSheet.module.css';

type Props = {
  mail: OutgoingMail;
  /** Whether its text is stored in a folder of the server. */
  isStored: boolean;
  onSendAgain: () => void;
  onClose: () => void;
};

/** One email in full, with its text where the server stores it. */
export function MailSheet({ mail, isStored, onSendAgain, onClose }: Props) {
  const t = useMessages('admin');
  const moment = useDateTimeFormat();
  const { name, address, state, reason, answer, attempts, postedAt, dueAt } = mail;
  return (
    <Drawer
      isOpen
      title={mail.subject ?? t('notWritten')}
      onClose={onClose}
      actions={
        isStuck(mail) && (
          <Button kind="primary" onClick={onSendAgain}>
            {t('sendAgain')}
          </Button>
        )
      }
    >
      <dl className={admin.facts}>
        <dt>{t('for')}</dt>
        <dd>
          {name && (
            <span className={styles.name}>
              <bdi>{name}</bdi>
            </span>
          )}
          <bdi dir="ltr">{address}</bdi>
        </dd>
        <dt>{t('standing')}</dt>
        <dd>
          <MailStatus state={state} />
          {reason && <span className={styles.reason}>{t(`reason.${reason}`)}</span>}
        </dd>
        {answer && state !== 'sent' && (
          <>
            <dt>{t('answer')}</dt>
            <dd className={styles.answer} dir="ltr">
              {answer}
            </dd>
          </>
        )}
        <dt>{t('posted')}</dt>
        <dd>
          <time dateTime={postedAt}>{moment(postedAt)}</time>
        </dd>
        {dueAt && state === 'delayed' && (
          <>
            <dt>{t('next')}</dt>
            <dd>
              <time dateTime={dueAt}>{moment(dueAt)}</time>
              <span className={styles.reason}>{t('attempts', { count: attempts })}</span>
            </dd>
          </>
        )}
      </dl>
      {isStored && mail.subject !== null && <MailText mail={mail} />}
    </Drawer>
  );
}

const panelId = 'mail-text';

function MailText({ mail: { id, subject } }: { mail: OutgoingMail }) {
  const t = useMessages('admin');
  const { data, isError } = useQuery(mailTextQuery(id));
  const [form, setForm] = useState('html');
  if (isError) return <p className={styles.none}>{t('textMissing')}</p>;
  if (!data) return <SkeletonRows rows={5} />;
  return (
    <section className={styles.text} aria-label={t('text')}>
      <Tabs
        tabs={[
          { key: 'html', label: t('asHtml') },
          { key: 'plain', label: t('asPlain') },
        ]}
        chosen={form}
        onChoose={setForm}
        label={t('text')}
        panelId={panelId}
      />
      <div id={panelId} role="tabpanel" aria-label={t(form === 'html' ? 'asHtml' : 'asPlain')}>
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

/**
 * A mail as its reader would see it, in a frame without scripts. The page allows no styles written into elements: they
 * are set one by one, which it does allow.
 */
function MailFrame({ html, title }: { html: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const shown = frame.current;
    if (!shown) return undefined;
    const dress = (): void => {
      const page = shown.contentDocument;
      if (!page) return;
      for (const element of page.querySelectorAll<HTMLElement>('[style]'))
        element.style.cssText = element.getAttribute('style') ?? '';
      shown.style.blockSize = `${page.documentElement.scrollHeight}px`;
    };
    shown.addEventListener('load', dress);
    const nonce = document.querySelector<HTMLElement>('[nonce]')?.nonce ?? '';
    shown.srcdoc = trustedHtml(html.replace('<style>', `<base target="_blank"><style nonce="${nonce}">`));
    return () => shown.removeEventListener('load', dress);
  }, [html]);
  return (
    <iframe className={styles.frame} ref={frame} sandbox="allow-same-origin allow-popups" title={title} />
  );
}
